import BigInt

/// A `range` by numbers of any size.
struct WideRange {
  var start: BigInt
  var stop: BigInt
  var step: BigInt
  var count: BigInt

  init(_ start: BigInt, _ stop: BigInt, _ step: BigInt) {
    (self.start, self.stop, self.step) = (start, stop, step)
    let distance = step > 0 ? stop - start : start - stop
    count = distance <= 0 ? 0 : (distance - 1) / BigInt(step.magnitude) + 1
  }

  /// A range whose length is known, which saves a division.
  init(_ start: BigInt, _ stop: BigInt, _ step: BigInt, count: BigInt) {
    (self.start, self.stop, self.step, self.count) = (start, stop, step, count)
  }

  subscript(index: BigInt) -> BigInt { start + index * step }

  /// The steps that it costs to add to each of the numbers once.
  var cost: Int { (start.magnitude.words.count + step.magnitude.words.count + count.magnitude.words.count) >> 3 }

  /// Takes constant time, by division; nil for a number that is not in the range.
  func index(of number: BigInt) -> BigInt? {
    let (quotient, rest) = (number - start).quotientAndRemainder(dividingBy: step)
    return rest == 0 && quotient >= 0 && quotient < count ? quotient : nil
  }
}

extension RangeBody {
  /// The same range in numbers of any size.
  var asWide: WideRange {
    guard let wide else { return WideRange(BigInt(start), BigInt(stop), BigInt(step), count: BigInt(count)) }
    return WideRange(wide.start.big, wide.stop.big, wide.step.big, count: wide.count.big)
  }
}

// Ranges, whose numbers are of 64 bits or, beyond them, `int` values.
extension Machine {
  /// Implements `range(start, stop, step)` for integers; raises ValueError for a step of 0.
  mutating func makeRange(_ start: Value, _ stop: Value, _ step: Value) throws(Raise) -> Value {
    if step.kind == .int, step.int == 0 { throw valueError("range() arg 3 must not be zero") }
    if start.kind == .int, stop.kind == .int, step.kind == .int {
      return try makeRange(start.int, stop.int, step.int)
    }
    try chargeDivision(of: stop.big - start.big, by: step.big)
    let wide = WideRange(start.big, stop.big, step.big)
    let count = int(wide.count)
    let kept = RangeBody.WideParts(tuple: makeTuple([start, stop, step, count]))
    return makeRange(RangeBody.Parts(start: 0, stop: 0, step: 1, count: Int(clamping: wide.count)), wide: kept)
  }

  private mutating func makeRange(_ start: Int, _ stop: Int, _ step: Int) throws(Raise) -> Value {
    let isEmpty = step > 0 ? start >= stop : start <= stop
    let distance = step > 0 ? stop.subtractingReportingOverflow(start) : start.subtractingReportingOverflow(stop)
    if isEmpty { return makeRange(RangeBody.Parts(start: start, stop: stop, step: step, count: 0)) }
    // As an unsigned number the distance is right even where it overflowed.
    let count = (UInt(bitPattern: distance.partialValue) - 1) / step.magnitude + 1
    guard count <= Int.max else {
      let kept = RangeBody.WideParts(tuple: makeTuple([Value(start), Value(stop), Value(step), int(BigInt(count))]))
      return makeRange(RangeBody.Parts(start: 0, stop: 0, step: 1, count: .max), wide: kept)
    }
    return makeRange(RangeBody.Parts(start: start, stop: stop, step: step, count: Int(count)))
  }

  private mutating func makeRange(_ parts: RangeBody.Parts, wide: RangeBody.WideParts? = nil) -> Value {
    let (block, header) = heap.allocate(.range, size: MemoryLayout<RangeBody>.size)
    let range = block.assumingMemoryBound(to: RangeBody.self)
    range.initialize(
      to: RangeBody(
        header: header, start: parts.start, stop: parts.stop, step: parts.step, count: parts.count, wide: wide))
    return Value(range)
  }

