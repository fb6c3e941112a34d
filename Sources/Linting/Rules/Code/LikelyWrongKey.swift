internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// A key that is most likely wrong, where the linter does not understand the question.
enum LikelyWrongKey: CodeRule {
  static let description = RuleDescription(
    "likely-wrong-key", .code, .warning, "of the answers, another one is what the code prints",
    explanation: """
      A question may be in a language or in words that the linter does not know. Yet most questions with code ask what
      it prints, or what a variable is. Where exactly one answer is that, the card calls another one right, and no word
      of the text speaks of a part of it or of a moment of the run, the key is most likely a slip. Say with `asks:` what
      is asked: then a run proves the key, in every language.
      """,
    wrong: [.files(sample(key: "↓2")), .cards(read("And what lands on the screen?", key: "↓0"))],
    right: [
      .files(sample(key: "1")),
      .cards(read("What did you read before?", key: "0", "\n  asks: concept\n  because: no run stops there")),
    ])

  private static func read(_ text: String, key: String, _ more: String = "") -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        if 2 > 1:
            print("go")
        else:
            print("stop")
      text: \(text)
      answers: [stop, go, wait]
      correctAnswerIndex: \(key)\(more)

    """
  }

  private static func sample(key: String) -> [String: String] {
    [
      "curriculum.yaml": "title: Prov\nlocale: sv\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
      "training/printing/say-hello.yaml": """
      title: Räkna
      cards:
        - id: summa
          type: questionWithCode
          code: print(3 * 4)
          text: Vad visas på skärmen?
          answers: [7, 12, 34]
          correctAnswerIndex: \(key)
        - {id: klar, type: finished, header: Bra jobbat!, text: Ta en paus.}

      """,
    ]
  }

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.codeEvidence?.likelyMistake, let right = proof.acceptable.first, let key = proof.keys.first,
      proof.answers.indices.contains(key)
    else { return [] }
    let rightKey = RightKey([right], proof, card)
    return [
      Finding(
        at: card.location(ofKey: 0),
        "\(proof.factInWords(of: right)), but the answer at index \(key) is '\(onOneLine(proof.answers[key]))'",
        label: rightKey.label, help: "write `\(rightKey.key): \(rightKey.value)`, or say with `asks:` what it asks",
        fixes: rightKey.edit.map {
          [Fix("write the other \(rightKey.key == .correctAnswer ? "answer" : "index")", .needsChoice, [$0])]
        } ?? [])
    ]
  }
}
