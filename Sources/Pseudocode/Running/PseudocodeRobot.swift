/// A direction as a robot sees it.
public enum PseudocodeDirection: String, Sendable, Hashable, CaseIterable {
  case left, right, forward, backward
}

/// The robot that a program moves: in a level of a game, or in a picture on a page.
///
/// The sheet has a grid of squares, in which a robot faces in one of four directions.
public protocol PseudocodeRobot {
  /// Moves one square forward; gives false where that square is not free, which ends the program.
  mutating func moveForward() -> Bool
  /// Turns in place by a quarter to the left.
  mutating func rotateLeft()
  /// Turns in place by a quarter to the right.
  mutating func rotateRight()
  /// True where the square next to the robot in a direction is free.
  func canMove(_ direction: PseudocodeDirection) -> Bool
}
