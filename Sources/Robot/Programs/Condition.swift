/// What `while` and `if` ask before they decide.
public struct Condition: Sendable, Hashable {
  /// What is looked at.
  public var test: Test
  /// Whether the answer is turned round: `not wall ahead`.
  public var isNegated: Bool

  /// A condition; `not` turns it round.
  public init(_ test: Test, not isNegated: Bool = false) {
    self.test = test
    self.isNegated = isNegated
  }

  /// What the robot can look at.
  public enum Test: Sendable, Hashable {
    /// A step forward would bump into a wall, a closed door or the edge of the map.
    case wallAhead
    /// A step forward would fall into a pit.
    case pitAhead
    /// A step forward would be safe.
    case pathAhead
    /// A step to the left, after a turn, would be safe.
    case pathLeft
    /// A step to the right, after a turn, would be safe.
    case pathRight
    /// Something to collect lies under the robot, a collectible or a key.
    case onCollectible
    /// The robot stands on a goal.
    case atGoal
    /// The floor under the robot has this color.
    case on(TileColor)
  }

  /// Every condition there is, each followed by its negation.
  public static let all: [Condition] = Test.all.flatMap { [Condition($0), Condition($0, not: true)] }

  /// The condition as a program writes it: `not wall ahead`.
  public var name: String { (isNegated ? "not " : "") + test.name }

  /// The opposite condition.
  public var negated: Condition { Condition(test, not: !isNegated) }

  /// The condition of a name; nil when there is none.
  public init?(name: String) {
    guard let condition = Self.byName[name] else { return nil }
    self = condition
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Condition.Test {
  /// Every test there is.
  public static let all: [Condition.Test] =
    [.wallAhead, .pitAhead, .pathAhead, .pathLeft, .pathRight, .onCollectible, .atGoal]
    + TileColor.allCases.map { .on($0) }

  /// What it asks, in a few words.
  public var summary: String {
    switch self {
    case .wallAhead: "a step would bump into a wall, a closed door or the edge of the map"
    case .pitAhead: "a step would fall into a pit"
    case .pathAhead: "a step ahead would be safe"
    case .pathLeft: "a step to the left, after a turn, would be safe"
    case .pathRight: "a step to the right, after a turn, would be safe"
    case .onCollectible: "something to collect lies under the robot"
    case .atGoal: "the robot stands on a goal"
    case .on(let color): "the floor under the robot is \(color.rawValue)"
    }
  }

  /// The test as a program writes it: `wall ahead`.
  public var name: String {
    switch self {
    case .wallAhead: "wall ahead"
    case .pitAhead: "pit ahead"
    case .pathAhead: "path ahead"
    case .pathLeft: "path left"
    case .pathRight: "path right"
    case .onCollectible: "on collectible"
    case .atGoal: "at goal"
    case .on(let color): "on \(color.rawValue)"
    }
  }
}
