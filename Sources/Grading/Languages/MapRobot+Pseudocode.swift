public import Pseudocode
public import Robot

/// The robot procedures of the reference sheet move our robot on our maps.
extension MapRobot: PseudocodeRobot {
  /// Goes one tile ahead; false where it cannot.
  public mutating func moveForward() -> Bool { go() }

  /// Turns by a quarter to the left.
  public mutating func rotateLeft() { turnLeft() }

  /// Turns by a quarter to the right.
  public mutating func rotateRight() { turnRight() }

  /// Returns whether it can stand on the tile next to it in a direction.
  public func canMove(_ direction: PseudocodeDirection) -> Bool {
    switch direction {
    case .forward: canGo(pose.heading)
    case .left: canGo(pose.heading.left)
    case .right: canGo(pose.heading.right)
    case .backward: canGo(pose.heading.left.left)
    }
  }
}
