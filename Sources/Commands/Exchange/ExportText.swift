internal import ArgumentParser
internal import Exchange

/// `hornbook export FORMAT` of a format that is text.
struct ExportText<Format: TextFormat>: ParsableCommand {
  static var configuration: CommandConfiguration { .exporting(Format.words, name: Format.name) }

  @Argument(help: "The curriculum's folder.", completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  func run() throws {
    let (authored, _) = try ExportedFile.curriculum(curriculum)
    let (text, omissions, diagnostics) = Format.exporting(authored)
    let file = ExportedFile(text: text, format: "text", omissions: omissions, diagnostics: diagnostics)
    try file.write(to: output, system: Format.title, authored)
  }
}
