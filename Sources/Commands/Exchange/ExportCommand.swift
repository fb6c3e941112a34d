import ArgumentParser
import Exchange

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
    subcommands: ExchangeFormats.all.compactMap(\.exportCommand))
}

extension ExchangeFormat {
  /// `hornbook export` of the format; nil for one that only comes in.
  fileprivate var exportCommand: (any ParsableCommand.Type)? {
    func command<Format: CurriculumFormat>(of format: Format.Type) -> any ParsableCommand.Type {
      ExportCurriculum<Format>.self
    }
    func command<Format: TextFormat>(of format: Format.Type) -> any ParsableCommand.Type { ExportText<Format>.self }
    func command<Format: LevelFormat>(of format: Format.Type) -> any ParsableCommand.Type { ExportLevel<Format>.self }
    switch self {
    case .curriculum(let format): return command(of: format)
    case .level(let format): return command(of: format)
    case .text(let format): return command(of: format)
    case .bank: return nil
    }
  }
}
