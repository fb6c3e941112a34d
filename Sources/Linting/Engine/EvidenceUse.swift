/// Where a run had its evidence on cards from.
public struct EvidenceUse: Sendable, Hashable, Codable {
  /// Of how many cards it was in a store, so that no program was run.
  public var recalled: Int
  /// Of how many cards it was found out by this run.
  public var computed: Int

  /// A use from its counts.
  public init(recalled: Int, computed: Int) {
    self.recalled = recalled
    self.computed = computed
  }
}

extension EvidenceUse {
  /// No card yet.
  public static let none = EvidenceUse(recalled: 0, computed: 0)

  /// What two parts of a run used together.
  public static func + (left: Self, right: Self) -> Self {
    Self(recalled: left.recalled + right.recalled, computed: left.computed + right.computed)
  }
}
