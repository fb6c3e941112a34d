internal import ArgumentParser
internal import JSON
internal import Robot
internal import RobotAnalysis

/// `hornbook export ar-programming`.
struct ExportLevel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ar-programming",
    abstract: "Write a level of the robot as AR Programming's JSON.",
    discussion: """
      A level there has one map and no limit of cards: what is left out is listed
      on standard error.

      Examples:
        hornbook export ar-programming level.yaml --output level.json
        hornbook export ar-programming training/robots/first/fetch

      Exit status: 0 written, 2 could not run.
      """)

  @Argument(help: "A text map, a level that ends in .yaml or .json, or the full id of a robot challenge.")
  var level: String

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  @Option(help: "The curriculum in which a card's id is looked up.")
  var curriculum = CurriculumFolder.unnamed

  func run() throws {
    let level = try LevelLookup(curriculum: curriculum).level(level)
    let (json, leftOut) = ARLevel.write(
      RobotLevel(
        name: level.title, number: level.number, unlocks: level.unlocks, deck: level.deck ?? .standard,
        worlds: level.worlds))
    try OutputFile.write(PrettyJSON.text(of: json), to: output)
    for note in leftOut + level.losses { Terminal.writeError("\(level.name): left out: \(note)\n") }
  }
}
