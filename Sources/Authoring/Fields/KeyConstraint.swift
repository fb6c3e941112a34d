/// Some keys of a form, by their indices among its declarations: a bit for each of the first 64.
struct KeySet {
  fileprivate var bits: UInt64 = 0

  /// Adds the key at an index; beyond the first 64 it is left out.
  mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
}

/// A constraint between keys of a form, by their indices, so that a few bits show that a mapping keeps it.
///
/// Nearly all mappings do, and a constraint in words is long to copy.
struct KeyConstraint: Sendable {
  private let keys: UInt64
  private let others: UInt64
  private let condition: Condition

  /// When it surely holds.
  private enum Condition {
    /// One of the keys is there.
    case any
    /// Just one of them.
    case one
    /// Not all of them.
    case notAll
    /// All of them or none.
    case allOrNone
    /// None of them, or one of the others.
    case noneOrAnyOther
    /// One of them, or none of the others.
    case anyOrNoOther
    /// None of them.
    case none
    /// The form does not have each of the keys, so that nothing is sure.
    case unknown
  }

  /// A constraint of a form with some keys.
  init(_ constraint: FieldConstraint, of fields: [FieldDeclaration]) {
    let (keys, others, condition): ([String], [String], Condition) =
      switch constraint {
      case .atLeastOne(let keys): (keys, [], .any)
      case .exactlyOne(let keys): (keys, [], .one)
      case .either(let key, let other), .notBeside(let key, let other, _): ([key, other], [], .notAll)
      case .together(let key, let other): ([key, other], [], .allOrNone)
      case .only(let key, let others): ([key], others, .noneOrAnyOther)
      case .needs(let key, let other, _, _): ([key], [other], .anyOrNoOther)
      case .onlyWhen(let key, _, _): ([key], [], .none)
      }
    (self.keys, self.others) = (Self.bits(keys, fields), Self.bits(others, fields))
    let isKnown = (keys + others).allSatisfy { key in fields.prefix(64).contains { $0.key == key } }
    self.condition = isKnown ? condition : .unknown
  }

  private static func bits(_ keys: [String], _ fields: [FieldDeclaration]) -> UInt64 {
    var set = KeySet()
    for (index, field) in fields.enumerated() where keys.contains(field.key) { set.insert(index) }
    return set.bits
  }

  /// Returns whether a mapping with some keys keeps it, whatever their values are; false where these have to be asked,
  /// too.
  func surelyHolds(_ present: KeySet) -> Bool {
    switch condition {
    case .any: present.bits & keys != 0
    case .one: (present.bits & keys).nonzeroBitCount == 1
    case .notAll: present.bits & keys != keys
    case .allOrNone: present.bits & keys == 0 || present.bits & keys == keys
    case .noneOrAnyOther: present.bits & keys == 0 || present.bits & others != 0
    case .anyOrNoOther: present.bits & keys != 0 || present.bits & others == 0
    case .none: present.bits & keys == 0
    case .unknown: false
    }
  }
}
