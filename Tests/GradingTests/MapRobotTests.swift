import Execution
import Grading
import Pseudocode
import Robot
import Testing

@Suite("The robot of pseudocode on a map")
struct MapRobotTests {
  private func run(_ source: String, in map: String) throws -> (robot: MapRobot, outcome: Outcome) {
    var robot = MapRobot(in: try World.read(map).get())
    var console = ScriptedConsole()
    let outcome = PseudocodeProgram(source: source).run(on: &console, moving: &robot)
    return (robot, outcome)
  }

  @Test("it goes, turns and takes what lies where it goes, until the level is done")
  func goes() throws {
    let map = "#####\n#>.o#\n###G#\n#####"
    let (robot, outcome) = try run(
      "REPEAT UNTIL (NOT CAN_MOVE(forward)) { MOVE_FORWARD() }\nROTATE_RIGHT()\nMOVE_FORWARD()", in: map)
    #expect(outcome.ending == .finished(status: 0))
    #expect(robot.pose == Pose(Coordinate(row: 3, column: 4), .south) && robot.ending == .done)
    #expect(robot.taken == [Coordinate(row: 2, column: 4)])
    #expect(try run("MOVE_FORWARD()", in: map).robot.ending == .unfinished(left: 1, missesGoal: true))
  }

  @Test("a wall, a pit and a closed door are not free, a door whose key was taken is")
  func looks() throws {
    let map = "#####\n#kvP#\n##D##\n##G##\n#####\n\nk red key\nP pit\nD red door"
    let look = "IF (CAN_MOVE(left) OR CAN_MOVE(forward) OR CAN_MOVE(backward)) { ROTATE_LEFT() }\n"
    let (closed, _) = try run(look + "MOVE_FORWARD()", in: map)
    #expect(closed.pose == Pose(Coordinate(row: 2, column: 3), .south))
    let fetch = "ROTATE_RIGHT()\nMOVE_FORWARD()\nROTATE_RIGHT()\nROTATE_RIGHT()\nMOVE_FORWARD()\nROTATE_RIGHT()\n"
    let (opened, outcome) = try run(fetch + "MOVE_FORWARD()", in: map)
    #expect(outcome.ending == .finished(status: 0) && opened.pose.coordinate == Coordinate(row: 3, column: 3))
  }

  @Test("a blocked robot stays where it is, and ends the program")
  func isBlocked() throws {
    let (robot, outcome) = try run("ROTATE_LEFT()\nMOVE_FORWARD()", in: "####\n#>o#\n####")
    guard case .raised(let error) = outcome.ending else { Issue.record("\(outcome.ending)"); return }
    #expect(error.type == "robot-blocked" && robot.pose.coordinate == Coordinate(row: 2, column: 2))
  }
}
