import ArgumentParser
import Diagnostics
import Exchange

/// `hornbook import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn content in another system's format into a curriculum or a level.",
    discussion: """
      Examples:
        hornbook import champion cards.json my-course
        hornbook import gift quiz.gift --into my-course/training
        hornbook import ar-programming level.json level.yaml

      `hornbook manual exchange` shows the shapes of all systems.
      """,
    subcommands: ExchangeFormats.all.map(\.importCommand))
}

extension ExchangeFormat {
  /// `hornbook import` of the format.
  fileprivate var importCommand: any ParsableCommand.Type {
    func command<Format: ContentFormat>(of format: Format.Type) -> any ParsableCommand.Type {
      ImportCurriculum<Format>.self
    }
    func command<Format: LevelFormat>(of format: Format.Type) -> any ParsableCommand.Type { ImportLevel<Format>.self }
    switch self {
    case .curriculum(let format): return command(of: format)
    case .level(let format): return command(of: format)
    case .text(let format): return command(of: format)
    case .bank(let format): return command(of: format)
    }
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
