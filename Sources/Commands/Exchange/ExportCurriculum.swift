import ArgumentParser
import Exchange
import JSON

/// `hornbook export FORMAT` of a format that holds a curriculum.
struct ExportCurriculum<Format: CurriculumFormat>: ParsableCommand {
  static var configuration: CommandConfiguration { .exporting(Format.words, name: Format.name) }

  @OptionGroup var options: ExportOptions

  func run() throws {
    let (authored, folder) = try ExportedFile.curriculum(options.curriculum)
    let (json, omissions, diagnostics) = Format.exporting(authored) { try? folder.read($0) }
    let file = ExportedFile(
      text: PrettyJSON.text(of: json), format: "JSON", omissions: omissions, diagnostics: diagnostics)
    try file.write(to: options.output, system: Format.title, authored)
  }
}
