public import Execution

/// The catalogue of mutants of Robot programs: each way in which one is made, by its group.
public enum RobotMutations {
  /// All of them, in the order in which they are told.
  public static let all: [MutationKind] = [
    count, negated, condition, dropped, droppedElse, emptied, leftRight, ifForWhile, movedOut, movedIn, stepForJump,
  ]

  static let count = MutationKind(
    "robot-count", .bounds, "a repeat that goes round once more or less", "repeat 3\n  forward\nend\n",
    "repeat 2\n  forward\nend\n")
  static let negated = MutationKind(
    "robot-negated", .branches, "a condition turned round", "if wall ahead\n  left\nend\n",
    "if not wall ahead\n  left\nend\n")
  static let condition = MutationKind(
    "robot-condition", .branches, "left and right mixed up in a condition", "if path left\n  left\nend\n",
    "if path right\n  left\nend\n")
  static let dropped = MutationKind(
    "robot-left-out", .statements, "a card left out", "forward\ncollect\n", "forward\n")
  static let droppedElse = MutationKind(
    "robot-else-left-out", .statements, "an else left out with what it does",
    "if wall ahead\n  left\nelse\n  forward\nend\n", "if wall ahead\n  left\nend\n")
  static let emptied = MutationKind(
    "robot-block-left-out", .statements, "a repeat, while or if left out: its cards stand alone",
    "repeat 2\n  forward\nend\n", "forward\n")
  static let leftRight = MutationKind(
    "robot-left-right", .misconceptions, "left and right mixed up", "left\nforward\n", "right\nforward\n")
  static let ifForWhile = MutationKind(
    "robot-if-for-while", .misconceptions, "if where while is meant", "while path ahead\n  forward\nend\n",
    "if path ahead\n  forward\nend\n")
  static let movedOut = MutationKind(
    "robot-moved-out", .misconceptions, "a card behind its block", "repeat 2\n  forward\n  left\nend\n",
    "repeat 2\n  forward\nend\nleft\n")
  static let movedIn = MutationKind(
    "robot-moved-in", .misconceptions, "a card inside of the block before it", "repeat 2\n  forward\nend\nleft\n",
    "repeat 2\n  forward\n  left\nend\n")
  static let stepForJump = MutationKind(
    "robot-step-for-jump", .misconceptions, "forward and jump mixed up", "jump\ncollect\n", "forward\ncollect\n")
}
