internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// A key that is most likely wrong, in a language whose words the linter does not know.
enum LikelyWrongKey: CodeRule {
  static let description = RuleDescription(
    "likely-wrong-key", .code, .warning, "of the answers, another one is what the code prints",
    explanation: """
      What a question asks in a language that the linter does not know cannot be told from its words. Yet most questions
      with code ask what it prints, or what a variable is. Where exactly one answer is that, and the card calls another
      one right, the key is most likely a slip. Say with `asks:` what is asked: then a run proves the key, in every
      language.
      """,
    wrong: [.files(sample(key: "↓2"))], right: [.files(sample(key: "1"))])

  private static func sample(key: String) -> [String: String] {
    [
      "curriculum.yaml": "title: Proef\nlocale: nl\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
      "training/printing/say-hello.yaml": """
      title: Rekenen
      cards:
        - id: som
          type: questionWithCode
          code: print(3 * 4)
          text: Wat verschijnt er op het scherm?
          answers: [7, 12, 34]
          correctAnswerIndex: \(key)
        - {id: klaar, type: finished, header: Goed gedaan!, text: Neem even pauze.}

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
