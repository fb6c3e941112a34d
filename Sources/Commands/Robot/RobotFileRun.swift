internal import Robot

/// Runs a file of robot cards in worlds and shows each step.
struct RobotFileRun {
  let file: String
  /// The files of the maps.
  let worlds: [String]
  /// Where to draw the first run; nil for no picture.
  let drawing: String?

  /// Runs it in every world.
  ///
  /// - Throws: `ExitStatus` when a world is not done, `CommandFailure` when there is none.
  func run() throws {
    let program = RobotProgram(source: String(decoding: try FileReading.bytesOrFail(of: file), as: UTF8.self))
    for problem in program.problems {
      Terminal.writeError("\(file):\(problem.line): \(problem.message)\n  help: \(problem.help)\n")
    }
    guard program.problems.isEmpty else { throw ExitStatus.findings }
    guard !worlds.isEmpty else {
      throw CommandFailure("'\(file)' needs a world to run in", help: "name a text map with `--world MAP`")
    }
    var isSolved = true
    var isOverBudget = false
    for (index, world) in try LevelFile.worlds(worlds).enumerated() {
      let run = program.run(in: world)
      if worlds.count > 1 { Terminal.write("\(worlds[index]):\n") }
      Terminal.write(run.log.map { $0 + "\n" }.joined())
      if index == 0, let drawing { try AtomicFile.write(Array(run.picture(title: file).utf8), to: drawing) }
      isSolved = isSolved && run.isSolved
      if case .overBudget = run.ending { isOverBudget = true }
    }
    if isOverBudget { throw ExitStatus.overBudget }
    if !isSolved { throw ExitStatus.findings }
  }
}
