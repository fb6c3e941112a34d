import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import JSON
import Robot

/// Something that stands twice in one task.
enum DuplicateTaskEntry: TaskRule, ProgramRule {
  static let checks = [RuleCheck.task(Self.self), .program(Self.self)]
  static let description = RuleDescription(
    "duplicate-task-entry", .tasks, .warning, "a duplicate solution, check, hint or wrong program in a task",
    explanation: """
      A check that is there already proves nothing more, and a second hint that says the same does not help a learner
      who did not understand the first. Most often it was copied and was to be changed. Worlds are the same when a robot
      cannot tell them apart, whatever characters draw them.
      """,
    wrong: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))", "↓print(2 * int(input()))"],
          checks: ["{input: [3], result: 6}", "{input: [4], result: 8}", "{↓input: [3], result: 6}"],
          more: """
            hints: [Read the number first., ↓Read the number first.]
            wrongPrograms:
              - {program: print(7), feedback: Look at the number.}
              - {program: ↓print(7), feedback: Look at the number.}
            """)),
      .cards(
        """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin.
          language: robot
          solutions: ["forward\\ncollect"]
          checks:
            - world: |
                ####
                #>o#
                ####
            - ↓world: |
                ####
                #>o#
                ####

        """),
    ],
    right: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))", "print(int(input()) * 2)"],
          checks: ["{input: [3], result: 6}", "{input: [4], result: 8}"],
          more: "hints: [Read the number first., Then print twice the number.]"))
    ],
    cases: RuleDescription.Cases(
      wrong: [half(#"{call: half(4), returns: 2}"#, "{↓call: half(4), returns: 2}")],
      right: [
        half("{call: half(4), returns: 2}", "{call: half(4), result: \"\"}", "{call: half(9), returns: 4}"),
        half(
          "{call: half('a'), raises: TypeError}", "{call: half('a'), raises: Exception}",
          "{call: half(9), returns: 4}"),
      ]))

  /// An exercise on a function that halves a number.
  private static func half(_ checks: String...) -> RuleDescription.Example {
    .cards(
      """
      - id: half
        type: exercise
        text: Write a function half(n) that returns half of n.
        language: python
        solutions:
          - |
            def half(n):
              return n // 2
        checks:
          - \(checks.joined(separator: "\n    - "))

      """)
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let sameChecks = findings(of: task.task.checks, in: task.task.language, card)
    let sameSolutions = findings("solution", repetitions(of: task.authored.solutions.map(Bytes.init))) {
      TaskProgramRole.solution($0).location(in: card.authored)
    }
    let sameHints = findings("hint", (card.content.hints ?? []).repetitions) {
      card.location(of: card.fields.guidance.hints, at: $0)
    }
    let samePrograms = findings("wrong program", repetitions(of: task.task.wrongPrograms.map { Bytes($0.program) })) {
      TaskProgramRole.wrongProgram($0).location(in: card.authored)
    }
    return sameChecks + sameSolutions + sameHints + samePrograms
  }

  /// The duplicate checks of a puzzle; those of a task are found with the rest of it.
  static func findings(in card: CardContext) -> [Finding] {
    guard card.content.task == nil, let stated = StatedChecks(on: card) else { return [] }
    return findings(of: stated.checks, in: stated.language, card)
  }

  private static func findings(
    of checks: [ProgramCheck], in language: ProgramLanguage, _ card: CardContext
  ) -> [Finding] {
    let key = TaskKeys.goal(in: language)
    let goals = checks.count > 1 ? checks.map { Goal($0, key) } : []
    return findings("check", repetitions(of: goals)) {
      let goal = goals[$0].condition == nil ? key : .satisfies
      let check = card.check(at: $0)
      if goals[$0].call != nil { return check.keyLocation(of: check.fields.call) }
      if goals[$0].input != nil { return check.keyLocation(of: check.fields.input) }
      return check.keys.first { $0.key == goal }?.location ?? check.location
    }
  }

  /// What a check asks; nil where it asks nothing of its language.
  private struct Goal: Hashable {
    let input: [ExactText]?
    let call: ExactText?
    let setup: [ExactText]?
    let result: ExactText?
    let returned: ExactText?
    let raised: ExactText?
    let condition: ExactText?
    let world: World?
    let avoided: [ExactText]?

    init(_ check: ProgramCheck, _ key: FieldKey) {
      input = check.input?.map { ExactText($0) }
      call = check.call.map { ExactText($0) }
      setup = check.setup?.map { ExactText($0) }
      result = key == .result ? check.result.map { ExactText($0) } : nil
      returned = check.returns.map { ExactText($0) }
      raised = check.raises.map { ExactText($0) }
      condition = key == .result ? check.satisfies.map { ExactText($0) } : nil
      avoided = check.avoids?.map { ExactText($0) }
      world = key == .world ? check.robotWorld?.withoutLegend : nil
    }

    /// Whether there is nothing in it that could be the same.
    var isEmpty: Bool { result == nil && condition == nil && world == nil && call == nil }
  }

  /// A program by its bytes, since texts that only look alike are equal to Swift, and are two programs.
  private enum Bytes: Hashable {
    case text(ExactText)
    case elements([JSONValue])

    init(_ program: Program) {
      switch program {
      case .text(let text): self = .text(ExactText(text))
      case .elements(let elements): self = .elements(elements)
      }
    }
  }

  private static func repetitions(of goals: [Goal]) -> [(first: Int, again: Int)] {
    repetitions(of: goals.enumerated().map { $1.isEmpty ? .none($0) : .some($1) } as [Item<Goal>])
  }

  private enum Item<Value: Hashable>: Hashable {
    case none(Int)
    case some(Value)
  }

  private static func repetitions<Value: Hashable>(of values: [Value]) -> [(first: Int, again: Int)] {
    guard values.count > 1 else { return [] }
    var firsts: [Value: Int] = [:]
    return values.indices.compactMap { again in
      if let first = firsts[values[again]] { return (first, again) }
      firsts[values[again]] = again
      return nil
    }
  }

  private static func findings(
    _ name: String, _ repetitions: [(first: Int, again: Int)], at place: (Int) -> Location
  ) -> [Finding] {
    repetitions.map { first, again in
      Finding(
        at: place(again), "\(name) \(again + 1) is the same as \(name) \(first + 1)",
        notes: [Diagnostic.Note("the other one is here", at: place(first))],
        help: "take it out, or write the one that was meant")
    }
  }
}
