package import Authoring
internal import CurriculumBundle
package import Diagnostics
package import JSON

/// A system whose content comes in as a curriculum and goes out again.
///
/// Each has one shape of JSON, which its format's file tells; `hornbook manual exchange` has them all.
package enum ExchangeSystem: String, Sendable, CaseIterable {
  /// Chapters with lessons and a playground, as Firestore exports them.
  case swiftly
  /// Modules of blocks of questions in three difficulties.
  case quicode
  /// Lessons of pages with programs of elements, and challenges.
  case slang
  /// Levels of the robot, each of which opens another.
  case ar

  /// What people call it.
  package var title: String { format.title }

  var format: any ExchangeFormat.Type {
    switch self {
    case .swiftly: SwiftlyFormat.self
    case .quicode: QuicodeFormat.self
    case .slang: SlangFormat.self
    case .ar: ARFormat.self
    }
  }

  /// The files of a curriculum that says what JSON files say.
  ///
  /// - Parameters:
  ///   - sources: The JSON files; only sets of levels may be several.
  ///   - schemas: Where the JSON Schemas lie, relative to the curriculum's folder; nil when unknown.
  /// - Returns: The files, or none when anything is wrong; what the curriculum has no place for is a warning.
  package func importing(
    _ sources: [SourceText], schemas: String? = nil
  ) -> (files: [NewFile], diagnostics: [Diagnostic]) {
    let documents = sources.map { ForeignDocument($0) }
    let findings = { documents.flatMap(\.diagnostics) }
    let roots = documents.compactMap(\.root)
    guard roots.count == documents.count, let draft = format.read(roots), documents.allSatisfy({ !$0.hasErrors }) else {
      return ([], findings())
    }
    RoundTrip.report(draft, roots, format)
    return (WrittenCurriculum.files(of: draft, system: self, schemas: schemas), findings())
  }

  /// A curriculum as the system's JSON.
  ///
  /// What was imported and not changed comes out as it went in. Reading must have found no error, since what could not
  /// be read is not there to be exported.
  ///
  /// - Parameter asset: The bytes of a file under `assets/`, by its path; nil when it cannot be read.
  package func exporting(
    _ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> (json: JSONValue, omissions: [ExportOmission], diagnostics: [Diagnostic]) {
    var export = ExchangeExport(authored.exchange, authored.tasks, of: format, asset: asset)
    let json = format.write(authored.curriculum, &export)
    let omissions = ExportOmission.all(in: authored.curriculum, carried: format.carried)
    let closing = export.leavesOutClosingWords ? [ExportOmission.closingWords] : []
    return (json, omissions + closing, export.losses.map { $0.diagnostic(in: authored) })
  }
}

/// How a system's JSON is read and written.
protocol ExchangeFormat {
  /// What people call the system.
  static var title: String { get }
  /// The keys of containers that its JSON has a place for.
  static var carried: ExportOmission.CarriedKeys { get }
  /// The kinds of cards that its JSON has a place for; episodes end without a card there.
  static var kinds: [CardKind] { get }
  /// What documents say; nil when something in them is wrong, which was reported.
  static func read(_ roots: [ForeignValue]) -> ExchangeDraft?
  /// A curriculum as JSON; what it has no place for is noted.
  static func write(_ curriculum: Curriculum, _ export: inout ExchangeExport) -> JSONValue
}
