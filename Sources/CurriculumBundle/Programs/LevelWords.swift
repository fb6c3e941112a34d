/// How a robot takes what lies on a tile: published as `collecting` of a check.
public enum Collecting: String, Codable, Sendable, CaseIterable {
  /// By the card `collect`, as in a check that does not say.
  case byCard
  /// By coming to the tile; what it jumps over stays where it is.
  case byWalking
}

/// When the level in a robot's world is done: published as `doneWhen` of a check.
///
/// A check that does not say it is done when all is collected and, if the map has a goal, the robot is on it.
public enum LevelEnd: String, Codable, Sendable, CaseIterable {
  /// When all is collected, wherever the robot is.
  case allCollected
  /// When the robot is at a goal, whatever is left to collect.
  case atGoal
  /// When all is collected and the robot is at a goal.
  case both
}
