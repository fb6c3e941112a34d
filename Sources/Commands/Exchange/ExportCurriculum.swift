internal import ArgumentParser
internal import Exchange
internal import JSON

/// `hornbook export FORMAT` of a format that holds a curriculum.
struct ExportCurriculum<Format: CurriculumFormat>: ParsableCommand {
  static var configuration: CommandConfiguration { .exporting(Format.words, name: Format.name) }

  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  func run() throws {
    let (authored, folder) = try ExportedFile.curriculum(curriculum)
    let (json, omissions, diagnostics) = Format.exporting(authored) { try? folder.read($0) }
    let file = ExportedFile(
      text: PrettyJSON.text(of: json), format: "JSON", omissions: omissions, diagnostics: diagnostics)
    try file.write(to: output, system: Format.title, authored)
  }
}
