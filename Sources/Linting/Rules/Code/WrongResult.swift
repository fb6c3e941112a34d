internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// An executor whose program does something else than the card says.
enum WrongResult: CodeRule {
  static let description = RuleDescription(
    "wrong-result", .code, .error, "an executor whose program does something else than it says",
    explanation: """
      A child presses Run and sees what the program really does. When the card promises something else, the child
      believes to have made a mistake. The linter runs every executor with the interpreter that the app has, and compares
      what is printed with `result` (line ends at the end aside) and the error with `raises`. An error is fine as content:
      then the card says so with `raises`. `hornbook lint --accept` writes what really happens into the file.
      """,
    wrong: [
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(2 + 3)
          result: ↓6

        """),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(champion)
          result: ↓champion

        """),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print("champion")
          raises: ↓NameError

        """),
    ],
    right: [
      .cards("- {id: run-it, type: executor, text: Run it., code: print(2 + 3), result: 5}\n"),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(champion)
          raises: "NameError: name 'champion' is not defined"

        """),
    ])

  static func check(_ card: CardContext) {
    guard case .executor(let executor) = card.content, let seen = card.program.observation else { return }
    card.findings.statistics.proven += 1
    guard !seen.matches(executor) else { return }
    let claim = Claim(executor, seen)
    card.report(
      Self.self, at: card.location(of: claim.key), "\(seen.inWords), but \(claim.inWords)",
      notes: notes(executor, seen), help: help(seen), fixes: TruthFix.fixes(for: executor, seen, card))
  }

  /// Which of the card's claims is wrong.
  private struct Claim {
    let key: String
    let inWords: String

    init(_ executor: ExecutorCard, _ seen: Observation) {
      if let raises = executor.raises, !seen.raises(raises) {
        key = "raises"
        inWords = "'raises' says '\(onOneLine(raises))'"
      } else {
        key = "result"
        inWords = executor.result.isEmpty ? "'result' is empty" : "'result' says '\(onOneLine(executor.result))'"
      }
    }
  }

  private static func notes(_ executor: ExecutorCard, _ seen: Observation) -> [Diagnostic.Note] {
    guard !seen.prints(executor.result), executor.result.contains("\n") || seen.output.contains("\n") else { return [] }
    let difference = UnifiedDiff(from: executor.result + "\n", to: seen.output + "\n")
      .text(oldName: "result", newName: "what it prints")
    return [Diagnostic.Note("the difference\n" + Observation.withoutClosingLineEnds(difference))]
  }

  private static func help(_ seen: Observation) -> String {
    switch seen.error?.type {
    case "EOFError": "give the lines that the program reads under `input:`"
    case .some: "mend the code, or say `raises:` if the error is meant; `hornbook lint --accept` writes it"
    case nil: "mend the code or the result; `hornbook lint --accept` writes what the program prints"
    }
  }
}
