import ArgumentParser
import Exchange

/// `hornbook export FORMAT` of a format that is text.
struct ExportText<Format: TextFormat>: ParsableCommand {
  static var configuration: CommandConfiguration { .exporting(Format.words, name: Format.name) }

  @OptionGroup var options: ExportOptions

  func run() throws {
    let (authored, _) = try ExportedFile.curriculum(options.curriculum)
    let (text, omissions, diagnostics) = Format.exporting(authored)
    let file = ExportedFile(text: text, format: "text", omissions: omissions, diagnostics: diagnostics)
    try file.write(to: options.output, system: Format.title, authored)
  }
}
