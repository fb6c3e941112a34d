import Diagnostics
import Evidence
import YAMLSource

/// A key that is what a program prints, in another format.
enum ReformattedOutput: CodeRule {
  static let description = RuleDescription(
    "reformatted-output", .answers, .warning, "the key is what is printed, in another format",
    explanation: """
      A program prints two lines, `10` and `5`, and the key says `10, 5`: the value is right, but the screen never looks
      like that. A learner who knows exactly what is printed looks for it among the answers in vain. Write the answer as
      it is printed; one of several lines is written in double quotes, with `\\n` for each line end, as `hornbook lint
      --fix` does it.
      """,
    wrong: [
      .cards(ask(code: "print(10); print(5)", answers: "[↓'10, 5', '5, 10', '15']")),
      .cards(ask(code: "print([1, 3])", answers: "[↓'[1,3]', '[1]', '13']")),
      .cards(ask(code: "print('hi')", answers: "[↓'\"hi\"', '\"ho\"', 'hi hi']")),
    ],
    right: [
      .cards(ask(code: "print(10); print(5)", answers: "[\"10\\n5\", '10, 5', '10 5']")),
      .cards(ask(code: "print(10, end=' ')", answers: "['10', '5', '15']")),
    ],
    cases: RuleDescription.Cases(
      right: [.cards(ask(code: "print(1, 2)", answers: "['1 2', '1, 2', '12']"))]))

  static let yieldsTo: [Cause] = [.onSameCard("nondeterministic-output")]

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof, let wanted = proof.findings.rightText else { return [] }
    return proof.findings.reformatted.filter(proof.isKey).map { index in
      let place = card.location(ofAnswer: index)
      if let finding = findingOnCurlyQuotes(index, proof, wanted, card) { return finding }
      // A tab looks like spaces.
      return Finding(
        at: place,
        "the key is '\(onOneLine(proof.answers[index]))', but \(proof.factInWords(of: index)), which is the same in "
          + "another format" + (wanted.contains("\t") ? " (with a tab, which looks like spaces)" : ""),
        help: "write the answer as it is printed: \(asAnswer(wanted))",
        fixes: card.advice(toWriteAnswer: index, as: wanted, .changesFormat))
    }
  }

  /// The finding about a key whose curly quotes were meant as those of YAML, as those of other answers mostly are, too.
  private static func findingOnCurlyQuotes(
    _ index: Int, _ proof: KeyProof, _ wanted: String, _ card: CardContext
  ) -> Finding? {
    let answer = proof.answers[index]
    guard answer != wanted, withoutTypographicQuotes(answer) == wanted else { return nil }
    let others = proof.answers.indices.filter { other in
      other != index && withoutTypographicQuotes(proof.answers[other]) != proof.answers[other]
    }
    let fixes = ([index] + others).map { place in
      card.advice(toWriteAnswer: place, as: withoutTypographicQuotes(proof.answers[place]), .changesFormat)
    }
    let edits = fixes.compactMap(\.first).flatMap(\.edits)
    let isWhole = fixes.allSatisfy { !$0.isEmpty }
    return Finding(
      at: card.location(ofAnswer: index),
      "the key is '\(onOneLine(answer))', but \(proof.factInWords(of: index)): curly quotes are letters to YAML",
      help: "take the curly quotes out: \(asAnswer(wanted))"
        + (others.isEmpty ? "" : ", and those of the other answers, too"),
      fixes: isWhole ? [Fix("take the curly quotes out", .changesFormat, edits)] : [])
  }

  private static func ask(code: String, answers: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: \(code)
      text: What does it print?
      answers: \(answers)
      correctAnswerIndex: 0

    """
  }
}
