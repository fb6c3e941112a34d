import CurriculumBundle
import Diagnostics
import Evidence
import JSON
import Support

/// Feedback that nobody will ever read.
enum FeedbackWithoutAnswer: CardRule {
  static let description = RuleDescription(
    "feedback-without-answer", .answers, .error, "feedback on what nobody can answer wrongly",
    isAboutNeedlessContent: true,
    explanation: """
      `feedback` is shown to a learner who chose that answer, word or line wrongly. Feedback on an answer that is not on
      the card (most likely misspelled, or an answer that was changed later), on the right one, or a second one on the
      same answer is never shown.
      """,
    wrong: [.cards(ask("↓24")), .cards(ask("↓5")), .cards(ask("23\n    text: No.\n  - answer: ↓23"))],
    right: [.cards(ask("23"))],
    cases: RuleDescription.Cases(
      wrong: [.cards(sort(decoy: "{code: print(m), because: ↓There is no m.}", feedback: "print(m)"))],
      right: [.cards(sort(decoy: "{code: print(m), because: There is no m.}", feedback: "print(0)"))]))

  static func findings(in card: CardContext) -> [Finding] {
    guard let feedback = card.content.feedback, let (wrong, right) = card.content.answersByTruth else { return [] }
    let written = card.authored.feedback
    let (wrongTexts, rightTexts) = (Set(wrong.map { ExactText($0) }), Set(right.map { ExactText($0) }))
    var told: Set<ExactText> = []
    var findings: [Finding] = []
    for (entry, place) in zip(feedback, written) {
      let answer = ExactText(entry.answer)
      let location = {
        card.location(of: place.key == .because ? place.feedback.text : place.feedback.answer)
      }
      if !told.insert(answer).inserted {
        findings.append(
          Finding(
            at: location(), "there is feedback on '\(onOneLine(entry.answer))' already", help: "keep one of the two"))
      } else if !wrongTexts.contains(answer) {
        let isRight = rightTexts.contains(answer)
        // A number with another digit is another number.
        let near = entry.answer.contains(where: \.isNumber) ? nil : nearestName(to: entry.answer, among: wrong)
        let fact = isRight ? "right, so this is never shown" : "not an answer of this card"
        findings.append(
          Finding(
            at: location(), "'\(onOneLine(entry.answer))' is \(fact)",
            help: isRight
              ? "say it under `explanation`"
              : near.map { "write '\(onOneLine($0))'" } ?? "write one of the card's wrong answers",
            fixes: isRight ? [] : near.map { card.document.advice(toWrite: $0, at: location()) } ?? []))
      }
    }
    return findings
  }

  private static func sort(decoy: String, feedback: String) -> String {
    """
    - id: sort
      type: codeBlocks
      text: Print 8.
      lines: [n = 8, print(n)]
      decoys: [print(0), \(decoy)]
      result: 8
      feedback: [{answer: \(feedback), text: That is not 8.}]

    """
  }

  private static func ask(_ answer: String) -> String {
    SampleCards.sum("feedback:\n  - answer: \(answer)\n    text: That is not the sum.")
  }
}

extension CardContent {
  /// What can be answered wrongly, and what is only ever right; nil for kinds without feedback on answers.
  fileprivate var answersByTruth: (wrong: [String], right: [String])? {
    if case .dragAndDrop(let card) = self {
      // A word that is right in one blank is wrong in another.
      return card.answers.count > 1 ? (card.tokens, []) : (card.strangers, card.answers.flatMap { $0 })
    }
    if case .codeBlocks(let card) = self { return (card.decoys ?? [], card.lines) }
    guard let (answers, keys) = choices.map({ ($0.answers, Set($0.correctIndices)) }) else { return nil }
    let (right, wrong) = (answers.indices.filter(keys.contains), answers.indices.filter { !keys.contains($0) })
    return (wrong.map { answers[$0] }, right.map { answers[$0] })
  }
}

extension DragAndDropCard {
  /// The words that are right nowhere.
  fileprivate var strangers: [String] {
    let right = Set(answers.joined().map { ExactText($0) })
    return tokens.filter { !right.contains(ExactText($0)) }
  }
}
