internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import Exchange
internal import JSON

/// `hornbook export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a curriculum, or a level of it, in another system's format.",
    discussion: """
      Examples:
        hornbook export champion my-course > cards.json
        hornbook export ar-programming level.yaml > level.json

      `hornbook manual exchange` shows the shapes of all systems.
      """,
    subcommands: [
      ExportChampion.self, ExportSwiftly.self, ExportQuicode.self, ExportSlang.self, ExportLevels.self,
      ExportLevel.self,
    ])
}

/// `hornbook export champion`.
struct ExportChampion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "champion",
    abstract: "Write a curriculum as Champion's published JSON.",
    discussion: """
      What was imported and not changed comes out as it went in. Champion's JSON
      has no place for blocks (their episodes follow one another), for ids, and for
      most that is said about modules and episodes: what is left out is listed by
      its keys on standard error.

      Example:
        hornbook export champion my-course --output cards.json

      Exit status: 0 written, 1 written, but a card would not do in the app what it
      says, which is a finding, 2 could not run.
      """)

  @OptionGroup var target: ExportTarget

  func run() throws {
    let (authored, _) = try ExportedFile.curriculum(target.curriculum)
    let (json, diagnostics) = Champion.exporting(authored)
    let file = ExportedFile(json: json, omissions: Champion.omissions(of: authored), diagnostics: diagnostics)
    try file.write(to: target.output, system: "Champion", authored)
  }
}
