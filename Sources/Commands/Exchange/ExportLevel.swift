import ArgumentParser
import Exchange
import JSON
import Robot
import RobotAnalysis

/// `hornbook export FORMAT` of a format that holds one level.
struct ExportLevel<Format: LevelFormat>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Format.name,
      abstract: "Write a level of the robot as \(Format.title)'s JSON.",
      discussion: """
        \(Format.limits): what is left out is listed
        on standard error.

        Examples:
          hornbook export \(Format.name) level.yaml --output level.json
          hornbook export \(Format.name) training/robots/first/fetch

        Exit status: 0 written, 2 could not run.
        """)
  }

  @Argument(help: "A text map, a level that ends in .yaml or .json, or the full id of a robot challenge.")
  var level: String

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  @Option(help: "The curriculum in which a card's id is looked up.")
  var curriculum = CurriculumFolder.unnamed

  func run() throws {
    let level = try LevelLookup(curriculum: curriculum).level(level)
    let (json, leftOut) = Format.write(
      RobotLevel(
        name: level.title, number: level.number, unlocks: level.unlocks, deck: level.deck ?? .standard,
        worlds: level.worlds))
    try OutputFile.write(PrettyJSON.text(of: json), to: output)
    for note in leftOut + level.losses { Terminal.writeError("\(level.name): left out: \(note)\n") }
  }
}
