import ArgumentParser
import Authoring
import Diagnostics
import Execution
import Python
import Robot

/// `hornbook run TARGET`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a file with a program, or the program on a card, as apps run it, or by the tools of this machine.",
    discussion: """
      Examples:
        hornbook run hello.py
        echo Ada | hornbook run greet.py
        hornbook run --watch hello.py                     again at each save
        hornbook run countdown.slang
        hornbook run spiral.py --drawing spiral.svg       what its turtles drew, as a picture
        hornbook run --trace total.py                     each line that runs, and what it changed
        hornbook run average.pseudocode                   the pseudocode of the AP CSP exam
        hornbook run Hello.java                           sandboxed; also .js, .swift
        hornbook run walk.robot --world maze.txt          robot cards, one a line, in a map or level
        hornbook run training/printing/say-hello/run-it   what a card's program does, beside what the card says

      A card gets the budget that it has in the apps: \(Self.steps(of: .lesson)) steps, or what
      `lint:` in curriculum.yaml says, and \(Budget.lesson.memory >> 20) MiB of memory.
      A file gets more, since a person waits for it and can interrupt it:
      \(Self.steps(of: fileBudget)) steps and \(fileBudget.memory >> 20) MiB. \
      What runs as a file may be too much for a card.

      Into a file or a pipe, a program's output goes byte for byte, as with python3.
      On a terminal, its control characters are shown: ␛, ␇, \\u202e.

      Exit status of a file: 0 when it ends well, 1 on an error that nobody caught,
      3 when it is over its budget, or what the program asks for.
      Exit status of a card: 0 when it does what it says, 1 when not.
      Of either: 2 when it could not run.
      """)

  @Argument(
    help: "A file that ends in .py, .slang, .robot, .pseudocode, .js, .java or .swift, or the full id of a card.")
  var target: String

  @Option(
    name: .customLong("max-steps"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      Most steps that the program may take; \(Self.steps(of: Self.fileBudget)) for a file, \
      \(Self.steps(of: .lesson)) for a card.
      """
    ))
  var maxSteps: Count?

  @Option(
    name: .customLong("max-memory"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      Most memory that the program may take, in MiB; \(Self.fileBudget.memory >> 20) for a file, \
      \(Budget.lesson.memory >> 20) for a card.
      """))
  var maxMemory: Count?

  @Option(help: "Where to write what a file's turtles draw, or the way of the robot, as SVG.")
  var drawing: String?

  @Flag(help: "Show each line of a file that runs, with the variables that changed before it and what it prints.")
  var trace = false

  @Option(help: "How the steps of --trace, or what a card does, are shown: text, or json with all that is known.")
  var format: TraceFormat?

  @Option(
    name: .customLong("world"),
    help: "A text map, or a level that ends in .yaml or .json, in which the robot of a program is.")
  var worlds: [String] = []

  @Option(
    help: "The curriculum in which a card's id is looked up; without it, ./curriculum or the one that you are in.")
  var curriculum: String?

  @OptionGroup
  var toolchains: ToolchainOption

  @Flag(
    help: "Keep running, and run again whenever the file, or one of the card's curriculum, is saved; Ctrl-C ends it.")
  var watch = false

  func validate() throws {
    for (name, count) in [("--max-steps", maxSteps), ("--max-memory", maxMemory)] { try count?.check(name) }
    if format != nil, !trace, kind != .card {
      throw ValidationError("--format is how --trace shows steps, and stands with it, or with a card")
    }
    if format == .json, kind == .card, maxMemory != nil {
      throw ValidationError("--max-memory does not go with --format json: evidence depends on the memory of a lesson")
    }
    for (option, isGiven, kinds) in options where isGiven && !kinds.contains(kind) {
      let places = kinds.map(\.description).joined(separator: ", ")
      throw ValidationError("\(option) means nothing for \(kind.description); it goes with \(places)")
    }
  }

  /// What can be run.
  private enum Kind: CustomStringConvertible, CaseIterable {
    case python, slang, robot, pseudocode, tool, card

    /// What it is, for a message.
    var description: String {
      switch self {
      case .python: "a .py file"
      case .slang: "a .slang file"
      case .robot: "a .robot file"
      case .pseudocode: "a .pseudocode file"
      case .tool: "a .js, .java or .swift file"
      case .card: "a card"
      }
    }
  }

  private var kind: Kind {
    if target.hasSuffix(".py") { return .python }
    if target.hasSuffix(SlangFile.suffix) { return .slang }
    if target.hasSuffix(PseudocodeFile.suffix) { return .pseudocode }
    if target.hasSuffix(RobotFileRun.suffix) { return .robot }
    return ToolFile.language(of: target) == nil ? .card : .tool
  }

  /// The options that do not go with everything: whether they are given, and with what they go.
  private var options: [(name: String, isGiven: Bool, kinds: [Kind])] {
    [
      ("--max-memory", maxMemory != nil, [.python, .slang, .pseudocode, .tool, .card]),
      ("--drawing", drawing != nil, [.python, .robot]),
      ("--trace", trace, [.python, .slang, .pseudocode]), ("--world", !worlds.isEmpty, [.robot, .pseudocode]),
      ("--curriculum", curriculum != nil, [.card]), ("--with-toolchains", toolchains.withToolchains, [.card]),
    ]
  }

  func run() throws {
    if watch { try RunWatch(target: target, files: watchedFiles).run() }
    switch kind {
    case .python: try runFile()
    case .slang: try runSlangFile()
    case .pseudocode: try runPseudocodeFile()
    case .tool: try runToolFile()
    case .robot:
      var budget = Budget.robot
      if let steps = maxSteps?.value { budget.steps = steps }
      try RobotFileRun(file: target, levels: worlds, drawing: drawing, budget: budget).run()
    case .card:
      let run = CardRun(
        curriculum: curriculum ?? CurriculumFolder.unnamed, budget: budget, tools: toolchains.tools)
      if format == .json { try run.prove(card: target) } else { try run.run(card: target) }
    }
  }

  /// The absolute paths of the files that decide what a run does.
  private func watchedFiles() -> [String] {
    switch kind {
    case .python, .slang, .robot, .pseudocode, .tool: ([target] + worlds).map(FilePath.absolute)
    case .card:
      (try? CurriculumFolder(containing: curriculum ?? CurriculumFolder.unnamed))?.watchedPaths ?? []
    }
  }

  private func runSlangFile() throws {
    let file = try SlangFile(reading: target)
    let program = try file.checkedProgram()
    guard trace else {
      var console = TerminalConsole()
      let outcome = program.run(on: &console, budget: budget(Self.fileBudget))
      console.flush()
      return try end(outcome)
    }
    let (outcome, trace) = program.trace(budget: budget(Self.fileBudget))
    show(TracedRun(file: target, source: file.string, outcome: outcome, trace: trace))
    try end(outcome)
  }

  private func runToolFile() throws {
    guard let language = ToolFile.language(of: target) else { return }
    try end(try ToolFile(reading: target, in: language).run(budget: budget(Self.toolBudget)), within: Self.toolBudget)
  }

  private func runPseudocodeFile() throws {
    let file = try PseudocodeFile(reading: target, levels: worlds)
    guard trace else {
      var console = TerminalConsole()
      let (outcome, robot) = file.run(on: &console, budget: budget(Self.fileBudget))
      console.flush()
      try end(outcome)
      try robot.map(end)
      return
    }
    var console = TraceConsole()
    var (outcome, trace, robot) = file.trace(on: &console, budget: budget(Self.traceBudget))
    outcome.transcript = console.transcript
    show(TracedRun(file: target, source: file.program.source, outcome: outcome, trace: trace))
    try end(outcome)
    try robot.map(end)
  }

  /// Says where the robot got to, which a program leaves there.
  private func end(_ robot: MapRobot) throws(ExitStatus) {
    let (pose, ending) = (robot.pose, robot.ending)
    // The space behind the last value ends no line.
    Terminal.writeError(
      """

      hornbook: the robot is at \(pose.coordinate), looking \(pose.heading.rawValue)
        \(ending.name): \(ending.message)

      """)
    if !ending.isSolved { throw .findings }
  }

  private func runFile() throws {
    let bytes = try FileReading.bytesOrFail(of: target, atMost: CurriculumReader.mostFileBytes)
    let program = PythonProgram(source: String(decoding: bytes, as: UTF8.self), fileName: target)
    let outcome = trace ? runTraced(program) : runPlain(program)
    if let drawing {
      try write(outcome.drawing ?? Drawing(), to: drawing)
    } else if outcome.drawing != nil {
      Terminal.writeError("hornbook: the turtle drew something; see it with `--drawing \(picture)`\n")
    }
    try end(outcome)
  }

  /// A file for the picture of a program.
  private var picture: String { (target.dropLast(3) + ".svg").shellWord }

  /// Ends the command as a file's program ended.
  private func end(_ outcome: Outcome, within most: Budget = fileBudget) throws {
    switch outcome.ending {
    case .finished(let status): if status != 0 { throw ExitStatus(rawValue: Int32(truncatingIfNeeded: status)) }
    case .raised: throw ExitStatus.findings
    case .stopped(let limit, let line):
      Terminal.writeError(stopNote(limit, line: line, budget: budget(most)))
      throw ExitStatus.overBudget
    }
  }

  private func runPlain(_ program: PythonProgram) -> Outcome {
    var console = TerminalConsole()
    let outcome = program.run(on: &console, budget: budget(Self.fileBudget))
    console.flush()
    return outcome
  }

  private func runTraced(_ program: PythonProgram) -> Outcome {
    var console = TraceConsole()
    var (outcome, trace) = program.trace(on: &console, budget: budget(Self.traceBudget))
    outcome.transcript = console.transcript
    let run = TracedRun(file: target, source: program.source, outcome: outcome, trace: trace)
    show(run)
    return outcome
  }

  private func show(_ run: TracedRun) { Terminal.write(ShownText(lines: run.render(format ?? .text))) }

  private func write(_ drawing: Drawing, to path: String) throws {
    let file = try OutputFile(path, for: "--drawing", holdsPicture: true)
    do throws(FileFailure) { try file.write(drawing.svg) } catch {
      throw CommandFailure("cannot write '\(path)': \(error.reason)")
    }
  }

  private func stopNote(_ limit: Limit, line: Int, budget: Budget) -> ShownText {
    let (fact, help) =
      switch limit {
      case .steps: (timeNote(budget), "look for a loop that never ends, or give more with --max-steps")
      case .memory:
        ("it needs more than \(budget.memory >> 20) MiB of memory", "keep less at once, or give more with --max-memory")
      case .output: ("it printed more than \(grouped(budget.output)) bytes", "print less")
      case .depth: ("its calls nest more than \(budget.depth) deep", "look for a function that calls itself for ever")
      }
    return "hornbook: '\(target)' was stopped\(stopPlace(line, inTool: kind == .tool)): \(fact)\n  help: \(help)\n"
  }

  private func timeNote(_ budget: Budget) -> String {
    guard kind == .tool else { return "it took more than \(counted(budget.steps, "step"))" }
    return "it took more than \(counted(max(1, budget.steps / Budget.stepsOfASecond), "second"))"
  }

  /// What a file may spend: far more than a lesson, since a person waits and can interrupt.
  private static let fileBudget = Budget(steps: 2_000_000_000, memory: 1 << 30, output: 1 << 40, depth: 1000)

  /// The budget of a file that a tool runs: its output is held until it ends.
  private static let toolBudget = Budget(steps: 200_000_000, memory: 256 << 20, output: 16 << 20, depth: 1000)

  /// What a traced file may spend: a person waits for the end before the first line of the trace is shown.
  private static let traceBudget = Budget(steps: 50_000_000, memory: 1 << 30, output: 1 << 40, depth: 1000)

  /// The steps of a budget as a person reads them: `20 million`.
  private static func steps(of budget: Budget) -> String { "\(budget.steps / 1_000_000) million" }

  private func budget(_ standard: Budget) -> Budget {
    var budget = standard
    if let steps = maxSteps?.value { budget.steps = steps }
    if let memory = maxMemory?.value { budget.memory = min(memory, Int.max >> 20) << 20 }
    return budget
  }
}
