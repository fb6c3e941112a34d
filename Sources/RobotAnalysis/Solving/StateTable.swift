import Support

/// A set of states in the order in which they were found; a state is one number for each world.
///
/// States of one small number are marked by a bit each, others found by open addressing over one flat array.
struct StateTable {
  private let width: Int
  private var words: [UInt64] = []
  private var slots: [Int32]
  private var marks: [UInt64]

  /// A table of states of so many numbers; a state of one number is most often below `bound`.
  init(width: Int, bound: Int) {
    self.width = width
    slots = Array(repeating: -1, count: 1024)
    marks = width == 1 && bound <= 1 << 27 ? Array(repeating: 0, count: bound / 64 + 1) : []
  }

  /// How many states there are.
  private(set) var count = 0

  /// The number of a state for one of its worlds.
  func word(_ state: Int, _ world: Int) -> UInt64 { words[state * width + world] }

  /// Adds a state; false when it was there.
  mutating func insert(_ state: [UInt64]) -> Bool {
    let word = state[0]
    if word < UInt64(marks.count * 64) {
      let (place, bit) = (Int(word / 64), UInt64(1) << (word % 64))
      guard marks[place] & bit == 0 else { return false }
      marks[place] |= bit
      words.append(word)
      count += 1
      return true
    }
    if count * 2 >= slots.count { grow() }
    let slot = slot(of: state)
    guard slots[slot] < 0 else { return false }
    slots[slot] = Int32(count)
    words += state
    count += 1
    return true
  }

  /// Where a state is, or would be.
  private func slot(of state: [UInt64]) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(state) & mask
    while slots[slot] >= 0, !isEqual(Int(slots[slot]), state) { slot = (slot + 1) & mask }
    return slot
  }

  private func isEqual(_ index: Int, _ state: [UInt64]) -> Bool {
    for world in 0..<width where words[index * width + world] != state[world] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    var state = Array(repeating: UInt64(0), count: width)
    for index in 0..<count where marks.isEmpty || words[index] >= UInt64(marks.count * 64) {
      for world in 0..<width { state[world] = words[index * width + world] }
      var slot = Self.hash(state) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  /// The same on every machine and every run.
  private static func hash(_ state: [UInt64]) -> Int {
    var hash: UInt64 = 0
    for word in state { hash = SplitMix64.following(hash ^ word) }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
