internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// A wrong variant of a solution that passes every check.
enum WrongVariantPasses: TaskRule {
  static let description = RuleDescription(
    "wrong-variant-passes", .tasks, .warning, "a wrong variant of a solution passes every check",
    explanation: """
      Learners make small mistakes: `<` for `<=`, a range that stops one short, a line that is indented too far. Checks are
      there to find them. The linter makes such variants of each solution (`hornbook manual mutants` lists them), runs them
      on the checks, and looks for an input on which one that passes does something else than the solution does. What it
      finds is shown with that input; `--fix` adds the checks that tell them apart.

      Inputs are drawn from `inputs:`; without it from what the inputs of the checks have in common: numbers between the
      smallest and the largest, or a little below the only one, and the words that are given, or others where nothing
      announces these. Numbers with which a solution compares what it reads are tried as well, with those beside them; where
      it compares two lines, also the two changed round. Where a variant is right, too, say so under `alsoRight`.
      """,
    wrong: [
      .cards(
        """
        - id: double
          type: challenge
          title: Double it
          text: Read a number and print its double.
          language: python
          solutions:
            - ↓print(2 * int(input()))
          checks:
            - {input: [2], result: 4}

        """),
      .cards(
        """
        - id: ticket
          type: challenge
          title: The ticket
          text: Read an age. From ten on print open, below that closed.
          language: python
          solutions:
            - |
              age = int(input())
              ↓if age >= 10:
                print("open")
              else:
                print("closed")
          checks:
            - {input: [3], result: closed}
            - {input: [10], result: open}
            - {input: [12], result: open}

        """),
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

        """),
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
        """
        - id: double
          type: challenge
          title: Double it
          text: Read a number and print its double.
          language: python
          solutions:
            - print(2 * int(input()))
          checks:
            - {input: [2], result: 4}
            - {input: [5], result: 10}

        """),
      .cards(
        """
        - id: ticket
          type: challenge
          title: The ticket
          text: Read an age. From ten on print open, below that closed.
          language: python
          solutions:
            - |
              age = int(input())
              if age >= 10:
                print("open")
              else:
                print("closed")
          checks:
            - {input: [9], result: closed}
            - {input: [10], result: open}
            - {input: [12], result: open}

        """),
    ])

  /// How many variants of a card are shown.
  private static let mostShown = 3

  static func check(_ card: CardContext, _ task: TaskProofs) {
    let survivors = task.mutants.survivors
    let places = survivors.map {
      $0.original.place.location(ofPart: $0.mutant.mutation.line, task.task.language, in: card.authored)
    }
    let shown = survivors.indices.filter { places.firstIndex(of: places[$0]) == $0 }.prefix(mostShown)
    guard let last = shown.last else { return }
    let inputs = task.mutants.inputsThatKill.map { ($0.lines, $0.output.output) }
    for index in shown {
      let rest = index == last ? survivors.count - shown.count : 0
      report(survivors[index], at: places[index], andMore: rest, inputs, task, card)
    }
  }

  private static func report(
    _ survivor: MutantProofs.Survivor, at place: Location, andMore rest: Int,
    _ inputs: [(input: [String], result: String)], _ task: TaskProofs, _ card: CardContext
  ) {
    let (index, seen) = survivor.differences[0]
    let input = task.mutants.decisive[index]
    var notes = [
      Diagnostic.Note("this program passes every check:\n" + shownProgram(survivor.mutant.program.text)),
      Diagnostic.Note(
        "for the input '\(input.lines.joined(separator: "', '"))' \(seen.inWords(of: "it")), but \(survivor.original.place.name) prints '\(onOneLine(input.output.output))'"
      ),
    ]
    if rest > 0 {
      notes.append(Diagnostic.Note("\(rest) more wrong \(rest == 1 ? "variant passes" : "variants pass")"))
    }
    let canBeAdded = task.isChallenge(card)
    card.report(
      Self.self, at: place,
      "a wrong variant of \(survivor.original.place.name) passes every check: \(survivor.mutant.mutation.change)",
      notes: notes,
      help: canBeAdded
        ? "add the check `\(CheckAddition.written(input: input.lines, result: input.output.output))`"
        : "make the card a challenge, which can have several checks",
      fixes: canBeAdded ? CheckAddition(card.authored, inputs).fixes : [])
  }
}

extension TaskProofs {
  /// Whether the card can have several checks.
  func isChallenge(_ card: CardContext) -> Bool { if case .challenge = card.content { true } else { false } }
}

/// A program as evidence: its first lines.
func shownProgram(_ text: String) -> String {
  let lines = Observation.withoutClosingLineEnds(text).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.prefix(30).joined(separator: "\n") + (lines.count > 30 ? "\n…" : "")
}