  /// Implements `range.start`, `range.stop` and `range.step`, numbered 0, 1 and 2.
  func part(_ number: Int, of range: RangeBody) -> Value {
    range.wide?.tuple.items[number] ?? Value([range.start, range.stop, range.step][number])
  }

  /// Implements `len(range)`; raises OverflowError for a length beyond 64 bits.
  mutating func length(of range: RangeBody) throws(Raise) -> Int {
    if let wide = range.wide, wide.count.kind == .bigInt {
      throw raise(.overflowError, "Python int too large to convert to C ssize_t")
    }
    return range.count
  }

  /// Implements `range[key]` for an index or a slice; raises IndexError or TypeError.
  mutating func getItem(_ range: RangeBody, _ key: Value) throws(Raise) -> Value {
    if key.kind == .slice { return try getSlice(of: range, key.slice) }
    let index =
      key.kind == .int
      ? key : try integer(key, orElse: "range indices must be integers or slices, not \(typeName(key))")
    if range.wide == nil, index.kind == .int {
      let place = index.int < 0 ? index.int + range.count : index.int
      if place >= 0, place < range.count { return Value(range.start &+ place &* range.step) }
    } else if range.wide != nil {
      let wide = range.asWide
      try charge(wide.cost)
      let place = index.big < 0 ? index.big + wide.count : index.big
      try chargeMultiplication(of: place, by: wide.step)
      if place >= 0, place < wide.count { return int(wide[place]) }
    }
    throw raise(.indexError, "range object index out of range")
  }

  private mutating func getSlice(of range: RangeBody, _ slice: PySlice) throws(Raise) -> Value {
    let wide = range.asWide
    try charge(2 * wide.cost)
    let part = try resolve(slice, length: wide.count)
    for factor in [part.start, part.stop, part.step] { try chargeMultiplication(of: factor, by: wide.step) }
    return try makeRange(int(wide[part.start]), int(wide[part.stop]), int(wide.step * part.step))
  }

  /// Resolves the start, stop and step of a slice for a sequence of a given length, all of any size.
  mutating func resolve(
    _ slice: PySlice, length: BigInt
  ) throws(Raise) -> (start: BigInt, stop: BigInt, step: BigInt) {
    try charge(length.magnitude.words.count >> 3)
    let step = slice.pointee.step.isNone ? 1 : try wideIndex(slice.pointee.step)
    if step == 0 { throw valueError("slice step cannot be zero") }
    let (low, high): (BigInt, BigInt) = step < 0 ? (-1, length - 1) : (0, length)
    func bound(_ index: BigInt?, orElse missing: BigInt) -> BigInt {
      index.map { min(max($0 < 0 ? $0 + length : $0, low), high) } ?? missing
    }
    let first = slice.pointee.start.isNone ? nil : try wideIndex(slice.pointee.start)
    let last = slice.pointee.stop.isNone ? nil : try wideIndex(slice.pointee.stop)
    return (bound(first, orElse: step < 0 ? high : low), bound(last, orElse: step < 0 ? low : high), step)
  }

  private mutating func wideIndex(_ value: Value) throws(Raise) -> BigInt {
    try integer(value, orElse: "slice indices must be integers or None or have an __index__ method").big
  }

  /// The index of an integer; nil for one that is not in the range, and for any other value.
  mutating func index(of key: Value, in range: RangeBody) throws(Raise) -> Value? {
    guard key.isInteger else { return nil }
    if range.wide == nil {
      guard key.kind != .bigInt, range.contains(key.int) else { return nil }
      let distance = UInt(bitPattern: range.step > 0 ? key.int &- range.start : range.start &- key.int)
      return Value(Int(distance / range.step.magnitude))
    }
    let wide = range.asWide
    try charge(wide.cost + key.big.magnitude.words.count >> 3)
    try chargeDivision(of: key.big - wide.start, by: wide.step)
    return wide.index(of: key.big).map { int($0) }
  }

