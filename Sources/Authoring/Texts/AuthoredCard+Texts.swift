import CurriculumBundle
import YAMLSource

extension AuthoredCard {
  /// A text in the file that ``CurriculumBundle/CardContent`` names by its key and, in a list, its index.
  package func source(ofText key: FieldKey, at index: Int?) -> SourceValue? {
    let fields = fields
    if let index { return element(index, key == .answers ? fields.answers?.node : fields.guidance.hints?.node) }
    let field: Located<String>? =
      switch key {
      case .header: fields.header
      case .title: fields.title
      case .sentence: fields.sentence
      case .success: fields.task?.success
      case .failure: fields.task?.failure
      case .explanation: fields.guidance.explanation
      case .text: fields.text
      default: nil
      }
    return source(of: field)
  }

  private func element(_ index: Int, _ list: YAMLTree.NodeID?) -> SourceValue? {
    list.flatMap { document.element(index, of: $0) }.map { SourceValue($0, in: document) }
  }

  /// The texts in the mappings of a list: the parts of a lesson, feedback, or what is said about wrong programs.
  package var nestedTexts: [NestedText] {
    guard card.content.hasNestedTexts else { return [] }
    let fields = fields
    if let parts = fields.content?.value { return parts.flatMap(\.texts) }
    let feedback = self.feedback
    if !feedback.isEmpty { return feedback.map { NestedText($0.key, $0.feedback.text) } }
    return (fields.checks?.value ?? []).compactMap { $0.failure.map { NestedText(.failure, $0) } }
      + (fields.task?.wrongPrograms?.value ?? []).map { NestedText(.feedback, $0.feedback) }
  }

  /// The feedback on answers in the order in which it is published: that of the card, then that of decoys which say why
  /// they are wrong; with the key of the text.
  package var feedback: [(key: FieldKey, feedback: AuthoredFeedback)] {
    let fields = fields
    let decoys = (fields.decoys?.value ?? []).compactMap { decoy in
      decoy.because.map { (FieldKey.because, AuthoredFeedback(answer: decoy.code, text: $0)) }
    }
    return (fields.guidance.feedback?.value ?? []).map { (.text, $0) } + decoys
  }
}

/// A text in a mapping of a card.
package struct NestedText: Sendable {
  /// The key under which it is.
  package let key: FieldKey
  /// The text.
  package let text: Located<String>

  init(_ key: FieldKey, _ text: Located<String>) { (self.key, self.text) = (key, text) }
}

extension AuthoredReadingPart {
  /// Its texts with their keys.
  fileprivate var texts: [NestedText] {
    switch self {
    case .text(let text): [NestedText(.text, text)]
    case .image(_, let alt, let caption): [NestedText(.alt, alt)] + (caption.map { [NestedText(.caption, $0)] } ?? [])
    case .code(_, _, let caption): caption.map { [NestedText(.caption, $0)] } ?? []
    case .video(_, let title): [NestedText(.title, title)]
    }
  }
}
