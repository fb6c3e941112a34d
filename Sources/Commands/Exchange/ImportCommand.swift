internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import Exchange

/// `hornbook import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn content in another system's format into a curriculum or a level.",
    discussion: """
      Examples:
        hornbook import champion cards.json my-course
        hornbook import ar-programming level.json level.yaml

      `hornbook manual exchange` shows the shapes of all systems.
      """,
    subcommands: [
      ImportChampion.self, ImportSwiftly.self, ImportQuicode.self, ImportSlang.self, ImportLevels.self,
      ImportLevel.self,
    ])
}

/// `hornbook import champion`.
struct ImportChampion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "champion",
    abstract: "Turn Champion's published JSON into a curriculum.",
    discussion: """
      The JSON is a list of cards, or steps that hold episodes that hold cards.

      Example:
        hornbook import champion cards.json my-course && hornbook lint my-course

      Exit status: 0 written, 1 the JSON has findings and nothing is written, 2 could not run.
      """)

  @OptionGroup var source: ImportSource

  func run() throws {
    let text = SourceText(path: source.file, bytes: try FileReading.bytesOrFail(of: source.file))
    let schemas = SchemaFolder.path(for: ShownPath.absolute(source.folder))
    let (files, diagnostics) = ProgressNote.during("reading \(source.file)") {
      Champion.importing(text, schemas: schemas)
    }
    try ImportedFiles.write(files, diagnostics, of: [text], into: source.folder)
  }
}

/// Shows findings about a file that is not part of a curriculum on standard error.
func show(_ diagnostics: [Diagnostic], of source: SourceText) {
  let renderer = CaretRenderer()
  let text = IndexedText(source)
  for diagnostic in diagnostics {
    Terminal.writeError(ShownText(styled: renderer.render(diagnostic) { $0 == source.path ? text : nil }))
  }
}
