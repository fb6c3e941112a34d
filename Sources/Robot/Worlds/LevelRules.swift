/// How what lies on a map is collected, and when its level is done.
///
///     World.read(">.oG", rules: LevelRules(collecting: .byWalking, end: .atGoal))
public struct LevelRules: Sendable, Hashable {
  /// How the robot takes what lies on a tile.
  public enum Collecting: String, Sendable, Hashable, CaseIterable {
    /// By the card `collect`, on the tile.
    case byCard
    /// By coming to the tile; what it jumps over stays where it is.
    case byWalking
  }

  /// The conditions under which a level is done.
  public enum End: String, Sendable, Hashable, CaseIterable {
    /// Everything collectible is taken, wherever the robot is.
    case allCollected
    /// The robot is at a goal, whatever is left to collect.
    case atGoal
    /// Everything collectible is taken, and the robot is at a goal.
    case both
  }

  /// How the robot takes what lies on a tile.
  public var collecting: Collecting
  /// When the level is done; nil for what the map has: all collected and, if there is a goal, the robot on it.
  public var end: End?

  /// The rules of a level; without arguments those of one that says nothing about them.
  public init(collecting: Collecting = .byCard, end: End? = nil) {
    self.collecting = collecting
    self.end = end
  }
}
