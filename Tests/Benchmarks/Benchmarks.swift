import ArgumentParser

/// `swift run -c release benchmarks`: what Hornbook costs, measured beside what it is compared with.
@main
struct Benchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks", abstract: "Measure Hornbook.",
    subcommands: [
      MeasureCommand.self, GenerateCommand.self, CostsCommand.self, FuzzCommand.self, FuzzPythonCommand.self,
    ],
    defaultSubcommand: MeasureCommand.self)
}

/// Every section, in the order in which they run; one line each.
private let sections: [any Section.Type] = [
  StartToExit.self, AgainstLibYAML.self, Growth.self, AgainstHandMade.self, AgainstCPython.self, AgainstNode.self,
  SolverGrowth.self, Remembering.self, OneChange.self, Publishing.self, PuzzleOrders.self, Mutants.self,
  ReleaseDifferences.self, HostilePrograms.self, Crowds.self, PreviewLatency.self, EditorLatency.self,
]

/// `benchmarks measure [SECTION…]`.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure all sections, or those named: \(names.joined(separator: ", ")).")
  private static let names = sections.map { $0.name }

  @Argument(help: "The sections to measure.")
  var wanted: [String] = []

  @Option(help: "The release build of hornbook to measure; by default the one beside this program.")
  var hornbook: String?

  func validate() throws {
    for name in wanted where !Self.names.contains(name) { throw ValidationError("there is no section '\(name)'") }
  }

  func run() throws {
    let bench = try Workbench(hornbook: hornbook)
    print(Machine.line + "\n")
    for section in sections where wanted.isEmpty || wanted.contains(section.name) {
      print(try section.run(on: bench), terminator: "")
    }
    print("at the end: " + Machine.line)
  }
}

/// `benchmarks generate FOLDER`.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write the curriculum that is measured into a folder, to look at or to profile.")

  @Argument(help: "The folder to make.")
  var folder: String

  @Option(help: "How many cards.")
  var cards = 40_000

  @Option(help: "How many of them have a program.")
  var programs = 0

  func run() throws {
    var writer = CurriculumWriter(path: folder, size: .init(cards: cards, programs: programs), seed: 1)
    try writer.write()
    print("\(writer.files.count) files, \(megabytes(writer.bytes))")
  }
}
