internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import JSON

/// A format whose documents are read into a draft of a curriculum, and that is compared with what an export of the
/// draft would give back.
protocol DraftFormat: CurriculumFormat {
  /// The keys of containers that its JSON has a place for.
  static var carried: ExportOmission.CarriedKeys { get }
  /// The kinds of cards that its JSON has a place for; episodes end without a card there.
  static var kinds: [CardKind] { get }
  /// What documents say; nil when something in them is wrong, which was reported.
  static func read(_ roots: [ForeignValue]) -> ExchangeDraft?
  /// A curriculum as JSON; what it has no place for is noted.
  static func write(_ curriculum: Curriculum, _ export: inout ExchangeExport) -> JSONValue
}

extension DraftFormat {
  static func importing(
    _ sources: [SourceText], schemas: String?
  ) -> (files: [NewFile], diagnostics: [Diagnostic]) {
    let documents = sources.map { ForeignDocument($0) }
    let findings = { documents.flatMap(\.diagnostics) }
    let roots = documents.compactMap(\.root)
    guard roots.count == documents.count, let draft = read(roots), documents.allSatisfy({ !$0.hasErrors }) else {
      return ([], findings())
    }
    RoundTrip.report(draft, roots, Self.self)
    return (WrittenCurriculum.files(of: draft, schemas: schemas), findings())
  }

  static func exporting(
    _ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]?
  ) -> (json: JSONValue, omissions: [ExportOmission], diagnostics: [Diagnostic]) {
    var export = ExchangeExport(authored.exchange, authored.tasks, of: Self.self, asset: asset)
    let json = write(authored.curriculum, &export)
    let omissions = ExportOmission.all(in: authored.curriculum, carried: carried)
    let closing = export.leavesOutClosingWords ? [ExportOmission.closingWords] : []
    return (json, omissions + closing, export.losses.map { $0.diagnostic(in: authored) })
  }
}
