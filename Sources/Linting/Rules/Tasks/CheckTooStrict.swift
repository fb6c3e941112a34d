internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// A task that refuses a right program that is only written otherwise.
enum CheckTooStrict: TaskRule {
  static let description = RuleDescription(
    "check-too-strict", .tasks, .warning, "a right program that is only written otherwise is refused",
    explanation: """
      A learner whose program is right must be told so, however it is written: with other names, other quotes, `while` for
      `for`. The linter writes each solution otherwise and runs it on the checks. Where one is refused, the check looks at
      how the program is written and not at what it does; a learner cannot know that unless the text says so. Say it in
      the text or a hint, or ask for less.
      """,
    wrong: [
      .cards(
        """
        - id: count
          type: exercise
          text: Print the numbers from one to three.
          language: python
          solutions:
            - |
              ↓for n in range(1, 4):
                print(n)
          result: |
            1
            2
            3
          uses: [python.for]

        """),
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
    ],
    right: [
      .cards(
        """
        - id: count
          type: exercise
          text: Print the numbers from one to three with a for loop.
          language: python
          solutions:
            - |
              for n in range(1, 4):
                print(n)
          result: |
            1
            2
            3
          uses: [python.for]

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

  static func check(_ card: CardContext, _ task: TaskProofs) {
    let texts = Set(words(of: [card.content.text, card.title].compactMap { $0 } + (card.content.hints ?? [])))
    // The variants of a card share the steps that one program may take.
    var steps = task.budget.steps
    for solution in task.rightPrograms {
      for variant in solution.program.variants(deck: task.task.language == .robot ? task.task.robotDeck : nil) {
        guard steps > 0 else { return }
        var budget = task.budget
        budget.steps = min(steps, ProgramTask.stepsOfVariant(of: solution.run.steps))
        let run = task.task.run(variant.program, budget: budget)
        steps -= run.steps
        guard let reason = refusal(of: variant, run, of: solution, texts) else { continue }
        card.report(
          Self.self,
          at: solution.place.location(ofPart: variant.mutation.line, task.task.language, in: card.authored),
          "\(solution.place.name) written otherwise is refused: \(variant.mutation.change)",
          notes: [
            Diagnostic.Note("this program does the same:\n" + shownProgram(variant.program.text)),
            Diagnostic.Note(reason.fact),
          ],
          help: reason.help)
        break
      }
    }
  }

  /// Why a variant is refused, where nothing on the card tells a learner; nil when it passes.
  private static func refusal(
    of variant: TaskMutant, _ run: TaskRun, of solution: TaskProofs.Proven, _ texts: Set<String>
  ) -> (fact: String, help: String)? {
    guard !run.isRight, run.checks.count == solution.run.checks.count else { return nil }
    if run.passesChecks {
      guard let missing = run.missingUses.first, !names(missing, in: texts) else { return nil }
      return (
        "'uses' asks for '\(missing)', which the text does not name",
        "say in the text what the program must use, or take '\(missing)' out of 'uses'"
      )
    }
    guard variant.isRenaming, let old = variant.mutation.change.split(separator: "`").first.map(String.init),
      !texts.contains(old.lowercased()), let failure = run.firstFailure, failure.endsWell
    else { return nil }
    return (
      "what it prints hangs on the name '\(old)': \(failure.inWords)",
      "say in the text what the variable is to be called, or check something else"
    )
  }

  /// Whether a text names what a program must use: by a part of the concept's name or of what it is called.
  private static func names(_ concept: String, in texts: Set<String>) -> Bool {
    let parts = concept.split { $0 == "." || $0 == "-" }.dropFirst().map { $0.lowercased() }
    let summary = words(of: [TaughtConcept.all.first { $0.id == concept }?.summary ?? ""]).filter { $0.count > 3 }
    let loops = ["python.for", "python.while"].contains(concept) ? ["loop", "loops"] : []
    return (parts + summary + loops).contains(where: texts.contains)
  }

  private static func words(of texts: [String]) -> [String] {
    texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
  }
}

extension CardContext {
  /// What a challenge is called.
  fileprivate var title: String? { if case .challenge(let card) = content { card.title } else { nil } }
}

extension TaskMutant {
  /// Whether a variable has another name.
  fileprivate var isRenaming: Bool { mutation.kind.name.hasSuffix("renamed") }
}

extension CheckRun {
  /// Whether the program came to its end without an error.
  fileprivate var endsWell: Bool { if case .finished = outcome.ending { true } else { false } }
}
