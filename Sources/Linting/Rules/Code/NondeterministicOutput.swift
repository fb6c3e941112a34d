internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// A program on a card whose output is another on every run.
enum NondeterministicOutput: CodeRule, TaskRule {
  static let checks = [RuleCheck.code(Self.self), .task(Self.self)]
  static let description = RuleDescription(
    "nondeterministic-output", .code, .error, "a program whose output is another on every run",
    explanation: """
      The place of an object in memory, `<function hello at 0x7f…>`, is another number on every run and on every
      machine. No stated result and no key can be right for it. Most often a call lacks its parentheses: `print(hello)`
      for `print(hello())`. The order of texts in a set is another in every `python3`, too: a program of an executor, of
      a question about its output or of a solution that has to do with sets is run under other hash seeds and must print
      the same. Print `sorted(…)` of it. Random numbers are no such case: each run draws the same, since the seed is
      fixed.
      """,
    wrong: [
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: ↓|
            def hello():
              return "Hello"
            print(hello)
          result: Hello

        """),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: ↓print({"cat", "dog", "owl"})
          result: "{'cat', 'owl', 'dog'}"

        """),
      .cards(
        """
        - id: write
          type: exercise
          text: Print each of the letters of banana once.
          language: python
          solutions: [↓print(set("banana"))]
          result: "{'b', 'n', 'a'}"

        """),
    ],
    right: [
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: |
            def hello():
              return "Hello"
            print(hello())
          result: Hello

        """),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(sorted({"cat", "dog", "owl"}))
          result: "['cat', 'dog', 'owl']"

        """),
      .cards("- {id: run, type: executor, text: Run it., code: print(hex(16711680)), result: '0xff0000'}\n"),
    ])

  static func check(_ card: CardContext) {
    let isExecutor = if case .executor = card.content { true } else { false }
    guard isExecutor || card.content.codeQuestion == .output else { return }
    guard let seen = card.program.observation else { return }
    if let address = firstAddress(in: seen.output) {
      card.report(
        Self.self, at: card.location(of: "code"),
        "the output names a place in memory, '\(address)', another on every run",
        help: "print something else; does a call lack its parentheses?")
    } else if let other = card.program.otherObservation {
      report(seen, other, at: card.location(of: "code"), card)
    }
  }

  static func check(_ card: CardContext, _ task: TaskProofs) {
    for solution in task.solutions {
      for check in solution.run.checks {
        guard let seen = Observation(check.outcome) else { continue }
        if let other = task.otherObservation(of: solution, on: check, seen: seen) {
          report(seen, other, at: solution.place.location(in: card.authored), card)
          break
        }
      }
    }
  }

  private static func report(
    _ seen: Observation, _ other: Observation, at location: @autoclosure () -> Location, _ card: CardContext
  ) {
    card.report(
      Self.self, at: location(),
      "the output hangs on the order of a set: \(seen.inWords); with another hash seed \(other.inWords)",
      help: "print it in order, as in `print(sorted(names))`")
  }

  /// The first address in a text, as in `<function hello at 0x7f…>`.
  private static func firstAddress(in text: String) -> String? {
    let parts = text.split(separator: " at 0x", omittingEmptySubsequences: false)
    for (before, after) in zip(parts, parts.dropFirst()) {
      let digits = after.prefix { $0.isHexDigit }
      let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      if digits.count >= 6, after.dropFirst(digits.count).first == ">", line.contains("<") { return "0x\(digits)" }
    }
    return nil
  }
}
