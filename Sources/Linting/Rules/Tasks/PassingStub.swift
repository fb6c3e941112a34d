import CurriculumBundle
import Diagnostics
import Evidence

/// A program whose functions do nothing of what they are for, and passes all checks.
enum PassingStub: TaskRule {
  static let description = RuleDescription(
    "passing-stub", .tasks, .error, "a program passes all checks though its functions do nothing",
    explanation: """
      A check that asks whether a function is there, or only of what type its result is, is passed by a function that
      does nothing. So is a single call, by a function that always returns the one value. Such a card proves nothing of
      what a learner wrote, and nothing of its solution. The linter puts `pass`, `raise NotImplementedError`, each
      expected value, a value of each type and each parameter in the place of all that the functions do, and calls the
      result wrong only where a call shows that it does something else than the solution. Compare what the function
      returns, prints or changes, for at least two values.
      """,
    wrong: [
      .cards(
        """
        - id: mean
          type: challenge
          title: The mean
          text: Write a function mean(numbers) that returns the mean of a list.
          language: python
          solutions:
            - |
              def mean(numbers):
                return sum(numbers) / len(numbers)
          checks:
            - {↓call: callable(mean), returns: True}
            - {call: "type(mean([1, 2])) is float", returns: True}

        """),
      .cards(double(checks: ["{↓call: double(3), returns: 6}"])),
    ],
    right: [
      .cards(
        double(checks: [
          "{call: double(3), returns: 6}", "{call: double(-1), returns: -2}", "{call: double(0), returns: 0}",
        ])),
      .cards(
        """
        - id: same
          type: challenge
          title: The same
          text: Write a function same(value) that returns what it is given.
          language: python
          solutions:
            - |
              def same(value):
                return value
          checks:
            - {call: same(3), returns: 3}
            - {call: same('a'), returns: "'a'"}

        """),
    ])

  private static func double(checks: [String]) -> String {
    """
    - id: double
      type: challenge
      title: Double it
      text: Write a function double(n) that returns twice the number.
      language: python
      solutions:
        - |
          def double(n):
            return 2 * n
      checks:
    \(checks.map { "    - \($0)" }.joined(separator: "\n"))

    """
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    // A starter that passes has a rule of its own.
    guard let right = task.evidence.rightPrograms.first, let stub = task.evidence.mutants.stub,
      task.evidence.starter?.isRight != true
    else { return [] }
    let proposal = CheckProposal(against: stub.differences, of: right.role, task, card)
    let functions = "a program whose functions only \(onOneLine(stub.body)) passes"
    return [
      Finding(
        at: card.keyLocation(ofCheck: 0, \.call),
        stub.body == "pass" ? "a program whose functions do nothing passes" : functions,
        notes: [Diagnostic.Note(passing: stub.program)] + (proposal.map { [$0.note] } ?? []),
        help: proposal?.help ?? "compare what the functions return for several values", fixes: proposal?.fixes ?? [])
    ]
  }
}
