import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution

/// A question about code whose key points at a wrong answer.
enum AnswerKeyWrong: CodeRule {
  static let description = RuleDescription(
    "answer-key-wrong", .code, .error, "the key points at an answer that is wrong",
    explanation: """
      A learner who answers rightly is told to try again, and a learner who guesses the stated answer learns something
      false. The linter runs the code of every `questionWithCode` and looks which answer says what it prints; an answer
      such as `ERROR` stands for a program that ends in an error, and `None of the above` is right where no other answer
      is. With `asks:` a question is about something else that a run decides: the value or the type of an expression,
      the error, what to write on a line, an expression that fulfils a condition, how often a text is printed, how many
      lines, what is on one of them, a whole program that prints a result. The keys of a `multiSelect` with `asks:` and
      the `answer` of a `trueFalse` with `satisfies:` are proven in the same way, and so is that of one whose whole text
      is a sentence such as `It prints 5.` `hornbook lint --accept` writes the right key into the file.
      """,
    wrong: [
      .cards(ask("[2 + 3, 5, 23, ERROR]", "correctAnswerIndex: ↓0")),
      .cards(
        """
        - id: choose
          type: multiSelect
          code: name = "Ada"
          text: Which of these are texts?
          answers: [name, 5, "'5'", len(name)]
          correctAnswerIndices: [0, ↓1]
          asks: expression
          satisfies: type(answer) is str

        """),
      .cards(
        SampleCards.statement("The total is 23.", code: "total = 2 + 3", answer: "↓true", satisfies: "total == 23")),
    ],
    right: [
      .cards(ask("[2 + 3, 5, 23, ERROR]", "correctAnswerIndex: 1")),
      .cards(
        """
        - id: fix
          type: questionWithCode
          code: |
            age = "7"
            print(age + 1)
          text: What has to stand on the first line?
          answers: [age = 7, 'age = "8"', age == 7]
          correctAnswerIndex: 0
          asks: fix
          line: 1
          result: 8

        """),
      .cards(SampleCards.statement(satisfies: #"output == "5""#)),
    ],
    cases: cases)

  static let yieldsTo: [Cause] = [.onSameCard("nondeterministic-output")]

  static func findings(in card: CardContext) -> [Finding] {
    switch card.codeEvidence?.key {
    case .proven(let proof)?: findings(proof, card)
    case .statement(let condition, let isTrue)?:
      findings(isTrue, CodeFact.condition(condition: condition, isTrue: isTrue).inWords, card)
    case .unprovable, .undecided, nil:
      certainReading(card.codeEvidence).map { isTrue, reason in
        findings(isTrue, "the statement is \(isTrue), since \(reason)", card)
      } ?? []
    }
  }

  /// The truth of a statement that says what the code prints, and nothing else, and what it prints.
  private static func certainReading(_ code: CodeEvidence?) -> (isTrue: Bool, reason: String)? {
    guard let statement = code?.statement, statement.isCertain, let seen = code?.seen else { return nil }
    return (statement.isTrue, seen.inWords)
  }

  private static func findings(_ proof: KeyProof, _ card: CardContext) -> [Finding] {
    let right = proof.acceptable.sorted()
    guard !right.isEmpty, let place = proof.keys.firstIndex(where: { !proof.acceptable.contains($0) })
    else { return [] }
    let fact = fact(proof, proof.keys[place])
    if let error = proof.seen?.error, !proof.isAboutEachAnswer, error.isForeign(to: card.code ?? "") {
      return [finding(error, fact, card)]
    }
    if let finding = negationFinding(proof, place, fact, card) { return [finding] }
    // A key that is not understood is more likely than a question to which no answer is right.
    if !proof.rightAnswers.isEmpty, proof.rightAnswers.allSatisfy({ isAboutOthers($0, proof, card) }) {
      return [
        Finding(
          at: card.location(ofKey: place), fact,
          help: "let the answer say just what happens, or say with `asks:` what the question asks")
      ]
    }
    let rightKey = RightKey(proof.rightAnswers.isEmpty ? right : proof.rightAnswers, proof, card)
    // Whoever takes another answer for right did not mean a program that Python cannot read.
    let isBroken = proof.seen?.error?.isStatic ?? false
    // What the card does not say itself is not written in its author's place.
    let isDoubtful = card.codeEvidence?.assumption != nil
    return [
      Finding(
        at: card.location(ofKey: place), fact, label: rightKey.label,
        help: (isBroken ? "fix the code, or " : "") + "write `\(rightKey.key): \(rightKey.value)`"
          + (isDoubtful ? ", or say with `asks:` what else it asks" : ""),
        fixes: rightKey.edit.map {
          [
            Fix(
              "write the right \(rightKey.key == .correctAnswer ? "answer" : "index")",
              isDoubtful || isBroken ? .needsChoice : .acceptsTruth, [$0])
          ]
        } ?? [])
    ]
  }

  private static func isAboutOthers(_ index: Int, _ proof: KeyProof, _ card: CardContext) -> Bool {
    card.answerReader.claim(of: proof.answers[index])?.isAboutOthers ?? false
  }

  /// The finding where the text asks which answer does not do what is asked, and `asks` looks for the one that does.
  private static func negationFinding(
    _ proof: KeyProof, _ place: Int, _ fact: String, _ card: CardContext
  ) -> Finding? {
    guard proof.isAboutEachAnswer, let word = card.answerReader.negation(in: card.content.text ?? "") else {
      return nil
    }
    return Finding(
      at: card.location(ofKey: place), fact,
      help:
        "the text has '\(word)', and `asks` looks for the answer that does: let the text ask for that one, or write "
        + "`asks: concept` with `because:`")
  }

  /// A statement that is true is called false, or the other way round.
  private static func findings(_ isTrue: Bool, _ fact: String, _ card: CardContext) -> [Finding] {
    guard case .trueFalse(let statement) = card.content, statement.answer != isTrue
    else { return [] }
    let edit = card.written.set(.answer, to: "\(isTrue)")
    return [
      Finding(
        at: card.location(of: card.fields.answer), "\(fact), but 'answer' says \(statement.answer)",
        help: "write `answer: \(isTrue)`",
        fixes: edit.map { [Fix("write the right answer", .acceptsTruth, [$0])] } ?? [])
    ]
  }

  /// What is so, and what the card says.
  private static func fact(_ proof: KeyProof, _ key: Int) -> String {
    let fact = proof.factInWords(of: key)
    guard !proof.isAboutEachAnswer else {
      let right = proof.rightAnswers.first.map { "the answer at index \($0) is right" } ?? "another answer is right"
      return "\(fact.isEmpty ? right : fact), but the answer at index \(key) counts as right"
    }
    let quotes = proof.findings.unquoted.contains(key) ? " without its quotes, which another answer has" : ""
    return "\(fact), but the answer at index \(key) is '\(onOneLine(proof.answers[key]))'\(quotes)"
  }

  /// An error of which nobody knows whether a learner's answer may name it.
  private static func finding(_ error: RaisedError, _ fact: String, _ card: CardContext) -> Finding {
    Finding(
      at: card.location(ofCodeLine: error.line), fact,
      help: "write it in another way; the apps' Python does not have this, and another Python says something else")
  }

  private static func ask(_ answers: String, _ key: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: print(2 + 3)
      text: What does it print?
      answers: \(answers)
      \(key)

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        SampleCards.ask(
          "Of which type is the price?", code: "price = 3 / 2", answers: "[int, float, str]", key: "↓0",
          more: "asks: type", "expression: price")),
      .cards(ask("[2 + 3, 5, 23, None of the above]", "correctAnswerIndex: ↓3")),
      .cards(ask("[2 + 3, 6, 23, None of the above]", "correctAnswerIndex: ↓1")),
      .cards(ask("[2 + 3, 5, 23, ERROR]", "correctAnswer: ↓2 + 3")),
      .cards(decide("It prints 12.", "↓false")),
      .cards(decide("This prints 3.", "↓true")),
    ],
    right: [
      .cards(decide("It prints 12.", "true")),
      .cards(decide("This prints 3.", "false")),
      .cards(decide("It prints '12'.", "false")),
      .cards(decide("It prints 12 or 3.", "false")),
    ])

  private static func decide(_ text: String, _ answer: String) -> String {
    "- {id: decide, type: trueFalse, text: \"\(text)\", code: print(\"1\" + \"2\"), answer: \(answer)}\n"
  }
}
