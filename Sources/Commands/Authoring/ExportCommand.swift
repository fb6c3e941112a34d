internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import JSON

/// `hornbook export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a curriculum in another system's format.",
    discussion: """
      Example:
        hornbook export champion my-course > cards.json
      """,
    subcommands: [ExportChampion.self])
}

/// `hornbook export champion`.
struct ExportChampion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "champion",
    abstract: "Write a curriculum as Champion's published JSON.",
    discussion: """
      What was imported and not changed comes out as it went in.

      Example:
        hornbook export champion my-course --output cards.json

      Exit status: 0 written, 1 something cannot be carried, which is listed, 2 could not run.
      """)

  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = "curriculum"

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  func run() throws {
    let folder = try CurriculumFolder(containing: curriculum)
    let (authored, reading) = try readOrFail(folder)
    guard !reading.contains(where: { $0.severity == .error }) else {
      throw CommandFailure(
        "'\(curriculum)' has errors, so parts of it would be missing",
        help: "see them with `hornbook lint \(curriculum.shellWord)`")
    }
    let (json, diagnostics) = Champion.exporting(authored)
    let text = PrettyJSON.text(of: json)
    if let output {
      try AtomicFile.write(Array(text.utf8), to: ShownPath.absolute(output))
      Terminal.write("wrote \(output)\n")
    } else {
      Terminal.write(text)
    }
    for diagnostic in diagnostics {
      if let document = authored.documents.first(where: { $0.source.path == diagnostic.location.file }) {
        show([diagnostic], of: document.source)
      }
    }
    if !diagnostics.isEmpty { throw ExitStatus.findings }
  }
}
