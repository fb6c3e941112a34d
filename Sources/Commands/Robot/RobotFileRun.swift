import Authoring
import Diagnostics
import Execution
import Robot
import RobotAnalysis

/// Runs a file of robot cards in worlds and shows each step.
struct RobotFileRun {
  /// How the name of a file of cards ends.
  static let suffix = ".robot"

  let file: String
  /// The files of the maps and levels.
  let levels: [String]
  /// Where to draw the first run; nil for no picture.
  let drawing: String?
  /// What the program may spend in each world.
  let budget: Budget

  /// Runs it in every world.
  ///
  /// - Throws: `ExitStatus` when a world is not done, `CommandFailure` when there is none.
  func run() throws {
    let source = SourceText(
      path: file, bytes: try FileReading.bytesOrFail(of: file, atMost: CurriculumReader.mostFileBytes))
    let levels = try levels.map(LevelFile.read)
    let deck = try levels.isEmpty ? nil : levels.deck()
    let program = RobotProgram(source: String(decoding: source.bytes, as: UTF8.self), deck: deck)
    try check(program, source)
    guard !levels.isEmpty else {
      throw CommandFailure("'\(file)' needs a world to run in", help: "name a map or a level with `--world FILE`")
    }
    let runs = levels.worlds.map { (name: $0.name, run: program.run(in: $0.world, budget: budget)) }
    for (name, run) in runs {
      if runs.count > 1 { Terminal.write("\(name):\n") }
      for line in run.log { Terminal.write("\(line)\n") }
    }
    if let drawing, let run = runs.first?.run {
      try OutputFile(drawing, for: "--drawing", holdsPicture: true).write(run.picture(title: file))
    }
    try end(runs.map(\.run), program, limit: levels.cardLimit)
  }

  /// Refuses a program with mistakes, which are shown.
  private func check(_ program: RobotProgram, _ source: SourceText) throws(ExitStatus) {
    let lines = LineIndex(source)
    show(
      program.problems.map { problem in
        let start = lines.start(ofLine: problem.line - 1)
        let bytes = problem.bytes ?? 0..<0
        return Diagnostic(
          Diagnostic.Code(rawValue: problem.kind.name), .error,
          at: Location(file, Span(start + bytes.lowerBound, start + bytes.upperBound)), problem.message,
          help: problem.help)
      }, of: source)
    guard program.problems.isEmpty else { throw .findings }
  }

  private func end(_ runs: [RobotRun], _ program: RobotProgram, limit: Int?) throws(ExitStatus) {
    let isOverBudget = runs.contains { if case .overBudget = $0.ending { true } else { false } }
    if isOverBudget { throw .overBudget }
    let isTooLong = limit.map { program.moves.count > $0 } ?? false
    if let limit, isTooLong {
      Terminal.write("too long: the program has \(counted(program.moves.count, "card")), the level allows \(limit)\n")
    }
    if isTooLong || !runs.allSatisfy(\.isSolved) { throw .findings }
  }
}
