internal import ArgumentParser
internal import Exchange

/// `hornbook export FORMAT` of a format that is text.
struct ExportText<Format: TextFormat>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let words = Format.words
    return CommandConfiguration(
      commandName: Format.name, abstract: "Write a curriculum as \(words.exports).",
      discussion: """
        \(words.exporting)

        Example:
          hornbook export \(Format.name) my-course --output \(words.sampleFile)

        Exit status: \(words.exportStatus)
        """)
  }

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
