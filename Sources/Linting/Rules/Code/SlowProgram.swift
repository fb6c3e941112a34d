import Diagnostics
import Evidence
import Execution

/// A program that keeps a learner with a phone waiting.
enum SlowProgram: CodeRule, TaskRule {
  static let checks = [RuleCheck.code(Self.self), .task(Self.self)]
  static let description = RuleDescription(
    "slow-program", .code, .warning, "a program that may take a phone more than a second",
    explanation: """
      After a second of silence a learner presses Run again, or puts the phone away. Steps are counted, not seconds, so
      that the verdict is the same everywhere: 20 million of them may take an older phone a second. A program gets so
      far only where `lint: {limits: {steps: …}}` allows more; of a task, each solution counts with all its checks. Let
      the program count to less, or the checks ask for less.
      """,
    wrong: [.words("`print(sum(range(30_000_000)))` where `limits: {steps: 60000000}` allows it")],
    right: [.cards("- {id: run, type: executor, text: Run it., code: print(sum(range(100))), result: 4950}\n")])

  static func findings(in card: CardContext) -> [Finding] {
    card.codeRun.map { findings($0.steps, at: card.location(of: card.fields.code)) } ?? []
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let slowest = task.evidence.solutions.max(by: { $0.steps < $1.steps }) else { return [] }
    return findings(slowest.steps, at: slowest.role.location(in: card.authored))
  }

  private static func findings(_ steps: Int, at location: @autoclosure () -> Location) -> [Finding] {
    let perSecond = Budget.stepsOfASecond
    guard steps > perSecond else { return [] }
    return [
      Finding(
        at: location(),
        "the program takes \(steps) steps, which may take a phone \((steps + perSecond - 1) / perSecond) seconds",
        label: "\(perSecond) may take one", help: "let it do less: fewer rounds, smaller numbers")
    ]
  }
}
