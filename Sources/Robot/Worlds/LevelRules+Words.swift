extension LevelRules {
  /// The rules that are not those of every level, for a learner, a sentence each.
  ///
  ///     The robot takes what it walks over.
  ///     The level is done when the robot is at a goal.
  public var sentences: [String] {
    let collecting = collecting == .byWalking ? ["The robot takes what it walks over."] : []
    return collecting + (end.map { ["The level is done when \($0.words)."] } ?? [])
  }
}

extension LevelRules.End {
  /// When the level is done, in words.
  fileprivate var words: String {
    switch self {
    case .allCollected: "all is collected"
    case .atGoal: "the robot is at a goal"
    case .both: "all is collected and the robot is at a goal"
    }
  }
}
