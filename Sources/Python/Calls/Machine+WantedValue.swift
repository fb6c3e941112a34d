import Execution

// How a teacher compares a value with the one that was asked for: no class of the program has a say, unless the value
// that was asked for is of one.
extension Machine {
  /// The part of the larger of two floats by which they may differ.
  private static let relativeTolerance = 1e-9
  /// By how much two floats may differ in any case.
  private static let absoluteTolerance = 1e-12

  /// Whether a value is the one that was asked for.
  mutating func isSame(_ value: Value, asWanted wanted: Value) throws(Raise) -> Bool {
    try charge(1)
    let (plain, other) = (unwrap(value), unwrap(wanted))
    if isUser(other) { return try isTrue(compare(.equal, wanted, value)) }
    if isUser(plain) { return false }
    if plain.kind == .bool || other.kind == .bool { return plain.isIdentical(to: other) }
    switch (plain.kind, other.kind) {
    case (.float, _) where other.isNumber && other.kind != .complex,
      (_, .float) where plain.isNumber && plain.kind != .complex:
      return try isNear(plain, other)
    case (.list, .list), (.tuple, .tuple):
      return try nested { (machine) throws(Raise) in try machine.areSame(plain, asWanted: other) }
    case (.dict, .dict):
      return try nested { (machine) throws(Raise) in try machine.isSame(plain.dict, asWanted: other.dict) }
    case (.set, .set), (.set, .frozenSet), (.frozenSet, .set), (.frozenSet, .frozenSet):
      return try nested { (machine) throws(Raise) in try machine.isSame(plain.set, asWanted: other.set) }
    default: return try isTrue(compare(.equal, other, plain))
    }
  }

  private mutating func isNear(_ value: Value, _ wanted: Value) throws(Raise) -> Bool {
    let (first, second) = (try double(value), try double(wanted))
    if first == second || first.isNaN && second.isNaN { return true }
    guard first.isFinite, second.isFinite else { return false }
    let largest = max(abs(first), abs(second))
    return abs(first - second) <= max(Self.relativeTolerance * largest, Self.absoluteTolerance)
  }

  /// Whether two lists or two tuples have the same items.
  private mutating func areSame(_ value: Value, asWanted wanted: Value) throws(Raise) -> Bool {
    var index = 0
    while index < value.sequenceCount, index < wanted.sequenceCount {
      guard try isSame(value.sequenceItem(index), asWanted: wanted.sequenceItem(index)) else { return false }
      index += 1
    }
    return value.sequenceCount == wanted.sequenceCount
  }

  private mutating func isSame(_ value: Dict, asWanted wanted: Dict) throws(Raise) -> Bool {
    guard value.count == wanted.count else { return false }
    var index = 0
    while index < wanted.pointee.used {
      let entry = wanted.entries[index]
      index += 1
      if entry.key.isUndefined { continue }
      let place = try findIndex(value, entry.key, hash: entry.hash)
      guard place >= 0 else { return false }
      let found = value.entries[place]
      guard try isSame(found.key, asWanted: entry.key) else { return false }
      guard try isSame(found.value, asWanted: entry.value) else { return false }
    }
    return true
  }

  private mutating func isSame(_ value: PySet, asWanted wanted: PySet) throws(Raise) -> Bool {
    guard value.count == wanted.count else { return false }
    var start = 0
    while let index = wanted.nextIndex(start) {
      let entry = wanted.pointee.entries[index]
      start = index + 1
      let place = try findIndex(value, entry.key, hash: entry.hash)
      guard place >= 0 else { return false }
      guard try isSame(value.pointee.entries[place].key, asWanted: entry.key) else { return false }
    }
    return true
  }
}
