import Diagnostics
import Evidence
import Grading

/// A program on a card whose output is different on every run, or a question with another right answer.
enum NondeterministicOutput: ProgramRule, TaskRule {
  static let checks = [RuleCheck.program(Self.self), .task(Self.self)]
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
        SampleCards.runIt(
          """
          def hello():
            return "Hello"
          print(hello)
          """, mark: "↓", more: "result: Hello")),
      .cards(SampleCards.runIt(#"↓print({"cat", "dog", "owl"})"#, more: #"result: "{'cat', 'owl', 'dog'}""#)),
      .cards(
        SampleCards.runIt(
          """
          from datetime import date
          print(date.today())
          """, mark: "↓", more: #"result: "2023-11-14""#)),
    ],
    right: [
      .cards(
        SampleCards.runIt(
          """
          def hello():
            return "Hello"
          print(hello())
          """, more: "result: Hello")),
      .cards(SampleCards.runIt(#"print(sorted({"cat", "dog"}))"#, more: #"result: "['cat', 'dog']""#)),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    if let unstable = card.puzzleEvidence?.unstable {
      let place = card.location(ofPuzzleProgram: card.content.fillablePuzzlePrograms[unstable.index])
      return [finding(unstable.instability, unstable.seen, at: place)]
    }
    guard let instability = card.instability else { return [] }
    return [finding(instability, card.codeRun?.seen, at: card.location(of: card.fields.code))]
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    task.evidence.unstable.map { finding($0.instability, $0.seen, at: $0.role.location(in: card.authored)) }
  }

  /// - Parameter seen: What the run that counts shows.
  private static func finding(_ instability: Instability, _ seen: Observation?, at location: Location) -> Finding {
    switch instability {
    case .address(let address):
      Finding(
        at: location, "the output shows the memory address '\(address)', which differs between runs",
        help: "print something else; does a call lack its parentheses?")
    case .output(let other, let cause):
      Finding(
        at: location,
        "the output depends on \(cause.inWords): \(seen?.inWords ?? ""); \(cause.otherRun) \(other.inWords)",
        help: cause.help)
    case .returned(let value, let other, let cause):
      Finding(
        at: location,
        "what is returned depends on \(cause.inWords): the call returns \(onOneLine(value)); \(cause.otherRun) "
          + "it returns \(onOneLine(other))",
        help: cause.helpForCall)
    case .key(let fact, let other, let cause):
      Finding(
        at: location,
        "what is right depends on \(cause.inWords): \(fact.inWords); \(cause.otherRun) \(other.inWords)",
        help: cause.helpForQuestion)
    }
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
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
    ],
    right: [
      .cards("- {id: run, type: executor, text: Run it., code: 'print(max([9], key=id))', result: '9'}\n"),
      .cards("- {id: run, type: executor, text: Run it., code: print(hex(16711680)), result: '0xff0000'}\n"),
    ])
}

extension OtherRuns.Cause {
  /// What it is, in a message.
  fileprivate var inWords: String {
    switch self {
    case .setOrder: "the order of a set"
    case .hash: "hash(), which is another number in every run"
    case .memory: "id(), the place of something in memory"
    case .clock: "the time at which it runs"
    }
  }

  /// The beginning of what another run shows.
  fileprivate var otherRun: String {
    switch self {
    case .setOrder, .hash: "under another hash seed"
    case .memory, .clock: "in another run"
    }
  }

  /// What to do about a question.
  fileprivate var helpForQuestion: String {
    switch self {
    case .setOrder: "ask for something that no order changes, as in `sorted(names)[0]`"
    case .hash, .memory, .clock: "ask for something that is the same in every run"
    }
  }

  /// What to do about a function.
  fileprivate var helpForCall: String {
    switch self {
    case .setOrder: "return it in order, as in `return sorted(names)`"
    case .hash, .memory, .clock: "return something that is the same in every run"
    }
  }

  /// What to do about it.
  fileprivate var help: String {
    switch self {
    case .setOrder: "print it in order, as in `print(sorted(names))`"
    case .hash: "print something else; hashes of numbers alone stay the same"
    case .memory: "print something else; `is` tells whether two names are the same thing"
    case .clock: "print something else, or write down the date or time that it is about"
    }
  }
}
