import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// A program that only prints the expected output, and passes though the solution works it out.
enum PassingConstant: TaskRule {
  static let description = RuleDescription(
    "passing-constant", .tasks, .warning, "a program that only prints the result passes, but the solution works it out",
    explanation: """
      A learner who reads the expected result in the task can print it and be praised, without the loop, the decision or
      the input that the card is about. Where the program reads something, a check with another input tells such a
      program from a right one. Where it does not, say under `uses` what a right program must use: the app then tells
      the learner that the program works, and what it should use. So it is with random numbers: any output that
      satisfies the condition can be printed, and `uses: [python.module.random]` asks for more. A function that is only
      defined shows nothing of what it gives back, so that any function at all would do: let the program call it and
      print that.
      """,
    wrong: [
      .cards(
        """
        - id: bigger
          type: exercise
          text: Write a function bigger(a, b) that returns the larger number.
          language: python
          solutions:
            - |
              def bigger(a, b):
                return max(a, b)
          ↓result: ""
          uses: [python.def, python.return]

        """),
      .cards(SampleExercises.oneToThree("Count from one to three with a for loop.", resultMark: "↓")),
      .cards(greet(checks: "{input: [Ada], ↓result: Hi Ada}")),
    ],
    right: [
      .cards(
        """
        - id: draw
          type: exercise
          text: Draw a square with a for loop.
          language: python
          solutions:
            - |
              import turtle
              for side in range(4):
                turtle.forward(50)
                turtle.left(90)
          result: ""
          uses: [python.for]

        """),
      .cards(SampleExercises.oneToThree("Count from one to three with a for loop.", more: "uses: [python.for]")),
      .cards(greet(checks: "{input: [Ada], result: Hi Ada}", "{input: [Bo], result: Hi Bo}")),
    ],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(
          SampleExercises.die(asking: "↓satisfies: 1 <= int(output) <= 6")
            + """
            - id: words
              type: exercise
              text: Print a letter from a to c.
              language: python
              solutions:
                - |
                  from random import choice
                  print(choice("abc"))
              ↓satisfies: output in "abc"

            """
            + SampleExercises.dieFunction(id: "dice", check: "{call: roll(), ↓satisfies: 1 <= returned <= 6}")),
        .cards(pseudocode("↓")),
      ],
      right: [
        .cards(
          SampleExercises.die(asking: "satisfies: 1 <= int(output) <= 6", "uses: [python.module.random]")
            + """
            - id: any
              type: exercise
              text: Print your name.
              language: python
              solutions: [print("Ada")]
              satisfies: output.istitle()

            """),
        .cards(pseudocode("uses: [pseudocode.repeat]")),
      ]))

  /// An exercise that counts in pseudocode.
  private static func pseudocode(_ asking: String) -> String {
    """
    - id: count
      type: exercise
      text: Count from one to three with a loop.
      language: pseudocode
      solutions:
        - |
          n ← 1
          REPEAT 3 TIMES
          {
            DISPLAY(n)
            n ← n + 1
          }
      \(asking == "↓" ? "↓" : "")result: 1 2 3
      \(asking == "↓" ? "hints: [Count.]" : asking)

    """
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let right = task.evidence.rightPrograms.first else { return [] }
    let uses = card.evidence.concepts.first { $0.site == .task(right.role) }?.uses ?? []
    let draws = right.checks.contains { $0.run.chances.contains(.draws) }
    // A lesson can teach whatever it likes of JavaScript, so that its concepts are those of programs alone.
    let used =
      task.task.language == .javascript
      ? Array(ExternalProgram(source: task.text(of: right.role), in: .javascript).conceptNames) : uses.map(\.concept)
    let computed =
      (task.task.hasConditions && draws ? ["python.module.random"] : [])
      + used.filter(computes).sorted(by: precedes)
    guard let main = computed.first else { return [] }
    if showsNothing(task), !task.text(of: right.role).contains("turtle") { return [finding(onSilenceOf: right, card)] }
    guard let constant = task.evidence.mutants.constant else { return [] }
    if task.task.hasConditions { return [finding(onCondition: constant, right, main, task, card)] }
    let proposal = CheckProposal(against: constant.differences, of: right.role, task, card)
    let help =
      readsInput(computed)
      ? "add a check with another input and another result"
      : "say what a right program must use: `uses: \(listOfUses(with: main, card))`"
    return [
      Finding(
        at: card.keyLocation(ofCheck: 0, \.result),
        "a program that only prints \(constant.result.isEmpty ? "nothing" : "the result") passes, "
          + "but \(right.role.name) works it out",
        notes: [Diagnostic.Note(passing: constant.program)] + (proposal.map { [$0.note] } ?? []),
        help: proposal?.help ?? help,
        fixes: proposal?.fixes ?? (readsInput(computed) ? [] : require(main, card)))
    ]
  }

  /// What one right program shows passes though any program may show it, or something that no right program shows.
  private static func finding(
    onCondition constant: MutantEvidence.Constant, _ right: ProgramEvidence, _ main: String, _ task: TaskContext,
    _ card: CardContext
  ) -> Finding {
    let (check, calls) = (task.task.checks[0], task.task.calls)
    let isNothing = constant.result.isEmpty || calls && constant.result == "None"
    let shown = onOneLine(constant.result)
    let fact =
      isNothing
      ? "that \(calls ? "returns" : "prints") nothing" : "that only \(calls ? "returns \(shown)" : "prints '\(shown)'")"
    let refusal = calls ? "returned is not None" : "output != \"\""
    let isTooWeak = isNothing && check.satisfies != nil
    return Finding(
      at: card.keyLocation(ofCheck: 0, check.satisfies == nil ? check.call == nil ? \.result : \.call : \.satisfies),
      "a \(calls ? "function" : "program") \(fact) passes, but \(right.role.name) "
        + (isNothing ? "\(calls ? "returns" : "prints") something" : "works it out"),
      notes: [Diagnostic.Note(passing: constant.program)],
      help: isTooWeak
        ? "let 'satisfies' refuse that as well, for example with `\(refusal)`"
        : "say what a right program must use: `uses: \(listOfUses(with: main, card))`",
      fixes: isTooWeak ? [] : require(main, card))
  }

  /// What a right program must use, with what the card asks for already.
  private static func listOfUses(with concept: String, _ card: CardContext) -> String {
    "[\(((card.content.task?.uses ?? []) + [concept]).joined(separator: ", "))]"
  }

  /// What a right program must use, below the task's language.
  private static func require(_ concept: String, _ card: CardContext) -> [Fix] {
    let list = listOfUses(with: concept, card)
    return card.written.set(.uses, toList: list, below: .language).map {
      [Fix("write `uses: \(list)`", .needsChoice, [$0])]
    } ?? []
  }

  /// Whether right programs print nothing on any check: then none looks at what they work out.
  ///
  /// A turtle's drawing is all that its program is for, and no check can look at that.
  private static func showsNothing(_ task: TaskContext) -> Bool {
    task.task.checks.allSatisfy { $0.result?.isEmpty ?? false }
  }

  private static func finding(onSilenceOf right: ProgramEvidence, _ card: CardContext) -> Finding {
    Finding(
      at: card.keyLocation(ofCheck: 0, \.result),
      "nothing that \(right.role.name) works out is checked, since it prints nothing",
      help: "let the program print what it works out, for example `print(bigger(2, 5))`, and write that as the result")
  }

  /// Whether a program with this concept works something out: it reads, repeats, decides, calculates or calls more than
  /// print().
  private static func computes(_ concept: String) -> Bool {
    if concept.hasPrefix("python.call.") {
      return !["python.call.print", "python.call.keyword-argument", "python.call.spread"].contains(concept)
    }
    return ways.contains(concept)
  }

  /// What the card is most likely about comes first.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (ways.firstIndex(of: left) ?? ways.count, ways.firstIndex(of: right) ?? ways.count)
    return (a, left) < (b, right)
  }

  private static let ways = [
    "python.while", "python.for", "python.comprehension.list", "python.comprehension.set", "python.comprehension.dict",
    "python.comprehension.generator", "python.recursion", "python.match", "python.if", "python.conditional-expression",
    "python.class", "python.def", "python.method", "javascript.while", "javascript.for", "javascript.switch",
    "javascript.if", "javascript.function", "javascript.prompt", "slang.repeat", "slang.if", "pseudocode.repeat-until",
    "pseudocode.repeat", "pseudocode.for-each", "pseudocode.call.recursive", "pseudocode.if", "pseudocode.procedure",
    "pseudocode.input", "pseudocode.random", "python.operator.power", "python.operator.modulo",
    "python.operator.floor-divide", "python.operator.divide", "python.operator.multiply", "python.operator.subtract",
    "python.operator.add", "slang.operator.remainder", "slang.operator.divide", "slang.operator.multiply",
    "slang.operator.subtract", "slang.operator.add", "pseudocode.operator.mod", "pseudocode.operator.divide",
    "pseudocode.operator.multiply", "pseudocode.operator.subtract", "pseudocode.operator.add",
  ]

  private static func readsInput(_ concepts: [String]) -> Bool {
    !Set(concepts).isDisjoint(with: ["python.call.input", "pseudocode.input", "javascript.prompt"])
  }

  /// A challenge to greet whose name is read.
  private static func greet(checks: String...) -> String {
    """
    - id: greet
      type: challenge
      title: Greet
      text: Read a name and greet it.
      language: python
      solutions: [print("Hi " + input())]
      checks:
        - \(checks.joined(separator: "\n    - "))

    """
  }
}
