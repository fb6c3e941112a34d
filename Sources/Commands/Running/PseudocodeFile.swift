import Authoring
import Execution
import Grading
import Pseudocode
import Robot

/// A file with a program in pseudocode.
struct PseudocodeFile {
  /// How its name ends.
  static let suffix = ".pseudocode"

  /// The program; a mistake in it is reported when it runs.
  let program: PseudocodeProgram
  /// The world in which its robot is; nil for none.
  private let world: World?

  /// Reads a file, and the file of its robot's world.
  ///
  /// - Throws: `CommandFailure` when one cannot be read, or there are several worlds.
  init(reading path: String, levels: [String] = []) throws {
    let bytes = try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes)
    program = PseudocodeProgram(source: String(decoding: bytes, as: UTF8.self))
    let worlds = try levels.map(LevelFile.read).worlds
    guard worlds.count < 2 else {
      throw CommandFailure("a program in pseudocode runs in one world", help: "name a map or level with one world")
    }
    world = worlds.first?.world
  }

  /// Runs the program; its robot is where it got to.
  func run(on console: inout some Console, budget: Budget) -> (outcome: Outcome, robot: MapRobot?) {
    guard let world else { return (program.run(on: &console, budget: budget), nil) }
    var robot = MapRobot(in: world)
    return (program.run(on: &console, moving: &robot, budget: budget), robot)
  }

  /// Runs and traces the program; its robot is where it got to.
  func trace(on console: inout some Console, budget: Budget) -> (outcome: Outcome, trace: Trace, robot: MapRobot?) {
    guard let world else {
      let (outcome, trace) = program.trace(on: &console, budget: budget)
      return (outcome, trace, nil)
    }
    var robot = MapRobot(in: world)
    let (outcome, trace) = program.trace(on: &console, moving: &robot, budget: budget)
    return (outcome, trace, robot)
  }
}
