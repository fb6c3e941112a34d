/// Some of a program's names: a bit for each, since programs have few names and a resolver looks them up all the time.
struct NameSet: ExpressibleByArrayLiteral {
  private var bits: [UInt64] = []

  /// The names of a list.
  init(arrayLiteral names: Name...) { self.init(names) }

  /// The names of a list.
  init(_ names: [Name]) { for name in names { insert(name) } }

  func contains(_ name: Name) -> Bool {
    let index = Int(name.index) >> 6
    return index < bits.count && bits[index] & Self.bit(of: name) != 0
  }

  /// Adds a name; true where it was not there.
  @discardableResult
  mutating func insert(_ name: Name) -> Bool {
    let index = Int(name.index) >> 6
    if index >= bits.count { bits += repeatElement(0, count: index + 1 - bits.count) }
    let isNew = bits[index] & Self.bit(of: name) == 0
    bits[index] |= Self.bit(of: name)
    return isNew
  }

  /// Adds all names of another set.
  mutating func formUnion(_ other: NameSet) {
    if bits.count < other.bits.count { bits += repeatElement(0, count: other.bits.count - bits.count) }
    for index in other.bits.indices { bits[index] |= other.bits[index] }
  }

  /// The names that are not in another set.
  func subtracting(_ other: NameSet) -> NameSet {
    var rest = self
    for index in bits.indices.prefix(other.bits.count) { rest.bits[index] &= ~other.bits[index] }
    return rest
  }

  /// The names in the order of their numbers.
  var names: [Name] {
    bits.indices.flatMap { index in
      (0..<64).filter { bits[index] >> UInt64($0) & 1 == 1 }.map { Name(index: Int32(index << 6 + $0)) }
    }
  }

  private static func bit(of name: Name) -> UInt64 { 1 << UInt64(name.index & 63) }
}
