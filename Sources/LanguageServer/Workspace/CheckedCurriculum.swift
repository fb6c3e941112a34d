public import Authoring
import CurriculumBundle
public import Diagnostics
public import Evidence
import Support

/// A curriculum as it was read and checked at one time, unsaved texts among its files.
public struct CheckedCurriculum: Sendable {
  /// The absolute path of its folder.
  public let root: String
  /// What its files say.
  public let authored: AuthoredCurriculum
  /// What was found in it.
  public let findings: [Diagnostic]
  /// Finds out about its cards, but for what it found out lately.
  let planner: EvidencePlanner
  /// Its files by the paths under which findings name them.
  let documents: [String: Document]
  /// What is before the path of a file where findings name it.
  private let shownRoot: String

  /// A curriculum from its parts.
  ///
  /// - Parameter planner: Finds out about its cards; what it remembers is not run again.
  public init(
    root: String, _ authored: AuthoredCurriculum, findings: [Diagnostic], planner: EvidencePlanner = EvidencePlanner()
  ) {
    (self.root, self.authored, self.findings, self.planner) = (root, authored, findings, planner)
    documents = Dictionary(authored.documents.map { ($0.source.path, $0) }) { first, _ in first }
    shownRoot = authored.documents.first.map { String($0.source.path.dropLast($0.path.count)) } ?? ""
  }

  /// A file by its absolute path; nil for one that is not read.
  func document(at path: String) -> Document? {
    guard path.hasPrefix(root + "/") else { return nil }
    let inside = path.dropFirst(root.count + 1)
    return authored.documents.first { $0.path == inside }
  }

  /// The language of the code of the module in which a file is, by the file's path inside the curriculum; nil for one
  /// that is in none, or in one whose language is not known.
  func language(ofFileAt path: String) -> CodeLanguage? {
    let module = path.prefix { $0 != "/" }
    let language = authored.modules.first { $0.path.description == module }?.module.language
    return language.flatMap(CodeLanguage.init)
  }

  /// The text of a file by the path under which findings name it; an empty one for a file that is not content.
  func text(of shown: String) -> IndexedText {
    documents[shown]?.text ?? IndexedText(SourceText(path: shown, ""))
  }

  /// The absolute path of a file, content or not, by the path under which findings name it.
  func path(of shown: String) -> String? { shown.dropPrefix(shownRoot).map { "\(root)/\($0)" } }
}

extension Document {
  /// Its text with its lines.
  var text: IndexedText { IndexedText(source, lines) }
}
