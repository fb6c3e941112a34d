import CurriculumBundle
import Diagnostics
import Evidence

/// A question about code that does not clearly ask for what the code prints, and whose key is something else.
enum UnclearQuestion: CodeRule {
  static let description = RuleDescription(
    "unclear-question", .code, .warning, "nothing proves a key, since the text may ask for anything",
    explanation: """
      Without `asks:` a question with code is about what the code prints. Where the key is something else, and the text
      has words that may ask for a part of it, for a moment in the middle of the run, for what does not happen, or for
      what would happen with other code, nobody but its author knows whether the key is right. `asks:` says what is
      asked, and then a run proves the key; `asks: concept` with `because:` says why no run can. So it is with code
      that needs a module which the apps' Python does not have, such as numpy: no run here tells what it prints.
      """,
    wrong: [
      ask("↓What is the value of x after the second turn?"),
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: |
            ↓import numpy
            print(numpy.array([1, 2]).sum())
          text: What does it print?
          answers: [3, 12, ERROR]
          correctAnswerIndex: 0

        """),
    ],
    right: [
      ask(
        "What is the value of x after the second turn?",
        "\n  asks: concept\n  because: no run stops after the second turn")
    ])

  static let yieldsTo: [Cause] = [.onSameCard("nondeterministic-output"), .onSameCard("likely-wrong-key")]

  static func findings(in card: CardContext) -> [Finding] {
    if let module = card.codeEvidence?.unavailableModule, card.content.demand == .answer {
      return [
        Finding(
          at: card.location(ofCodeLine: card.codeEvidence?.seen?.error?.line ?? 0),
          "nothing proves the key: \(MissingModule.fact(module))",
          help: "\(MissingModule.help), or write `asks: concept` with `because:`, since no run decides")
      ]
    }
    guard case .questionWithCode(let question) = card.content, question.asks == nil,
      let code = card.codeEvidence, code.key == .undecided(.silent), code.likelyMistake == nil, let seen = code.seen,
      question.answers.indices.contains(question.correctAnswerIndex),
      !seen.isAnswered(by: question.answers[question.correctAnswerIndex], card.answerReader),
      // That the code lacks the name is said where the name is.
      UnstatedQuestion.missingName(in: question, card.answerReader) == nil
    else { return [] }
    let suggestion = UnstatedQuestion.suggestion(for: card.content, card.answerReader)
    let known = suggestion.map { "write \($0.keysInWords) if it asks for that, " } ?? "say with `asks:` what it asks, "
    return [
      Finding(
        at: card.location(of: card.fields.text),
        "nothing proves the key: \(seen.inWords), but the text may ask for something else",
        help: known + "or write `asks: concept` with `because:` where no run decides")
    ]
  }

  private static func ask(_ text: String, _ more: String = "") -> RuleDescription.Example {
    .cards(
      """
      - id: ask
        type: questionWithCode
        code: |
          x = 1
          for turn in range(4):
              x = x * 2
          print(x)
        text: \(text)
        answers: [2, 4, 16]
        correctAnswerIndex: 1\(more)

      """)
  }
}
