package import Authoring
package import Diagnostics
package import JSON

/// Champion's published JSON: into a curriculum and out of it.
///
/// The JSON is a list of cards, or steps that hold episodes that hold cards. A list stands in an object under its name
/// or by itself, and an object may have a title under `title`, `name` or `header`:
///
///     [{"type": "description", "header": "Instructions", "text": "…"}, …]
///     {"steps": [{"title": "Training", "episodes": [{"title": "Printing", "cards": […]}]}]}
///     [[[{"type": …}]]]
package enum Champion {
  /// The files of a curriculum that says what a JSON file says.
  ///
  /// - Parameters:
  ///   - source: The JSON file.
  ///   - schemas: Where the JSON Schemas lie, relative to the curriculum's folder; nil when unknown.
  /// - Returns: The files, or none when anything in the JSON is wrong or unknown, which the findings then tell.
  package static func importing(
    _ source: SourceText, schemas: String? = nil
  ) -> (files: [NewFile], diagnostics: [Diagnostic]) {
    let (document, diagnostics) = ChampionReader.read(source)
    return (document.map { ChampionFiles.files(of: $0, schemas: schemas) } ?? [], diagnostics)
  }

  /// A curriculum as Champion's JSON, in the layout that its `champion:` tells.
  ///
  /// What was imported and not changed comes out as it went in. Reading must have found no error, since what could not
  /// be read is not there to be exported.
  package static func exporting(_ authored: AuthoredCurriculum) -> (json: JSONValue, diagnostics: [Diagnostic]) {
    ChampionExport.json(of: authored)
  }
}
