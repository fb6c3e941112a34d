/// A cursor that gives rows of a pool's items, of which it keeps the indices.
class ArrangingCursor: ItemCursor {
  /// The number of items in each row.
  final let length: Int
  /// The index in the pool of each item of the next row; freed with the cursor.
  final let places: UnsafeMutablePointer<Int>
  private final let placeCount: Int
  /// Set by the first row and after the last one.
  final var hasBegun = false
  final var isOver = false

  init(_ pool: Tuple, length: Int, placeCount: Int) {
    self.length = length
    self.placeCount = placeCount
    places = .allocate(capacity: max(1, placeCount))
    places.initialize(repeating: 0, count: max(1, placeCount))
    super.init(Value(pool))
  }

  deinit { places.deallocate() }

  override var countedBytes: Int { placeCount * MemoryLayout<Int>.stride }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    if isOver { return nil }
    if hasBegun, !goOn() {
      isOver = true
      return nil
    }
    hasBegun = true
    try machine.charge(length >> 2)
    return Value(row(&machine))
  }

  /// Advances `places` to the next row; false after the last one.
  func goOn() -> Bool { false }

  /// The items of the pool at `places`.
  func row(_ machine: inout Machine) -> Tuple {
    let row = machine.makeTuple(count: length)
    let items = source.tuple.items
    for index in 0..<length { row.items[index] = items[places[index]] }
    return row
  }
}

/// The inside of `permutations`: all places of the pool in an order of which a row is the beginning, and how many
/// exchanges each place of a row still has before it.
final class PermutationCursor: ArrangingCursor {
  private let count: Int
  private let cycles: UnsafeMutablePointer<Int>

  init(_ pool: Tuple, length: Int) {
    count = pool.count
    let length = min(length, count + 1)
    cycles = .allocate(capacity: max(1, length))
    for index in 0..<length { cycles[index] = pool.count - index }
    super.init(pool, length: length, placeCount: pool.count)
    for index in 0..<count { places[index] = index }
    isOver = length > count
  }

  deinit { cycles.deallocate() }

  override var countedBytes: Int { (count + length) * MemoryLayout<Int>.stride }

  override func goOn() -> Bool {
    for index in stride(from: length - 1, through: 0, by: -1) {
      cycles[index] -= 1
      if cycles[index] > 0 {
        let other = count - cycles[index]
        (places[index], places[other]) = (places[other], places[index])
        return true
      }
      let first = places[index]
      for place in index..<count - 1 { places[place] = places[place + 1] }
      places[count - 1] = first
      cycles[index] = count - index
    }
    return false
  }
}

/// The inside of `combinations`, in whose rows indices rise by one at least, and of `combinations_with_replacement`,
/// where they may stay the same.
final class CombinationCursor: ArrangingCursor {
  private let rise: Int
  private let last: Int

  init(_ pool: Tuple, length: Int, rise: Int) {
    self.rise = rise
    last = pool.count - 1
    super.init(pool, length: length, placeCount: length)
    for index in 0..<length { places[index] = index * rise }
    isOver = length > 0 && last < rise * (length - 1)
  }

  override func goOn() -> Bool {
    var index = length - 1
    while index >= 0, places[index] >= last - rise * (length - 1 - index) { index -= 1 }
    if index < 0 { return false }
    places[index] += 1
    var next = index + 1
    while next < length {
      places[next] = places[next - 1] + rise
      next += 1
    }
    return true
  }
}

/// The inside of `product`: a pool for each place of a row.
final class ProductCursor: ArrangingCursor {
  init(_ pools: Tuple) {
    super.init(pools, length: pools.count, placeCount: pools.count)
    for index in 0..<length where pools.items[index].tuple.count == 0 { isOver = true }
  }

  override func goOn() -> Bool {
    let pools = source.tuple.items
    for index in stride(from: length - 1, through: 0, by: -1) {
      places[index] += 1
      if places[index] < pools[index].tuple.count { return true }
      places[index] = 0
    }
    return false
  }

  override func row(_ machine: inout Machine) -> Tuple {
    let row = machine.makeTuple(count: length)
    let pools = source.tuple.items
    for index in 0..<length { row.items[index] = pools[index].tuple.items[places[index]] }
    return row
  }
}
