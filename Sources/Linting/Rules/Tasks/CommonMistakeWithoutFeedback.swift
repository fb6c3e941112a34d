import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// A mistake that many beginners make and that draws no feedback of its own.
enum CommonMistakeWithoutFeedback: TaskRule {
  static let description = RuleDescription(
    "common-mistake-without-feedback", .tasks, .info, "a common mistake draws no feedback of its own",
    explanation: """
      Learners who make a common mistake are helped most by words about that mistake. The linter makes the mistakes of
      beginners in the solution (`hornbook manual mutants` lists them), slips at a bound among them, and looks at what
      each shows. The look to which most of them lead, and which no listed wrong program has, is told with one of the
      programs, and up to three other looks with what was changed. Nothing is said of cards without `wrongPrograms`, nor
      of mistakes that end in an error, which has words of its own.
      """,
    wrong: [
      .cards(
        sum(
          wrongProgram: """
            - program: ↓print(0)
              feedback: Your program must look at the numbers.
            """))
    ],
    right: [
      .cards(
        sum(
          wrongProgram: """
            - program: |
                for place in range(int(input())):
                  total = int(input())
                print(total)
              feedback: This is only the last number. Begin the sum before the loop.
            """))
    ])

  /// How many mistakes must lead to the same look.
  private static let fewest = 2

  /// How many of the other looks a finding tells.
  private static let mostOthers = 3

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    // A number that is one off is a mistake of its own only where another mistake does the same.
    let unanswered = task.evidence.mutants.unanswered.filter { $0.count >= fewest }
    guard let example = unanswered.first else { return [] }
    var notes = [
      Diagnostic.Note("this program gets only what the first check that it fails shows", program: example.program)
    ]
    let others = unanswered.dropFirst()
    if !others.isEmpty {
      let told = others.prefix(mostOthers).map(\.change).joined(separator: "; ")
      let left = others.count - mostOthers
      notes.append(Diagnostic.Note("others draw none either: \(told)" + (left > 0 ? "; and \(left) more" : "")))
    }
    return [
      Finding(
        at: TaskProgramRole.wrongProgram(0).location(in: card.authored),
        "\(example.count) common mistakes do the same and draw no feedback of their own, "
          + "for instance: \(example.change)",
        notes: notes, help: "list it under 'wrongPrograms' with words that help")
    ]
  }

  /// A challenge to add numbers, with a wrong program as YAML.
  private static func sum(wrongProgram: String) -> String {
    """
    - id: sum
      type: challenge
      title: The sum
      text: Read how many numbers there are, then the numbers. Print their sum.
      language: python
      solutions:
        - |
          count = int(input())
          total = 0
          for place in range(count):
            total += int(input())
          print(total)
      checks:
        - {input: [2, 3, 4], result: 7}
        - {input: [3, 1, 2, 5], result: 8}
        - {input: [1, 6], result: 6}
      wrongPrograms:
    \(wrongProgram.indented(by: 4))

    """
  }
}
