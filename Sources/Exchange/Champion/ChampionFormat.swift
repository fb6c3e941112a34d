import Authoring
import Diagnostics
import JSON

/// Champion's published JSON: into a curriculum and out of it.
///
/// The JSON is a list of cards, or steps that hold episodes that hold cards. A list stands in an object under its name
/// or by itself, and an object may have a title under `title`, `name` or `header`:
///
///     [{"type": "description", "header": "Instructions", "text": "…"}, …]
///     {"steps": [{"title": "Training", "episodes": [{"title": "Printing", "cards": […]}]}]}
///     [[[{"type": …}]]]
///
/// A key that is not known is an error; a curriculum goes out in the layout that its `champion:` tells.
enum ChampionFormat: CurriculumFormat {
  static let names = FormatNames("champion", title: "Champion")
  static let keys = ForeignKeys(
    ChampionShape.Level.allCases.map(\.rawValue) + ChampionShape.TitleKey.allCases.map(\.rawValue) + ["type"]
      + ChampionCardKey.kinds.flatMap { ChampionCardKey.keys(of: $0) ?? [] }.map(\.name))

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    guard let source = sources.first else { return ([], []) }
    let (document, diagnostics) = ChampionReader.read(source)
    return (document.map { ChampionFiles.files(of: $0, schemas: schemas) } ?? [], diagnostics)
  }

  static func exporting(_ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]?) -> JSONExport {
    let (json, diagnostics) = ChampionExport.json(of: authored)
    return (json, omissions(of: authored), diagnostics)
  }
}
