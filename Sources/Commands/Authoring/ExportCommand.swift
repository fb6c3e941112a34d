internal import ArgumentParser
internal import Authoring
internal import Diagnostics
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
      """,
    subcommands: [ExportChampion.self, ExportLevel.self])
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
    tell(of: Champion.omissions(of: authored))
    for diagnostic in diagnostics {
      if let document = authored.documents.first(where: { $0.source.path == diagnostic.location.file }) {
        show([diagnostic], of: document.source)
      }
    }
    if !diagnostics.isEmpty { throw ExitStatus.findings }
  }

  private func tell(of omissions: [Champion.Omission]) {
    guard !omissions.isEmpty else { return }
    let width = omissions.map(\.item.count).max() ?? 0
    let rows = omissions.map { omission in
      let name = omission.item + String(repeating: " ", count: width - omission.item.count)
      return "  \(name)  \(omission.keys.joined(separator: ", "))\n"
    }
    Terminal.writeError("left out, since Champion's JSON has no place for it:\n" + rows.joined())
  }
}
