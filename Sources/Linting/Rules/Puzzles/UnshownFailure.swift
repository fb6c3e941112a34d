import Authoring
import Diagnostics

/// Words of a check of a puzzle, which no learner reads.
enum UnshownFailure: ProgramRule {
  static let description = RuleDescription(
    "unshown-failure", .puzzles, .warning, "a check of a puzzle has words that are never shown",
    isAboutNeedlessContent: true,
    explanation: """
      Checks of a puzzle prove which orders and words are right before it is published. What a learner lays is compared
      with these, and is not run, so the `failure` of a check is never shown. Words for learners whose answer is wrong
      go under `feedback` or `hints`, and why a line is wrong under `because` of a decoy.
      """,
    wrong: [.cards(greeting(check: "{input: [Ada], result: Hello Ada, ↓failure: Is a name read first?}"))],
    right: [.cards(greeting(check: "{input: [Ada], result: Hello Ada}", more: "hints: [Is a name read first?]"))])

  static func findings(in card: CardContext) -> [Finding] {
    card.content.puzzleChecks.indices.compactMap { index in
      let written = card.check(at: index)
      guard let failure = written.fields.failure else { return nil }
      return Finding(
        at: written.keyLocation(of: failure), "no learner reads the 'failure' of a puzzle's check",
        help: "say it under 'hints', or take it out", fixes: written.mapping.advice(toTakeOutEntry: FieldKey.failure))
    }
  }

  private static func greeting(check: String, more: String = "") -> String {
    """
    - id: greet
      type: codeBlocks
      text: Greet who is named.
      lines: ['name = input()', 'print("Hello", name)']
      checks: [\(check)]
      \(more)

    """
  }
}
