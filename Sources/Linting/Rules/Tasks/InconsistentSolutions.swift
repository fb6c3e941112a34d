import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// Two right programs of a task that do different things for an input that the card allows.
enum InconsistentSolutions: TaskRule {
  static let description = RuleDescription(
    "inconsistent-solutions", .tasks, .error, "two solutions do different things for an input that 'inputs' allows",
    explanation: """
      All programs under `solutions` and `alsoRight` are to be right for every input that the card allows. Where two of
      them print different things for one, at least one of them is wrong, or `inputs` allows too much. The linter
      compares them on 200 inputs that it draws from `inputs`, the same on every run.
      """,
    wrong: [.cards(size(#"  - ↓print("big" if int(input()) > 5 else "small")"#, big: 6))],
    right: [
      .cards(
        size(
          """
          alsoRight:
            - print("big" if int(input()) > 4 else "small")
          """, big: 5))
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let (inputs, runs) = (task.evidence.statedInputs.inputs, task.evidence.statedInputs.runs)
    var told: Set<TaskProgramRole> = []
    var findings: [Finding] = []
    for (input, runs) in zip(inputs, runs) {
      guard let first = task.evidence.rightPrograms.first, let wanted = runs.first??.seen else { continue }
      for (other, run) in zip(task.evidence.rightPrograms, runs).dropFirst() where !told.contains(other.role) {
        guard let seen = run?.seen, !seen.looksLike(wanted) else { continue }
        // Where a condition allows several outputs, only an error tells that one of them is wrong.
        guard !task.task.hasConditions || (seen.error == nil) != (wanted.error == nil) else { continue }
        told.insert(other.role)
        findings.append(
          Finding(
            at: other.role.location(in: card.authored),
            "\(other.role.name) and \(first.role.name) differ for the input '\(input.joined(separator: "', '"))'",
            notes: [
              Diagnostic.Note("\(other.role.name): \(seen.inWords)"),
              Diagnostic.Note("\(first.role.name): \(wanted.inWords)"),
              Diagnostic.Note(
                "the input is one of \(inputs.count) drawn from 'inputs' with the seed \(StatedInputEvidence.seed)"),
            ],
            help: "fix the one that is wrong, or let 'inputs' allow less"))
      }
    }
    return findings
  }

  /// A challenge to tell small numbers from big ones.
  ///
  /// - Parameters:
  ///   - other: A second program, as the lines of YAML below the first.
  ///   - big: The big number of a check.
  private static func size(_ other: String, big: Int) -> String {
    """
    - id: size
      type: challenge
      title: Big or small
      text: Read a number and print small for less than five, big for five and more.
      language: python
      solutions:
        - |
          n = int(input())
          if n < 5:
            print("small")
          else:
            print("big")
    \(other.indented(by: 2))
      checks:
        - {input: [4], result: small}
        - {input: [\(big)], result: big}
      inputs: {n: 0..20}

    """
  }
}