  /// Compares each number of a range with a value that is no integer, but may be equal to one, as a float may.
  ///
  /// Gives the index of the first number that is equal, and how many are, of which `most` are looked for.
  mutating func search(
    _ range: Value, for value: Value, most: Int = .max
  ) throws(Raise) -> (first: Int?, count: Int) {
    let iterator = makeIterator(over: range.range.pointee)
    roots.append(iterator)
    defer { roots.removeLast() }
    var first: Int?
    var (index, count) = (0, 0)
    while count < most, let item = try next(iterator) {
      try pause(holding: item)
      if try isEqual(item, value) {
        first = first ?? index
        count += 1
      }
      index += 1
    }
    return (first, count)
  }

  func equalRanges(_ left: RangeBody, _ right: RangeBody) -> Bool {
    if left.wide == nil, right.wide == nil {
      if left.count != right.count { return false }
      return left.count == 0 || left.start == right.start && (left.count == 1 || left.step == right.step)
    }
    let (left, right) = (left.asWide, right.asWide)
    if left.count != right.count { return false }
    return left.count == 0 || left.start == right.start && (left.count == 1 || left.step == right.step)
  }

  mutating func hashRange(_ range: RangeBody) throws(Raise) -> Int {
    let count = range.wide?.count ?? Value(range.count)
    let isShort = range.count <= 1
    var state = TupleHash()
    state.combine(try hash(count))
    state.combine(try hash(range.count == 0 ? .none : part(0, of: range)))
    state.combine(try hash(isShort ? .none : part(2, of: range)))
    return state.finish(count: 3)
  }

  /// Implements `iter(range)`.
  mutating func makeIterator(over range: RangeBody) -> Value {
    guard range.wide != nil else {
      return makeIterator(.range, .none, index: range.start, stop: range.count, step: range.step)
    }
    return makeWideIterator(range.asWide)
  }

  /// Implements `reversed(range)`.
  mutating func makeReversedIterator(over range: RangeBody) throws(Raise) -> Value {
    if range.count == 0 { return makeIterator(.range, .none) }
    guard range.wide != nil else {
      return makeIterator(
        .range, .none, index: range.start &+ (range.count - 1) &* range.step, stop: range.count, step: 0 &- range.step)
    }
    let wide = range.asWide
    try charge(2 * wide.cost)
    try chargeMultiplication(of: wide.count, by: wide.step)
    let last = wide[wide.count - 1]
    return makeWideIterator(WideRange(last, wide.start - wide.step, -wide.step, count: wide.count))
  }

  private mutating func makeWideIterator(_ range: WideRange) -> Value {
    let native = makeNative(WideRangeWalk.step)
    return makeIterator(.native, native, extra: makeOpaque(type(.object), WideRangeWalk(range)))
  }

  /// Implements `repr(range)`; a step of 1 is left out: `range(0, 3)`.
  mutating func represent(_ range: RangeBody) throws(Raise) -> String {
    guard let wide = range.wide else {
      return "range(\(range.start), \(range.stop)\(range.step == 1 ? "" : ", \(range.step)"))"
    }
    let (start, stop) = (try representation(wide.start), try representation(wide.stop))
    let isPlain = wide.step.kind == .int && wide.step.int == 1
    return "range(\(start), \(stop)\(isPlain ? "" : ", \(try representation(wide.step))"))"
  }
}

/// A walk over a range whose numbers do not fit in 64 bits.
private final class WideRangeWalk: OpaquePayload {
  private var next: BigInt
  private let step: BigInt
  private var left: BigInt
  private let cost: Int

  init(_ range: WideRange) {
    (next, step, left) = (range.start, range.step, range.count)
    cost = range.cost
    countedBytes = next.countedBytes + step.countedBytes + left.countedBytes
  }

  func forEachValue(_ body: (Value) -> Void) {}

  let countedBytes: Int

  fileprivate static let step = NativeDefinition("__next__", .one) { (machine, arguments) throws(Raise) in
    guard let walk = arguments[0].opaque.pointee.payload as? WideRangeWalk, walk.left > 0 else { return .undefined }
    let number = walk.next
    try machine.charge(walk.cost + number.magnitude.words.count >> 3)
    walk.next += walk.step
    walk.left -= 1
    return machine.int(number)
  }
}
