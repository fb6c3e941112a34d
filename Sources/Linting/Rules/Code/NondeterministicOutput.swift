internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// A program on a card whose output is different on every run, or a question with another right answer.
enum NondeterministicOutput: CardRule, TaskRule {
  static let checks = [RuleCheck.card(Self.self), .task(Self.self)]
  static let description = RuleDescription(
    "nondeterministic-output", .code, .error, "a program whose output differs between runs",
    explanation: """
      The place of an object in memory, `<function hello at 0x7f…>`, is another number on every run and on every
      machine. No stated result and no key can be right for it. Most often a call lacks its parentheses: `print(hello)`
      for `print(hello())`. The order of texts in a set is another in every `python3`, too: the program of an executor,
      a solution and the right answers to a puzzle that have to do with sets are run under other hash seeds and must
      print the same, and what a question asks about code must have the same answer. Print `sorted(…)` of it. So it is
      with `id()`, by whatever name it is called, with the date and the time, and with how long something takes. Random
      numbers are no such case: each run draws the same, since the seed is fixed.
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
      .cards(
        """
        - id: first
          type: questionWithCode
          code: ↓pets = list({"cat", "dog", "owl"})
          text: What is the first one?
          answers: [cat, dog, owl]
          correctAnswerIndex: 2
          asks: value
          expression: pets[0]

        """),
      .cards(
        """
        - id: lay
          type: codeBlocks
          text: Print the letters.
          lines: ↓['letters = set("ab")', 'for letter in letters:', '  print(letter)']
          result: "b\\na"

        """),
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: ↓|
            from datetime import date
            print(date.today())
          result: "2023-11-14"

        """),
    ],
    right: [
      .cards("- {id: run, type: executor, text: Run it., code: 'print(max([9], key=id))', result: '9'}\n"),
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
          code: print(sorted({"cat", "dog"}))
          result: "['cat', 'dog']"

        """),
      .cards("- {id: run, type: executor, text: Run it., code: print(hex(16711680)), result: '0xff0000'}\n"),
    ])

  static func check(_ card: CardContext) {
    if card.content.isPuzzle { return checkPuzzle(card) }
    guard card.code != nil, let demand = card.content.kind?.demand else { return }
    switch demand {
    case .run: checkOutput(card)
    case .answer: checkQuestion(card)
    case .nothing, .program: break
    }
  }

  static func check(_ card: CardContext, _ task: TaskProofs) {
    for solution in task.allToBeRight {
      for check in solution.run.checks {
        guard let seen = Observation(check.outcome) else { continue }
        let place = { solution.place.location(in: card.authored) }
        let isFound = report(seen, at: place, card) { task.difference(of: solution, on: check, seen: seen) }
        if isFound { break }
      }
    }
  }

  /// Whether it is told that no key and no result can be right, of a question whose key was tried or an executor: what
  /// its code does is another thing on every run.
  ///
  /// An author who silences that means what apps do, where every run is the same.
  static func isTold(on card: CardContext) -> Bool {
    guard card.episode.tells(Self.self, at: card.location(of: .code)) else { return false }
    if let question = card.content.codeQuestion, question != .output || card.program.assumption != nil {
      return card.program.otherKeyFacts != nil
    }
    guard let seen = card.program.observation else { return false }
    return firstAddress(in: seen.output) != nil || card.program.difference != nil
  }

  private static func checkOutput(_ card: CardContext) {
    guard let seen = card.program.observation else { return }
    _ = report(seen, at: { card.location(of: .code) }, card) { card.program.difference }
  }

  private static func checkQuestion(_ card: CardContext) {
    guard card.program.keyVerdict != nil, let question = card.content.codeQuestion ?? card.program.assumption?.question
    else { return }
    if question == .output, card.program.assumption == nil { return checkOutput(card) }
    guard let (fact, other, cause) = card.program.otherKeyFacts else { return }
    card.report(
      Self.self, at: card.location(of: .code),
      "what is right depends on \(cause.inWords): \(fact); \(cause.otherRun) \(other)", help: cause.helpForQuestion)
  }

  /// Right answers to a puzzle; one that is found speaks for the others.
  private static func checkPuzzle(_ card: CardContext) {
    guard let puzzle = card.puzzle else { return }
    for solution in puzzle.solutions {
      guard let seen = solution.seen else { continue }
      let isFound = report(seen, at: { solution.answer.location }, card) {
        OtherRuns.difference(of: solution.program, seen: seen, asking: solution.chances, card.runs)
      }
      if isFound { return }
    }
  }

  /// Reports an address in what a program shows, or else that it shows something else under another seed; gives whether
  /// either is so.
  private static func report(
    _ seen: Observation, at location: () -> Location, _ card: CardContext, difference: () -> OtherRuns.Difference?
  ) -> Bool {
    if let address = firstAddress(in: seen.output) {
      card.report(
        Self.self, at: location(),
        "the output shows the memory address '\(address)', which differs between runs",
        help: "print something else; does a call lack its parentheses?")
      return true
    }
    guard let difference = difference() else { return false }
    let cause = difference.cause
    card.report(
      Self.self, at: location(),
      "the output depends on \(cause.inWords): \(seen.inWords); \(cause.otherRun) \(difference.other.inWords)",
      help: cause.help)
    return true
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
