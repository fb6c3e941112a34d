import Execution

extension Machine {
  /// Notes that the order of a set shows at a key, unless hashes of such keys are the same in every run.
  @inline(__always)
  mutating func noteOrder(of set: PySet, at index: Int) {
    if set.count > 1, !set.pointee.entries[index].key.kind.hasFixedHash { chances.insert(.setOrder) }
  }
}

extension Kind {
  /// Whether the hash of such a value is the same in every run: that of a number.
  var hasFixedHash: Bool { self == .int || self == .bool || self == .float || self == .bigInt || self == .complex }
}
