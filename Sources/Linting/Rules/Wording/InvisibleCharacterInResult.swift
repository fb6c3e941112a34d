internal import CurriculumBundle
internal import Diagnostics

/// A character in a printed text that nobody sees, and that no program of the card prints.
enum InvisibleCharacterInResult: CardRule {
  static let description = RuleDescription(
    "invisible-character-in-result", .wording, .error, "a character in a result or an answer that nobody sees",
    explanation: """
      What a program prints is compared letter by letter. A non-breaking space at the end of `result`, copied from a web
      page, looks like nothing and makes every learner's program wrong. A program that really prints one says so in its
      code, as `"\\u00a0"`, and then the result may have it.
      """,
    wrong: [
      .cards("- {id: run-it, type: executor, text: Run it., code: print(\"Ada\"), result: ↓\"Ada\u{A0}\"}\n"),
      .cards(
        """
        - id: greet
          type: exercise
          text: Write a program that prints the first name of Ada Lovelace.
          language: python
          solutions: [print("Ada")]
          result: ↓Ada\u{A0}

        """),
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print("Moon")
          text: What does it print?
          answers: [↓Moon\u{200B}, Sun, Star]
          correctAnswerIndex: 0

        """),
    ],
    right: [
      .cards(
        "- {id: run-it, type: executor, text: Run it., code: 'print(\"A\\u00a0B\")', result: \"A\u{A0}B\"}\n")
    ])

  static func check(_ card: CardContext) {
    let task = card.content.task
    guard card.code != nil || task != nil else { return }
    if case .executor(let executor) = card.content {
      check(executor.result, named: "the result", card) { card.location(of: "result") }
    }
    for (index, check) in (task?.checks ?? []).enumerated() {
      guard let result = check.result else { continue }
      let node = card.node(ofCheck: index) ?? card.node
      self.check(result, named: "the result", card) { card.document.location(of: "result", in: node) }
    }
    if card.code != nil, let (answers, _) = card.choices {
      for (index, answer) in answers.enumerated() {
        check(answer, named: "answer \(index)", card) { card.location(ofAnswer: index) }
      }
    }
  }

  private static func check(_ text: String, named name: String, _ card: CardContext, at place: () -> Location) {
    guard let (character, _) = InvisibleScalars.first(in: text, name: InvisibleScalars.nameInCode),
      !isWrittenByCode(card)
    else { return }
    let location = place()
    let plain = InvisibleScalars.plain(text)
    card.report(
      Self.self, at: location, "\(name) has a character that nobody sees, and no program prints: \(character)",
      help: plain.contains("\n") ? "write ordinary spaces, and none at the end of a line" : "write `\(plain)`",
      fixes: plain.contains("\n") ? [] : card.document.advice(toWrite: plain, at: location))
  }

  /// Whether code of the card writes a character by its number or name.
  private static func isWrittenByCode(_ card: CardContext) -> Bool {
    card.codes.contains { code in ["\\x", "\\u", "\\U", "\\N", "chr("].contains { code.code.contains($0) } }
  }
}
