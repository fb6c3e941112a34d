import CurriculumBundle
import Diagnostics
import YAMLSource

/// A file by itself: what it says, and what is wrong with it.
final class ParsedFile: Sendable {
  let role: FileRole
  let document: Document
  let content: Content?
  let diagnostics: [Diagnostic]
  /// Whether the file's bytes were there to be read.
  let isRead: Bool
  /// Whether it says something, and all that it says was understood.
  var isWhole: Bool { content != nil && !diagnostics.contains { $0.severity == .error } }

  /// What a file says, by its role.
  enum Content: Sendable {
    case curriculum(CurriculumForm.Header)
    case module(ModuleForm.Content)
    case library(AuthoredCardLibrary.Content)
    case block(Header<Block>)
    case episode(EpisodeForm.Content)
    case approval(Approval.Statement)
  }

  /// Reads a file's text after the form of its role.
  init(path: String, role: FileRole, source: SourceText) {
    let (tree, diagnostics) = YAMLTree.read(source)
    isRead = true
    self.role = role
    document = Document(path: path, tree: tree)
    // That it is not looked for is reported together with what lists name in vain.
    if role == .misplaced {
      content = nil
      self.diagnostics = []
      return
    }
    // What a second document tears away would be called missing.
    if diagnostics.contains(where: { $0.code == YAMLFinding.severalDocuments.code }) {
      content = nil
      self.diagnostics = diagnostics
      return
    }
    let findings = FileFindings(in: tree, diagnostics)
    let isWhole = !diagnostics.contains { $0.severity == .error }
    content = tree.root.flatMap { Self.read(role, $0, findings, isWhole: isWhole) }
    if tree.root == nil, isWhole, let form = Self.form(of: role) {
      findings.report(.emptyFile(form, at: Location(source.path, .at(0))))
    }
    self.diagnostics = findings.diagnostics
  }

  /// A file that is there, but of which nothing was read.
  init(path: String, role: FileRole, unread shown: String, finding: Diagnostic) {
    isRead = false
    self.role = role
    document = Document(path: path, tree: YAMLTree.read(SourceText(path: shown, bytes: [])).tree)
    content = nil
    diagnostics = [finding]
  }

  private static func form(of role: FileRole) -> (any Form.Type)? {
    switch role {
    case .curriculum: CurriculumForm.self
    case .module: ModuleForm.self
    case .library: CardLibraryForm.self
    case .block: BlockForm.self
    case .episode: EpisodeForm.self
    case .approval: ApprovalForm.self
    case .misplaced, .other: nil
    }
  }

  private static func read(
    _ role: FileRole, _ root: YAMLTree.NodeID, _ findings: FileFindings, isWhole: Bool
  ) -> Content? {
    switch role {
    case .curriculum:
      return FieldReader.read(CurriculumForm.self, from: root, findings: findings).map(Content.curriculum)
    case .module(let id):
      return FieldReader.read(ModuleForm.self, from: root, id: id, findings: findings).map(Content.module)
    case .library:
      return FieldReader.read(CardLibraryForm.self, from: root, findings: findings).map(Content.library)
    case .block(_, let id):
      return FieldReader.read(BlockForm.self, from: root, id: id, findings: findings).map(Content.block)
    case .episode(_, _, let id):
      guard var content = FieldReader.read(EpisodeForm.self, from: root, id: id, findings: findings) else { return nil }
      content.cards.isComplete = content.cards.isComplete && isWhole
      return .episode(content)
    case .approval:
      return FieldReader.read(ApprovalForm.self, from: root, findings: findings).map(Content.approval)
    case .misplaced, .other:
      return nil
    }
  }
}
