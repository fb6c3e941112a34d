import ArgumentParser
import Authoring
import CurriculumBundle
import Exchange
import Grading
import Robot

/// `hornbook import FORMAT` of a format that holds one level.
struct ImportLevel<Format: LevelFormat>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Format.name,
      abstract: "Turn a level of \(Format.title) into a level's YAML.",
      discussion: """
        The keys are those of a robot challenge; see `hornbook manual level`. What the
        level cannot hold is listed on standard error.

        Example:
          hornbook import \(Format.name) level.json level.yaml && hornbook solve level.yaml

        Exit status: 0 written, 2 could not run.
        """)
  }

  @Argument(help: "The level's JSON.", completion: .file(extensions: ["json"]))
  var file: String

  @Argument(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  func run() throws {
    guard file.hasSuffix(LevelFile.jsonSuffix) else {
      throw CommandFailure("'\(file)' does not end in \(LevelFile.jsonSuffix)", help: "name a level's JSON")
    }
    let level = try LevelFile.read(file, as: Format.self)
    let text = AuthoredLevel.text(
      of: AuthoredLevel.Content(
        title: level.title, checks: level.worlds.map { ProgramCheck($0) },
        deck: level.deck?.cards.map(\.command.word.rawValue), number: level.number, unlocks: level.unlocks))
    try OutputFile.write(text, to: try output.map { try OutputFile(new: $0) })
  }
}
