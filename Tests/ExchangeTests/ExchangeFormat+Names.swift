import Authoring
import Diagnostics
import Exchange
import JSON
import Testing

extension ExchangeFormats {
  /// What the commands call the formats of whole curricula: tests of what holds for all of them run for each.
  static let names = curricula.map { $0.name }

  /// The format of a whole curriculum with a name.
  static func named(_ name: String) throws -> any CurriculumFormat.Type {
    try #require(curricula.first { $0.name == name }, "there is no format '\(name)'")
  }

  /// What an import of JSON gives.
  static func importing(
    _ format: String, _ sources: SourceText...
  ) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    try named(format).importing(sources, schemas: nil)
  }
}
