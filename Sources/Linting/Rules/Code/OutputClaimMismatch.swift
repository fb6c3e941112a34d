internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import Grading

/// A text that says another output than the one that there is.
enum OutputClaimMismatch: CardRule {
  static let description = RuleDescription(
    "output-claim-mismatch", .code, .warning, "a text says that something is printed which is not",
    explanation: """
      The code was changed and the sentence above it was not: `It prints 5.` stands over code that prints 6. A learner
      believes the sentence, and looks for the mistake in their own head. The linter looks for a number or a text in
      quotes that ends a sentence behind `it prints`, `the program shows` and the like, and in a task or a puzzle behind
      `print` and `so that it prints`; sentences with `if`, `not` and other doubts are left alone. A true-or-false card
      whose whole text is such a sentence is compared with its `answer`.
      """,
    wrong: [
      .cards(look("It prints ↓5.", code: "print(2 + 4)")),
      .cards(write("Print ↓\"Good morning\".", "Good Morning")),
      .cards(decide("It prints ↓12.", false)),
    ],
    right: [
      .cards(look("It prints 6.", code: "print(2 + 4)")),
      .cards(look("It prints 3 lines. It does not print 5.", code: "print(2 + 4)")),
      .cards(decide("It prints 12.", true)),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    if case .trueFalse(let statement) = card.content {
      findings(in: statement, on: card)
    } else if case .exercise(let exercise) = card.content {
      exercise.result.map { findings(on: card, asked: exercise.text, result: $0) } ?? []
    } else if let result = card.content.puzzleResult {
      findings(on: card, asked: card.content.text ?? "", result: result)
    } else if card.code != nil, card.content.demand != .answer {
      findings(inStatementOn: card)
    } else {
      []
    }
  }

  /// The text speaks of what the code on the card does.
  private static func findings(inStatementOn card: CardContext) -> [Finding] {
    let told = ToldOutput.all(in: card.content.text ?? "", .statement)
    guard !told.isEmpty, let seen = card.evidence.code?.seen,
      seen.agrees(with: card.content, in: card.episode.authored.locale)
    else { return [] }
    // A function that is only shown prints nothing yet.
    if case .descriptionWithCode = card.content, seen.error != nil || seen.output.isEmpty { return [] }
    guard let wrong = told.first(where: { !$0.isPrinted(in: seen.output) }) else { return [] }
    return [
      finding(
        wrong, "the text says that '\(wrong.thing)' is printed, but \(seen.inWords)", "fix the text or the code", card)
    ]
  }

  /// The text speaks of what a learner's program is to print.
  private static func findings(on card: CardContext, asked text: String, result: String) -> [Finding] {
    guard let wrong = ToldOutput.all(in: text, .task).first(where: { !$0.isPrinted(in: result) }) else { return [] }
    return [
      finding(
        wrong, "the text asks for '\(wrong.thing)', but 'result' is '\(onOneLine(result))'",
        "fix the text or the result",
        card)
    ]
  }

  /// The whole text is the statement that is true or false.
  private static func findings(in statement: TrueFalseCard, on card: CardContext) -> [Finding] {
    guard let told = ToldOutput.all(in: statement.text, .statement).first, isWhole(told, of: statement.text),
      let seen = card.evidence.code?.seen, seen.error == nil
    else { return [] }
    // Whether quotes are printed, too, may be the very question.
    let isTrue = seen.prints(told.thing) && (statement.answer || !told.isQuoted)
    guard isTrue != statement.answer, isTrue || !told.isPrinted(in: seen.output), !isFound(on: card, statement) else {
      return []
    }
    return [
      finding(
        told, "the statement is \(isTrue), since \(seen.inWords), but 'answer' says \(statement.answer)",
        "fix the statement, the code or the answer", card)
    ]
  }

  /// Whether nothing comes before and behind a sentence of few words.
  private static func isWhole(_ told: ToldOutput, of text: String) -> Bool {
    text.utf8.count - told.bytes.upperBound <= 2
      && text.prefix { $0 != "\"" && !$0.isNumber }.split(separator: " ").count <= 3
  }

  /// Whether the condition that the card states says the same.
  private static func isFound(on card: CardContext, _ statement: TrueFalseCard) -> Bool {
    if case .statement(_, let isTrue)? = card.evidence.code?.key { isTrue != statement.answer } else { false }
  }

  private static func finding(_ told: ToldOutput, _ fact: String, _ help: String, _ card: CardContext) -> Finding {
    let place = card.document.tree.value(for: .text, in: card.node).map {
      Location(card.document.source.path, card.document.tree.span(of: told.bytes, in: $0))
    }
    return Finding(at: place ?? card.location(of: .text), fact, help: help)
  }

  private static func look(_ text: String, code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: \(text)\n  code: \(code)\n"
  }

  private static func write(_ text: String, _ result: String) -> String {
    """
    - id: write
      type: exercise
      text: \(text)
      language: python
      starter: print("?")
      solutions: [print("\(result)")]
      result: \(result)

    """
  }

  private static func decide(_ text: String, _ answer: Bool) -> String {
    "- id: decide\n  type: trueFalse\n  text: \(text)\n  code: print(\"1\" + \"2\")\n  answer: \(answer)\n"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: run
          type: executor
          text: This prints ↓"Hello". Press Run.
          code: print("Hallo")
          result: Hallo

        """),
      .cards(write("Fix it so that it prints ↓6.", "5")),
      .cards(decide("This prints ↓3.", true)),
    ],
    right: [
      .cards(look("Change the 4, so that it prints 9.", code: "print(2 + 4)")),
      .cards(look("Replace the 4 by a 5. Now it prints 7.", code: "print(2 + 4)")),
      .cards(look("The line print(5) is short. It prints 5.", code: "print(2 + 4)")),
      .cards(write("The program prints 5. Fix it so that it prints \"Good morning\".", "Good morning")),
      .cards(look("For 4 and 5 it prints 9.", code: "print(2 + 4)")),
      .cards(look("Another program prints 5. Ada's program prints 5.", code: "print(2 + 4)")),
      .cards(look("'Guess: it prints 5. Look at the clock: it shows 5.'", code: "print(2 + 4)")),
      .cards(write("You know how to print 5. There are two ways to print 5.", "6")),
      .cards(write("Is 8 more than 9? Print \"more\". Otherwise print \"less\".", "less")),
      .cards(write("Is 8 more than 9? Print \"more\".", "less")),
      .cards(write("Print \"abc\" backwards.", "cba")),
      .cards(write("Print \"Hello NAME!\" for Ada.", "Hello Ada!")),
      .cards(look("It prints 5.", code: "'def five(): print(5)'")),
      .cards(decide("It prints '12'.", false)),
      .cards(decide("This prints 3.", false)),
    ])
}
