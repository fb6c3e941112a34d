import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A check whose call, or what must come of it, Python cannot read.
enum UnreadableCall: ProgramRule {
  static let description = RuleDescription(
    "unreadable-call", .tasks, .error, "a check calls, or expects, something that Python cannot read",
    explanation: """
      The values of `setup`, `call` and `returns` are Python: the call is run in the names of the learner's program,
      and its value is compared with that of `returns`. So a string needs quotes of its own, besides those that YAML may
      need: `returns: "'FizzBuzz'"`. A statement, such as an assignment, has no value that `returns` could be compared
      with; and a call that raises an error returns nothing, so that `raises` and `returns` exclude each other. Under
      `raises` is the class of an error, with a colon and the message where that counts.
      """,
    wrong: [
      .cards(
        size(
          #"{call: ↓size(20, returns: "'big'"}"#, "{call: size(10), returns: ↓big}",
          #"{call: size(9), returns: "'small'", raises: ↓ValueError}"#))
    ],
    right: [
      .cards(
        size(
          #"{call: size(20), returns: "'big'"}"#, #"{call: size(10), returns: "'big'"}"#,
          #"{call: size(9), returns: "'small'"}"#))
    ],
    cases: cases)

  static let yieldsTo: [Cause] = [.onSameLine("unknown-key")]

  private static func size(_ checks: String...) -> String {
    """
    - id: size
      type: exercise
      text: Write a function size(n) that returns big for numbers above 9, and small for others.
      language: python
      solutions:
        - |
          def size(n):
            if n > 9:
              return "big"
            return "small"
      checks:

    """ + checks.map { "    - \($0)\n" }.joined()
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: half
          type: exercise
          text: Write a function half(n) that returns half of a number.
          language: python
          solutions:
            - |
              def half(n):
                return n / 2
          checks:
            - {call: ↓x = half(8), returns: 4}
            - {call: half(9), returns: ↓4 and a half}
            - {setup: ↓[x =], call: half(x), returns: 4}
            - {call: half(None), raises: ↓an error}

        """)
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let stated = StatedChecks(on: card), stated.language == .python else { return [] }
    return stated.checks.enumerated().compactMap { index, check in
      CallProblem(check, stated.evidence(at: index), in: stated.language).map { finding($0, card.check(at: index)) }
    }
  }

  private static func finding(_ problem: CallProblem, _ check: WrittenCheck) -> Finding {
    let fixes = problem.value.map {
      TruthFix.fixes(writing: $0, to: problem.field.key, insteadOf: problem.field.key, in: check.mapping)
    }
    let location =
      switch problem.field {
      case .setup: check.location(of: check.fields.setup)
      case .call: check.location(of: check.fields.call)
      case .returns: check.location(of: check.fields.returns)
      case .raises: check.location(of: check.fields.raises)
      }
    return Finding(at: location, problem.fact, help: problem.help, fixes: fixes ?? [])
  }
}
