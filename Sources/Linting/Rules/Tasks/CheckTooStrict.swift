import AnswerReading
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import Python

/// A task that refuses a right program that is only written otherwise.
enum CheckTooStrict: TaskRule {
  static let description = RuleDescription(
    "check-too-strict", .tasks, .warning, "a right program fails a check only for how it is written",
    explanation: """
      A learner whose program is right must be told so, however it is written: with other names, other quotes, `while`
      for `for`. The linter writes each solution otherwise and runs it on the checks. Where one is refused, the check
      looks at how the program is written and not at what it does; a learner cannot know that unless the text says so. A
      question that `input()` shows is such a thing, too, for it becomes part of the output. So are random numbers: they
      are the same on every run, but only for who calls the same functions in the same order; say under `satisfies` what
      is true of every right output. Say the rest in the text or a hint, or ask for less.
      """,
    wrong: [
      .cards(
        SampleExercises.oneToThree(
          "Print the numbers from one to three.", solutionMark: "↓", more: "uses: [python.for]")),
      .cards(twiceTheAge("Read an age and print twice the age.", mark: "↓")),
      .cards(SampleExercises.die(solution: "↓import random\nprint(random.randint(1, 6))", asking: "result: 3")),
    ],
    right: [
      .cards(
        SampleExercises.oneToThree("Print the numbers from one to three with a for loop.", more: "uses: [python.for]")),
      .cards(twiceTheAge("Ask with \"How old? \" for an age and print twice the age.")),
      .cards(
        SampleExercises.die(
          "Roll a die with randint(1, 6) and print the number.",
          solution: """
            import random
            choice = random.randint(1, 6)
            print(choice)
            """,
          asking: "result: 3")),
    ],
    cases: cases)

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let writings = task.evidence.otherWritings
    if let refusal = writings.drawn, let failure = refusal.failure {
      return [
        Finding(
          at: refusal.role.location(in: card.authored),
          "\(refusal.role.name) passes only since its random numbers are the same on every run",
          notes: [Diagnostic.Note("a program that draws other numbers fails: \(failure.feedback ?? "")")],
          help:
            "write what is true of every right \(task.task.calls ? "value" : "output") under 'satisfies' in the place "
            + "of the result, such as `satisfies: \(ConditionMistake.example(calls: task.task.calls))`, or say in the "
            + "text which functions of `random` to call")
      ]
    }
    var told: Set<TaskProgramRole> = []
    return writings.refused.compactMap { refusal -> Finding? in
      guard let reason = reason(for: refusal, task.told, isEnglish: card.episode.isEnglish),
        refusal.isAboutPrompt || told.insert(refusal.role).inserted
      else { return nil }
      return finding(about: refusal, reason, task, card)
    }
  }

  private static func finding(
    about refusal: OtherWritings.Refusal, _ reason: (fact: String, help: String), _ task: TaskContext,
    _ card: CardContext
  ) -> Finding {
    Finding(
      at: refusal.role.location(ofPart: refusal.line, task.task.language, in: card.authored),
      "\(refusal.role.name) written in another way \(card.hasChecks ? "fails a check" : "fails"): "
        + refusal.change.inWords,
      notes: [
        Diagnostic.Note("this program does the same", program: refusal.program), Diagnostic.Note(reason.fact),
      ],
      help: reason.help)
  }

  /// Why another writing is refused, where nothing on the card tells a learner; nil where something does.
  private static func reason(
    for refusal: OtherWritings.Refusal, _ told: ToldText, isEnglish: Bool
  ) -> (fact: String, help: String)? {
    if let missing = refusal.missingUse {
      // In other languages nobody knows by which words a loop is asked for.
      guard isEnglish, !names(missing, in: told) else { return nil }
      return (
        "'uses' asks for '\(missing)', which the text does not name",
        "say in the text what the program must use, or take '\(missing)' out of 'uses'"
      )
    }
    guard let failure = refusal.failure?.feedback else { return nil }
    switch refusal.change {
    case .orderOfAdding:
      return (
        "what it prints depends on the order of adding: \(failure)",
        "check with numbers that add up exactly, such as 0.5 and 0.25, or round what is printed"
      )
    case .name(let old, _):
      // What the card is called says nothing of the names in a program.
      guard !ToldText.words(of: told.text).contains(old.lowercased()) else { return nil }
      return (
        "what it prints depends on the name '\(old)': \(failure)",
        "say in the text what the variable is to be called, or check something else"
      )
    case .prompt:
      return (
        "no text says that this is to be shown: \(failure)",
        "say in the text what the program must ask, or let `input()` show nothing"
      )
    case .draws, .other: return nil
    }
  }

  /// Whether a learner is told what a program must use: by a part of the concept's name or of what it is called.
  private static func names(_ concept: String, in told: ToldText) -> Bool {
    let parts = concept.split { $0 == "." || $0 == "-" }.dropFirst().map { $0.lowercased() }
    let summary = ToldText.words(of: TaughtConcept.all.first { $0.id == concept }?.summary ?? "").filter {
      $0.count > 3
    }
    let loops = ["python.for", "python.while"].contains(concept) ? ["loop", "loops"] : []
    // That something is called does not say what.
    return (parts + summary + loops).filter { $0 != "call" }.contains(where: told.namesConstruct)
      || signs(of: concept).contains { told.all.lowercased().contains($0) }
  }

  /// How a concept is written where it is called by no word: `%`, `+=`, `f-string`.
  private static func signs(of concept: String) -> [String] {
    switch concept {
    case "python.fstring": return ["f-string", "f string", "f\"", "f'"]
    case "python.assign.augmented": return ["+=", "-=", "*=", "/=", "%="]
    default:
      let sign = (TaughtConcept.all.first { $0.id == concept }?.summary ?? "").prefix { $0 != "," && $0 != " " }
      return sign.isEmpty || sign.contains(where: \.isLetter) ? [] : [String(sign)]
    }
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        SampleExercises.oneToThree(
          "Print one, two and three for Ada, who waits for them.", id: "rest", solutionMark: "↓",
          more: "uses: [python.for]")),
      .cards(
        """
        - id: look
          type: exercise
          text: Keep a five and show it.
          language: python
          solutions:
            - |
              ↓box = 5
              print(f"{box=}")
          result: box=5

        """),
      .cards(
        """
        - id: prices
          type: challenge
          title: Three prices
          text: Read three prices and print what they are together.
          language: python
          solutions:
            - |
              a = float(input())
              b = float(input())
              c = float(input())
              ↓print(a + b + c)
          checks:
            - {input: [0.1, 0.2, 0.3], result: "0.6000000000000001"}
            - {input: [1.5, 2.5, 4.0], result: "8.0"}

        """),
      .cards(SampleExercises.die(solution: "↓from random import *\nprint(randint(1, 6))", asking: "result: 3")),
    ],
    right: [
      .cards(
        """
        - id: greet
          type: challenge
          title: Greet
          text: Read a name. Say hello to it with an f-string.
          language: python
          solutions:
            - |
              name = input()
              print(f"Hello {name}")
          checks:
            - {input: [Ada], result: Hello Ada}
            - {input: [Bo], result: Hello Bo}
          uses: [python.fstring]

        """),
      .cards(
        """
        - id: three
          type: exercise
          text: Count up twice with +=, then print the count.
          language: python
          solutions:
            - |
              count = 1
              count += 1
              count += 1
              print(count)
          result: 3
          uses: [python.assign.augmented]

        """),
      .cards(
        """
        - id: look
          type: exercise
          text: Keep 5 in crate and show crate with its name.
          language: python
          solutions:
            - |
              crate = 5
              print(f"{crate=}")
          result: crate=5

        """),
    ])

  /// A challenge whose checks compare the prompt, too.
  private static func twiceTheAge(_ text: String, mark: String = "") -> String {
    """
    - id: age
      type: challenge
      title: Twice the age
      text: \(text)
      language: python
      solutions:
        - |
          \(mark)age = int(input("How old? "))
          print(age * 2)
      checks:
        - {input: [9], result: "How old? 18"}
        - {input: [30], result: "How old? 60"}

    """
  }
}

extension OtherWritings.Refusal {
  fileprivate var isAboutPrompt: Bool { if case .prompt = change { true } else { false } }
}

extension OtherWritings.Change {
  /// What was changed, in words.
  fileprivate var inWords: String {
    switch self {
    case .draws: "it draws other random numbers"
    case .orderOfAdding(let words), .name(_, let words), .other(let words): words
    case .prompt(let text): "it does not show '\(onOneLine(text))'"
    }
  }
}
