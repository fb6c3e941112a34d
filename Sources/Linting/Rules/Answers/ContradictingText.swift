import AnswerReading
import CurriculumBundle
import Diagnostics

/// A text about an answer that says the contrary of the key.
enum ContradictingText: CardRule {
  static let description = RuleDescription(
    "contradicting-text", .answers, .warning, "feedback or an explanation says the contrary of the key",
    explanation: """
      Feedback that begins with “Correct!” is shown to a learner who chose a wrong answer, or an explanation calls
      another answer the right one than the card does, or ends with it (“so it prints 4”): one of the two is a slip,
      and a learner believes the text. It is found where the words leave no doubt, in the languages that the linter
      knows.
      """,
    wrong: [
      .cards(SampleCards.sum("feedback: [{answer: 23, text: ↓Correct! The digits are put side by side.}]")),
      .cards(SampleCards.sum("explanation: ↓The right answer is 4, since 2 and 3 come next to each other.")),
    ],
    right: [
      .cards(SampleCards.sum("feedback: [{answer: 23, text: \"Right, but only for texts.\"}]")),
      .cards(SampleCards.sum("feedback: [{answer: 4, text: Right idea! Count again.}]")),
      .cards(SampleCards.sum("explanation: The right answer is 5.")),
    ],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(same("↓Both are one list, so it prints True.")),
        .cards(SampleCards.sum("explanation: ↓\"The digits are put side by side, so 23 is right.\"")),
        .cards(SampleCards.sum("explanation: ↓\"It only puts the digits side by side, so the answer is 23.\"")),
      ],
      right: [
        .cards(SampleCards.sum("explanation: \"Some think that 23 is right.\"")),
        .cards(SampleCards.sum("explanation: \"With quotes around both, 23 is right.\"")),
        .cards(same("They are two lists, so it prints False.")), .cards(same("If they were one, it would print True.")),
      ]))

  private static func same(_ explanation: String) -> String {
    """
    - id: same
      type: trueFalse
      code: print([1] is [1])
      text: It prints False.
      answer: true
      explanation: \(explanation)

    """
  }

  static func findings(in card: CardContext) -> [Finding] {
    guard card.content.feedback != nil || card.content.explanation != nil else { return [] }
    let reader = card.answerReader
    guard let (answers, keys) = card.choices.map({ ($0.answers, $0.correctIndices) }), !card.isPoll else {
      return concludedOfStatement(on: card, reader).map {
        [
          Finding(
            at: card.location(of: card.fields.guidance.explanation), $0,
            help: "write another explanation, or other code")
        ]
      } ?? []
    }
    var findings: [Finding] = []
    let written = card.authored.feedback
    for (entry, place) in zip(card.content.feedback ?? [], written)
    where !keys.contains(where: { answers.indices.contains($0) && answers[$0] == entry.answer }) {
      guard let praise = reader.praise(in: entry.text) else { continue }
      findings.append(
        Finding(
          at: card.location(of: place.feedback.text),
          "the feedback begins with '\(praise)', but '\(onOneLine(entry.answer))' is wrong",
          help: "say why the answer is wrong, or make it right"))
    }
    if let key = keys.first, answers.indices.contains(key), let fact = explained(in: card, reader, answers, keys) {
      findings.append(
        Finding(
          at: card.location(of: card.fields.guidance.explanation),
          "\(fact), but the key is '\(onOneLine(answers[key]))'",
          help: "write another explanation, or another key"))
    }
    return findings
  }

  /// The output to which the explanation of a statement comes, where the code has another one; nil elsewhere.
  private static func concludedOfStatement(on card: CardContext, _ reader: AnswerReader) -> String? {
    guard case .trueFalse = card.content, let explanation = card.content.explanation,
      let seen = card.codeEvidence?.seen, seen.error == nil, card.codeEvidence?.instability == nil,
      let concluded = reader.concludedOutput(of: explanation)
    else { return nil }
    let lines = seen.output.split(whereSeparator: \.isNewline)
    guard lines.count == 1, let only = lines.first, !only.contains(concluded) else { return nil }
    return "the explanation comes to '\(concluded)', but the program prints '\(only)'"
  }

  /// The wrong answer that the explanation has for the right one; nil without one.
  private static func explained(
    in card: CardContext, _ reader: AnswerReader, _ answers: [String], _ keys: [Int]
  ) -> String? {
    guard let explanation = card.content.explanation else { return nil }
    if let named = reader.answer(namedIn: explanation, among: answers), !keys.contains(named) {
      return "the explanation calls '\(onOneLine(answers[named]))' the right answer"
    }
    guard let concluded = reader.answer(concludedIn: explanation, among: answers, keys: keys),
      !(card.codeEvidence?.seen?.output.contains(answers[concluded]) ?? false)
    else { return nil }
    return "the explanation comes to '\(onOneLine(answers[concluded]))'"
  }
}
