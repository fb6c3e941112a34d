import CurriculumBundle
import Diagnostics
import Evidence
import Execution

/// A program on a card that reaches a limit of its budget.
enum ProgramOverBudget: CodeRule, TaskRule {
  static let checks = [RuleCheck.code(Self.self), .task(Self.self)]
  static let description = RuleDescription(
    "program-over-budget", .code, .error, "a program on a card that does not come to its end",
    explanation: """
      A program that never ends, or that takes all the memory, freezes a learner's lesson; the app stops it, and the
      card cannot be finished. Most often a loop never changes what its condition looks at. The limit on steps can be
      set in `curriculum.yaml` under `lint: {limits: {steps: …}}`; all checks of a task's program share it, and all
      programs of a card may take ten times as many steps together.
      """,
    wrong: [
      .cards(
        SampleCards.runIt(
          """
          ↓while True:
            pass
          """, more: "result: never"))
    ],
    right: [
      .cards(
        SampleCards.runIt(
          """
          n = 0
          while n < 3:
            n = n + 1
          print(n)
          """, more: "result: 3"))
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .stopped(let limit, let line)? = card.codeRun?.ending, isRun(card.content), !isMeant(card)
    else { return [] }
    return [
      Finding(
        at: card.location(ofCodeLine: line), "the program was stopped here: \(words(limit, card))",
        help: help(limit) + (card.content.codeQuestion == nil ? "" : meaning))
    ]
  }

  /// Returns whether the card, or its key, says that its program never ends, which no run contradicts.
  private static func isMeant(_ card: CardContext) -> Bool {
    if card.content.statedEnding == .never { return true }
    if case .undecided(.endless)? = card.codeEvidence?.key { return true }
    return false
  }

  /// What a question about a loop without end does.
  private static let meaning =
    "; if the question is about that, let the right answer be 'It never ends', or write `asks: concept` with `because:`"

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    // What a tool did not run took nothing from the others.
    guard task.task.language.isRunByApps else { return [] }
    guard let role = task.evidence.all(of: task.task).first(where: { !$0.isRun })?.role else { return [] }
    return [
      Finding(
        at: role.location(in: card.authored),
        "the programs before this one took all the steps that a card may take, "
          + grouped(TaskEvidence.mostSteps(whereRunsTake: card.limits.steps)),
        help: "list fewer wrong programs that do not end, or let the checks ask for less work")
    ]
  }

  private static func isRun(_ content: CardContent) -> Bool {
    content.demand == .run || content.codeQuestion?.isAboutTheWholeRun ?? false
  }

  private static func words(_ limit: Limit, _ card: CardContext) -> String {
    switch limit {
    case .steps where card.language?.needsTool == true: "it did not end within the time of a lesson"
    case .steps: "it did not end within \(counted(card.limits.steps, "step"))"
    case .memory: "it needs more than \(Budget.lesson.memory >> 20) MiB of memory, the limit of a lesson"
    case .output: "it prints more than \(counted(Budget.lesson.output, "byte")), the limit of a lesson"
    case .depth: "its calls nest more than \(Budget.lesson.depth) deep, the limit of a lesson"
    }
  }

  private static func help(_ limit: Limit) -> String {
    switch limit {
    case .steps: "look for a loop whose condition never changes, or for very large numbers"
    case .memory: "keep less at once; does a loop add to a list for ever?"
    case .output: "print less; does a loop print for ever?"
    case .depth: "look for a function that calls itself for ever"
    }
  }
}
