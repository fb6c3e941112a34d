public import Authoring
public import CurriculumBundle
public import Diagnostics

/// A curriculum as it was read and checked at one time, unsaved texts among its files.
public struct CheckedCurriculum: Sendable {
  /// The absolute path of its folder.
  public let root: String
  /// What its files say.
  public let authored: AuthoredCurriculum
  /// What was found in it.
  public let findings: [Diagnostic]
  /// Its files by the paths under which findings name them.
  let documents: [String: Document]
  /// What is before the path of a file where findings name it.
  private let shownRoot: String

  /// A curriculum from its parts.
  public init(root: String, _ authored: AuthoredCurriculum, findings: [Diagnostic]) {
    (self.root, self.authored, self.findings) = (root, authored, findings)
    documents = Dictionary(authored.documents.map { ($0.source.path, $0) }) { first, _ in first }
    shownRoot = authored.documents.first.map { String($0.source.path.dropLast($0.path.count)) } ?? ""
  }

  /// A file by its absolute path; nil for one that is not read.
  func document(at path: String) -> Document? {
    guard path.hasPrefix(root + "/") else { return nil }
    let inside = path.dropFirst(root.count + 1)
    return authored.documents.first { $0.path == inside }
  }

  /// The absolute path of a file, content or not, by the path under which findings name it.
  func path(of shown: String) -> String? { shown.dropPrefix(shownRoot).map { "\(root)/\($0)" } }
}

/// What a server asks of whoever runs it: files, and checks of curricula.
public protocol EditorHost: Sendable {
  /// The absolute path of the folder of the curriculum that a file belongs to; nil for a file of none.
  func curriculum(containing path: String) -> String?
  /// The bytes of a file; nil for one that cannot be read.
  func bytes(of path: String) -> [UInt8]?
  /// Where the page about a rule is; nil without one.
  func address(ofRule code: Diagnostic.Code) -> String?
  /// Where the JSON Schemas of a curriculum's files are, relative to its folder; nil for one that has none at hand.
  func schemas(of root: String) -> String?
  /// Shows a curriculum, or a card of it, as learners see it.
  ///
  /// - Parameter item: The full id of the item that is shown first.
  /// - Throws: `RequestFailure` where that cannot be done.
  func showPreview(of root: String, at item: ItemPath) throws(RequestFailure)
  /// Writes a file that is not there yet, by its absolute path.
  ///
  /// - Throws: `RequestFailure` where there is one already, or it cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws(RequestFailure)
}

/// A check that is to be made while the server goes on answering.
public struct CheckJob: Sendable {
  /// The absolute path of the curriculum's folder.
  public let root: String
  /// What editors have in the place of files, by the path inside the folder.
  public let overlay: [String: [UInt8]]
  /// What is known of the open files, by the path inside the folder.
  let proofs: [String: FileProofs]
  /// What is known of simulated learners.
  let learners: SimulatedLearners?
  /// The folders of all curricula that are looked after; what is remembered of others is not needed any more.
  public let known: Set<String>
}
