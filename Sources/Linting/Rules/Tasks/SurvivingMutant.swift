import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// A mutant of a solution that passes every check.
enum SurvivingMutant: TaskRule {
  static let description = RuleDescription(
    "surviving-mutant", .tasks, .warning, "a mutant of a solution survives every check",
    explanation: """
      Learners make small mistakes: `<` for `<=`, a range that stops one short, a line that is indented too far. Checks
      are there to find them. The linter makes mutants of each solution, each with one such mistake (`hornbook manual
      mutants` lists them), and runs them on the checks. A mutant that fails a check is killed. For one that survives
      the linter looks for an input on which it does something else than the solution does; `--fix` adds the checks that
      kill what it finds.

      Inputs are drawn from `inputs:`; without it from what the inputs of the checks have in common: numbers between the
      smallest and the largest, or a little below the only one, and a little above where all are small and near to each
      other; and the words that are given, or others where nothing announces these. An input may also have a line or a
      number more, or a line less. Numbers with which a solution compares what it reads are tried as well, with those
      next to them; where it compares two lines, also the two in the other order. Where a mutant is right, too, say so
      under `alsoRight`.
      """,
    wrong: [
      .cards(SampleChallenges.double(solutions: ["↓print(2 * int(input()))"], checks: ["{input: [2], result: 4}"])),
      .cards(ticket(mark: "↓", closedFor: 3)),
      .cards(
        """
        - id: larger
          type: challenge
          title: The larger one
          text: Read two numbers and print the larger one.
          language: python
          solutions:
            - |
              a = int(input())
              b = int(input())
              ↓if a > b:
                print(a)
              ↓else:
                ↓print(b)
          checks:
            - {input: [5, 3], result: 5}
            - {input: [9, 1], result: 9}

        """),
    ],
    right: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))"], checks: ["{input: [2], result: 4}", "{input: [5], result: 10}"])),
      .cards(ticket(closedFor: 9)),
    ],
    cases: cases)

  /// How many mutants of a card are shown.
  private static let mostShown = 3

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let survivors = task.evidence.mutants.survivors
    let places = survivors.map {
      $0.original.location(ofPart: $0.line, task.task.language, in: card.authored)
    }
    let shown = survivors.indices.filter { places.firstIndex(of: places[$0]) == $0 }.prefix(mostShown)
    guard let last = shown.last else { return [] }
    return shown.compactMap { index in
      finding(
        survivors[index], at: places[index], andMore: index == last ? survivors.count - shown.count : 0, task, card)
    }
  }

  private static func finding(
    _ survivor: MutantEvidence.Survivor, at place: Location, andMore rest: Int, _ task: TaskContext, _ card: CardContext
  ) -> Finding? {
    let original = survivor.original
    guard let proposal = CheckProposal(against: survivor.differences, of: original, task, card) else { return nil }
    var notes = [Diagnostic.Note(passing: survivor.program), proposal.note]
    if rest > 0 {
      notes.append(Diagnostic.Note("\(counted(rest, "more mutant")) \(rest == 1 ? "survives" : "survive")"))
    }
    return Finding(
      at: place,
      "a mutant of \(original.name) \(card.hasChecks ? "survives every check" : "prints \(card.goalOfExercise), too"): "
        + survivor.change,
      notes: notes, help: proposal.help, fixes: proposal.fixes)
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: most
          type: challenge
          title: At most ten
          text: Read a number and print it, but never more than ten.
          language: python
          solutions:
            - |
              n = int(input())
              ↓if n > 10:
                ↓n = 10
              print(n)
          checks:
            - {input: [3], result: 3}
            - {input: [7], result: 7}

        """)
    ])

  /// A challenge to decide by an age, with the age of the check that is below the bound.
  private static func ticket(mark: String = "", closedFor age: Int) -> String {
    """
    - id: ticket
      type: challenge
      title: The ticket
      text: Read an age. From ten on print open, below that closed.
      language: python
      solutions:
        - |
          age = int(input())
          \(mark)if age >= 10:
            print("open")
          else:
            print("closed")
      checks:
        - {input: [\(age)], result: closed}
        - {input: [10], result: open}
        - {input: [12], result: open}

    """
  }
}
