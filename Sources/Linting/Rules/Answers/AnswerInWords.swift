import CurriculumBundle
import Diagnostics
import Evidence
import YAMLSource

/// What a program prints, said in words where a learner is asked for it.
enum AnswerInWords: CodeRule {
  static let description = RuleDescription(
    "answer-in-words", .answers, .warning, "what a program prints is said in words",
    explanation: """
      A program prints `5`, and the answers are `five` or `it prints 5`: a learner who knows that it prints 5 has chosen
      rightly, whatever the key says. Write what stands on the screen, so that a run proves it. A question whose own
      text says what is printed asks nothing.
      """,
    wrong: [
      .cards(ask(answers: "[5, ↓five, 23]")), .cards(ask(answers: "[↓It prints 5, 23, ERROR]")),
      .cards(ask(text: "↓What does it do? It prints 5.", answers: "[5, 6, 23]")),
    ],
    right: [
      .cards(ask(answers: "[5, four, 23]")), .cards(ask(text: "It prints 5 lines, or not?", answers: "[5, 6, 23]")),
      .cards(ask(text: "Is it true that it prints 5? It never prints 5.", answers: "[5, 6, 23]")),
    ])

  static let yieldsTo: [Cause] = [.onSameCard("answer-key-wrong")]

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof else { return [] }
    let inWords = proof.isKeyAll ? [] : proof.findings.inWords.map { finding(onAnswer: $0, of: proof, card) }
    guard proof.question == .output, let seen = proof.seen, seen.error == nil, let text = card.content.text,
      SpokenAnswer.isTold(seen.output, in: text)
    else { return inWords }
    let told = Finding(
      at: card.location(of: card.fields.text), "the question says what \(seen.inWords.dropFirst("the ".count))",
      help: "ask without the answer")
    return inWords + [told]
  }

  private static func finding(onAnswer index: Int, of proof: KeyProof, _ card: CardContext) -> Finding {
    let isKey = proof.isKey(index)
    let wanted = proof.findings.rightText ?? ""
    return Finding(
      at: card.location(ofAnswer: index),
      "the answer at index \(index), '\(onOneLine(proof.answers[index]))', says in words that "
        + proof.factInWords(of: index),
      help: isKey
        ? "write '\(onOneLine(wanted))'" : "write another one, which is wrong",
      fixes: isKey && !proof.answers.contains(wanted)
        ? card.advice(toWriteAnswer: index, as: wanted) : [])
  }

  private static func ask(text: String = "What does it print?", answers: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: print(2 + 3)
      text: \(text)
      answers: \(answers)
      correctAnswerIndex: 0

    """
  }
}
