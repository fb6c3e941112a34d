public import CurriculumBundle
public import Diagnostics
import YAMLSource

/// A card as its author wrote it, with its locations.
///
///     let card = authored.episodes[0].card(at: 0)
///     card.card.id == "well-done"
///     card.document.source.text(in: card.location.span) == "well-done"
public struct AuthoredCard: Sendable {
  /// The card for learners, its programs as the author wrote them.
  public let card: Card
  /// Its file.
  public let document: Document
  let record: WrittenCard
  /// The language of the variant that is in the place of the code; nil for the card as it is written.
  package let variant: CodeLanguage?

  init(_ written: WrittenCard, in document: Document) {
    card = written.card
    self.document = document
    record = written
    variant = nil
  }

  /// Another card with something else of it in the place of its code.
  init(_ kind: AuthoredKind, of other: AuthoredCard, in language: CodeLanguage) {
    let written = other.record
    record = WrittenCard(
      id: written.id, type: written.type, node: written.node, formerly: written.formerly,
      content: AuthoredContent(kind))
    card = record.card
    document = other.document
    variant = language
  }

  /// Its id.
  public var id: String { record.id.value }

  /// Ids that it had in earlier releases.
  package var formerly: [String] { record.formerly }

  /// All that its author wrote, after its kind.
  package var authored: AuthoredKind { record.content.card }

  /// Its fields, whatever its kind.
  package var fields: CardFields { record.content.fields }

  var node: YAMLTree.NodeID { record.node }

  /// Its keys in the file, with their values.
  public var written: SourceValue { SourceValue(node, in: document) }

  /// The location of its id.
  public var location: Location { document.tree.location(of: record.id.node) }

  /// The location of the name of its kind.
  package var typeLocation: Location { document.tree.location(of: record.type) }

  /// All of its bytes in the file.
  public var span: Span { document.tree.span(of: node) }

  /// The questions of a quiz.
  public var questions: [AuthoredCard] {
    guard case .quiz(let quiz) = authored else { return [] }
    return quiz.questions.map { AuthoredCard($0, in: document) }
  }
}

extension AuthoredCard {
  /// The card, then the questions of a quiz.
  package var withQuestions: [AuthoredCard] { [self] + questions }
}

// The author's own part.
extension AuthoredCard {
  /// The answers to a task; nil for kinds that ask for no program.
  public var task: AuthoredTask? {
    if case .challenge(let card) = authored { return card.task.atHome(practises: card.practises?.value) }
    return record.content.task?.atHome()
  }

  /// The key under which the file says which one answer is right.
  public var rightAnswerKey: FieldKey { fields.key?.field ?? .correctAnswerIndex }

  /// Why only the stated words are right in the blanks where the code does the same with others; nil where nobody says.
  package var reasonForBlanks: String? {
    if case .dragAndDrop(let card) = authored { card.because?.value } else { nil }
  }

  /// True for an executor that says nothing of what its program prints, which is published as nothing being printed.
  package var isResultLeftOut: Bool { if case .executor(let card) = authored { card.result == nil } else { false } }
}
