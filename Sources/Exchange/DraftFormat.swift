import Authoring
import CurriculumBundle
import Diagnostics
import JSON

/// A format whose documents are read into a draft of a curriculum, and that is compared with what an export of the
/// draft would give back.
protocol DraftFormat: CurriculumFormat {
  /// Reads its JSON.
  associatedtype Reader: DraftReader
  /// Writes its JSON.
  associatedtype Writer: DraftWriter
  /// The keys of containers that its JSON has a place for.
  static var carried: ExportOmission.CarriedKeys { get }
  /// The kinds of cards that its JSON has a place for; episodes end without a card there.
  static var kinds: [CardKind] { get }

  /// The keys of its JSON.
  static var keys: ForeignKeys { get }

  /// The whole as the format reads it, without what only lays it out.
  static func plain(_ root: ForeignValue) -> ForeignValue
  /// An export as the record says that the JSON was laid out.
  static func laidOut(_ json: JSONValue, _ record: ExchangeRecord) -> JSONValue
}

/// Reads the documents of a system.
protocol DraftReader {
  /// Returns the draft that documents hold; nil where something in them is wrong, which was reported.
  static func read(_ roots: [ForeignValue]) -> ExchangeDraft?
}

/// Reads the one document of a system, part by part.
protocol DocumentReader: DraftReader {
  init()
  /// Returns the draft that the document holds; nil where something in it is wrong, which was reported.
  mutating func read(_ root: ForeignValue) -> ExchangeDraft?
}

extension DocumentReader {
  static func read(_ roots: [ForeignValue]) -> ExchangeDraft? {
    var reader = Self()
    return roots.first.flatMap { reader.read($0) }
  }
}

/// Writes the JSON of a system.
protocol DraftWriter {
  /// Returns a curriculum as JSON, and notes what that has no place for.
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue
}

extension DraftFormat {
  static func plain(_ root: ForeignValue) -> ForeignValue { root }
  static func laidOut(_ json: JSONValue, _ record: ExchangeRecord) -> JSONValue { json }

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    let documents = sources.map { ForeignDocument($0) }
    let findings = { documents.flatMap(\.diagnostics) }
    let roots = documents.compactMap(\.root).map { plain($0.spelled(keys)) }
    guard roots.count == documents.count, let draft = Reader.read(roots), documents.allSatisfy({ !$0.hasErrors }) else {
      return ([], findings())
    }
    if !TextLimit.isKept(by: sources), draft.hasTextTooLong, roots.reduce(false, { $1.reportLongTexts() || $0 }) {
      return ([], findings())
    }
    RoundTrip.report(draft, roots, Self.self)
    return (WrittenCurriculum.files(of: draft, schemas: schemas), findings())
  }

  static func exporting(_ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]?) -> JSONExport {
    var export = ExchangeExport(authored.exchange, of: Self.self, asset: asset)
    let curriculum = authored.exchanged
    let json = laidOut(Writer.write(curriculum, &export), export.record)
    return (json, export.omissions(in: curriculum, carried: carried), export.diagnostics(in: authored))
  }
}
