public import CurriculumBundle
public import Diagnostics
import YAMLSource

/// A card as its author wrote it, with its locations.
///
///     let card = authored.episodes[0].card(at: 0)
///     card.card.id == "well-done"
///     card.document.source.text(in: card.location(of: .header).span) == "Well done!"
public struct AuthoredCard: Sendable {
  /// The card for learners, its programs as the author wrote them.
  public let card: Card
  /// Its file.
  public let document: Document
  let node: YAMLTree.NodeID
  /// The part that no learner gets.
  let part: AuthorsPart

  init(card: Card, written: WrittenCard, document: Document) {
    self.card = card
    self.document = document
    (node, part) = (written.node, written.part)
  }

  /// Its keys in the file, with their values.
  public var written: SourceValue { SourceValue(node, in: document) }

  /// The location of its id.
  public var location: Location { document.location(of: .id, in: node) }

  /// All of its bytes in the file.
  public var span: Span { document.tree.span(of: node) }

  /// The location of the value of a key.
  public func location(of key: FieldKey) -> Location { document.location(of: key, in: node) }

  /// The location of an element of the list under a key.
  public func location(of key: FieldKey, at index: Int) -> Location { document.location(of: key, at: index, in: node) }

  /// The questions of a quiz.
  public var questions: [AuthoredCard] {
    guard case .questions(let written) = part else { return [] }
    return zip(card.content.questions, written).map { AuthoredCard(card: $0, written: $1, document: document) }
  }
}

extension AuthoredCard {
  /// The card, then the questions of a quiz.
  package var withQuestions: [AuthoredCard] { [self] + questions }
}

// The author's own part.
extension AuthoredCard {
  /// The answers to a task; nil for kinds that ask for no program.
  public var task: AuthoredTask? { if case .task(let task) = part { task } else { nil } }

  /// The key under which the file says which one answer is right.
  public var rightAnswerKey: FieldKey { if case .rightAnswer(let key) = part { key } else { .correctAnswerIndex } }

  /// Why only the stated words are right in the blanks where the code does the same with others; nil where nobody says.
  package var reasonForBlanks: String? { if case .reasonForBlanks(let reason) = part { reason } else { nil } }

  /// The indices of the decoys that say why they are wrong, in order; the feedback on them is published after the
  /// card's own.
  package var reasonedDecoys: [Int] {
    if case .decoys(let decoys) = part { decoys.indices.filter { decoys[$0].because != nil } } else { [] }
  }

  /// True for an executor that says nothing of what its program prints, which is published as nothing being printed.
  package var isResultLeftOut: Bool { if case .noResult = part { true } else { false } }
}
