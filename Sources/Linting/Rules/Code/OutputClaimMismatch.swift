import AnswerReading
import Claims
import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// A text that says another output than the one that there is.
enum OutputClaimMismatch: CardRule {
  static let description = RuleDescription(
    "output-claim-mismatch", .code, .warning, "a text says that something is printed which is not",
    explanation: """
      The code was changed and the sentence above it was not: `It prints 5.` stands over code that prints 6. A learner
      believes the sentence, and looks for the mistake in their own head. The linter looks for a number or a text in
      quotes that ends a sentence behind `it prints`, `the program shows` and the like, and in a task or a puzzle behind
      `print` and `so that it prints`; sentences with `if`, `not` and other doubts are left alone. Of a true-or-false
      card whose whole text is such a sentence, `answer-key-wrong` reports a wrong `answer`.
      """,
    wrong: [
      .cards(look("It prints ↓5.", code: "print(2 + 4)")),
      .cards(write("Print ↓\"Good morning\".", "Good Morning")),
    ],
    right: [
      .cards(look("It prints 6.", code: "print(2 + 4)")),
      .cards(look("It prints 3 lines. It does not print 5.", code: "print(2 + 4)")),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    if case .trueFalse = card.content {
      // Whether the statement is true is a matter of the key.
      []
    } else if case .exercise(let exercise) = card.content {
      exercise.result.map { findings(on: card, asked: exercise.text, result: $0) } ?? []
    } else if let result = card.content.puzzleResult {
      findings(on: card, asked: card.content.text ?? "", result: result)
    } else if card.code != nil, card.content.demand != .answer || card.content.codeQuestion == .concept {
      findings(inStatementOn: card)
    } else {
      []
    }
  }

  /// The text speaks of what the code on the card does.
  private static func findings(inStatementOn card: CardContext) -> [Finding] {
    let told = ToldOutput.all(in: card.content.text ?? "", .statement)
    guard !told.isEmpty, let seen = card.codeEvidence?.seen,
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

  private static func finding(_ told: ToldOutput, _ fact: String, _ help: String, _ card: CardContext) -> Finding {
    Finding(at: card.location(of: card.fields.text, bytes: told.bytes), fact, help: help)
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
    ])
}
