/// What a robot program can use that a lesson can teach; the raw value follows `robot.` in its stable name.
///
/// Names are for ever: lessons name them.
public enum RobotConcept: String, Sendable, CaseIterable {
  // Actions
  case forward, left, right, jump, collect
  // Blocks
  case repetition = "repeat"
  case whileLoop = "while"
  case condition = "if"
  case otherwise = "else"
  case routine, call
  /// A card that does its routine from inside the routine.
  case recursion
  /// A `repeat` or `while` inside of another.
  case nestedLoop = "loop.nested"
  /// An `if` inside of a `repeat` or `while`.
  case conditionInLoop = "loop.if"
  // Conditions
  case wallAhead = "condition.wall-ahead"
  case pitAhead = "condition.pit-ahead"
  case pathAhead = "condition.path-ahead"
  case pathLeft = "condition.path-left"
  case pathRight = "condition.path-right"
  case onCollectible = "condition.on-collectible"
  case atGoal = "condition.at-goal"
  case onColor = "condition.on-color"
  case not = "condition.not"

  /// Its stable name.
  public var id: String { "robot." + rawValue }

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .forward: "a step ahead"
    case .left: "a turn to the left"
    case .right: "a turn to the right"
    case .jump: "a jump over a tile"
    case .collect: "taking what lies here"
    case .repetition: "a repeat"
    case .whileLoop: "a while"
    case .condition: "an if"
    case .otherwise: "an else"
    case .routine: "a routine"
    case .call: "a card that does the routine"
    case .recursion: "a routine that does itself again"
    case .nestedLoop: "a repeat or while inside of another"
    case .conditionInLoop: "an if inside of a repeat or while"
    case .wallAhead: "looking for a wall ahead"
    case .pitAhead: "looking for a pit ahead"
    case .pathAhead: "looking whether the way ahead is free"
    case .pathLeft: "looking whether the way to the left is free"
    case .pathRight: "looking whether the way to the right is free"
    case .onCollectible: "looking for something to collect"
    case .atGoal: "looking whether this is the goal"
    case .onColor: "looking at the color of the floor"
    case .not: "the opposite of a condition"
    }
  }

  /// The concept of a kind of card; nil for `end`, which teaches nothing by itself.
  init?(_ word: Move.Word) {
    switch word {
    case .forward: self = .forward
    case .left: self = .left
    case .right: self = .right
    case .jump: self = .jump
    case .collect: self = .collect
    case .repeat: self = .repetition
    case .while: self = .whileLoop
    case .if: self = .condition
    case .else: self = .otherwise
    case .routine: self = .routine
    case .call: self = .call
    case .end: return nil
    }
  }

  /// The concept of what a condition looks at.
  init(_ test: Condition.Test) {
    switch test {
    case .wallAhead: self = .wallAhead
    case .pitAhead: self = .pitAhead
    case .pathAhead: self = .pathAhead
    case .pathLeft: self = .pathLeft
    case .pathRight: self = .pathRight
    case .onCollectible: self = .onCollectible
    case .atGoal: self = .atGoal
    case .on: self = .onColor
    }
  }
}
