internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading

/// An executor whose program does something else than the card says.
enum WrongResult: CodeRule {
  static let description = RuleDescription(
    "wrong-result", .code, .error, "an executor whose program does something else than it says",
    explanation: """
      A child presses Run and sees what the program really does. When the card promises something else, the child
      believes to have made a mistake. The linter runs every executor with the interpreter that the app has, and compares
      what is printed with `result` (line ends at the end aside) and the error with `raises`. An error is fine as content:
      then the card says so with `raises`. `hornbook lint --accept` writes what really happens into the file, but for errors
      that are hardly ever meant: code that Python cannot read, a module that is not there, input that is not given.
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
    if let slip = Slip(executor, seen) { return report(slip, seen, card) }
    let claim = Claim(executor, seen)
    card.report(
      Self.self, at: card.location(of: claim.key), "\(seen.inWords), but \(claim.inWords)",
      notes: notes(executor, seen), help: help(executor, seen), fixes: TruthFix.fixes(for: executor, seen, card))
  }

  /// An error that is an author's slip and hardly ever meant, so that nothing offers to make it the lesson's truth.
  private struct Slip {
    let error: RaisedError
    let help: String

    init?(_ executor: ExecutorCard, _ seen: Observation) {
      guard executor.raises == nil, let error = seen.error else { return nil }
      switch error.type {
      case "EOFError": help = "give the lines that the program reads under `input:`"
      case "ModuleNotFoundError":
        help = "take the import out; the apps' Python has no such module (`hornbook manual python` lists those it has)"
      case "SyntaxError", "IndentationError", "TabError": help = "mend the code, or say `raises:` if the error is meant"
      default: return nil
      }
      self.error = error
    }
  }

  private static func report(_ slip: Slip, _ seen: Observation, _ card: CardContext) {
    card.report(
      Self.self, at: card.program.location(ofLine: slip.error.line), "\(seen.inWords)", help: slip.help)
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

  private static func help(_ executor: ExecutorCard, _ seen: Observation) -> String {
    guard seen.error == nil else {
      return "mend the code, or say `raises:` if the error is meant; `hornbook lint --accept` writes it"
    }
    let onOneLine = seen.output.split(separator: "\n").joined(separator: " ")
    if seen.output.contains("\n"), executor.result == onOneLine {
      return "write `result: |` and each line below it; YAML joins plain lines. `hornbook lint --accept` does it"
    }
    return "mend the code or the result; `hornbook lint --accept` writes what the program prints"
  }
}
