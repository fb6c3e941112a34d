/// A robot on a map that a program in another language moves, order by order.
///
/// It takes what lies where it goes, since such a program has no word for that.
///
///     var robot = MapRobot(in: world)
///     while robot.canGo(robot.pose.heading) { _ = robot.go() }
///     robot.ending.isSolved
public struct MapRobot: Sendable {
  private var situation: Situation
  /// Where collectibles and keys were taken, in the order in which they were taken.
  public private(set) var taken: [Coordinate] = []

  /// A robot where a map has it.
  public init(in world: World) {
    situation = Situation(world)
    take()
  }

  /// Where it is and looks.
  public var pose: Pose { situation.pose }

  /// How the run ends if the program ends now.
  public var ending: RobotEnding {
    situation.isDone ? .done : .unfinished(left: situation.left, missesGoal: situation.missesGoal)
  }

  /// Returns whether the tile next to it is one on which it can stand: no wall, pit or closed door.
  public func canGo(_ heading: Heading) -> Bool { situation.isSafe(situation.pose.coordinate.moved(heading)) }

  /// Goes one tile ahead; false where it cannot, and then it stays where it is.
  public mutating func go() -> Bool {
    guard canGo(pose.heading) else { return false }
    situation.pose.coordinate = pose.coordinate.moved(pose.heading)
    take()
    return true
  }

  /// Turns on the spot by a quarter to the left.
  public mutating func turnLeft() { situation.pose.heading = pose.heading.left }

  /// Turns on the spot by a quarter to the right.
  public mutating func turnRight() { situation.pose.heading = pose.heading.right }

  private mutating func take() {
    if situation.take() != nil { taken.append(pose.coordinate) }
  }
}
