import Diagnostics
import Evidence
import Grading

/// A condition of a check that tells no output from another, or that no output can satisfy.
enum IdleCondition: TaskRule {
  static let description = RuleDescription(
    "idle-condition", .tasks, .error, "a condition on the output says nothing",
    isAboutNeedlessContent: true,
    explanation: """
      A condition under `satisfies` has to be true of right outputs and false of wrong ones. One that does not name what
      is printed is the same for every program; so is one with a part that compares nothing: in
      `output == "1" or "2"` the `"2"` is always true. `output` is a text, so that it is never equal to a number. And a
      condition that is true of nothing, a word, a number and several lines alike lets every program pass that comes to
      its end.
      """,
    wrong: [
      coin(#"output == "H" or "T""#), coin(#"output == 0 or output == "1""#, of: "01"), coin("len(output) >= 0"),
    ],
    right: [coin(#"output in ["H", "T"]"#, mark: "")],
    cases: RuleDescription.Cases(
      wrong: [
        coin("True"), coin("output"),
        .cards(
          SampleExercises.dieFunction(
            check: "{call: roll(), ↓satisfies: returned == returned}", more: "uses: [python.module.random]")),
      ]))

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    task.evidence.conditions.compactMap { idle in
      guard task.task.checks.indices.contains(idle.check), let condition = task.task.checks[idle.check].satisfies else {
        return nil
      }
      let calls = task.task.checks[idle.check].call != nil
      let (fact, help) = words(for: idle.problem, onOneLine(condition), calls: calls)
      var correction: String?
      if case .part(let reason) = idle.problem { correction = reason.correction }
      return Finding(
        at: card.keyLocation(ofCheck: idle.check, \.satisfies), fact, help: help,
        fixes: correction.map { card.fixes(writing: $0, ofCheck: idle.check) } ?? [])
    }
  }

  private static func words(
    for problem: ConditionEvidence.Problem, _ condition: String, calls: Bool
  ) -> (fact: String, help: String) {
    switch problem {
    case .withoutOutput:
      return (
        "`\(condition)` does not name \(calls ? "`returned` or `output`" : "`output` or `lines`"), so it is the same "
          + "for every program",
        "write what must be true of \(calls ? "`returned`, as in `returned > 0`" : "`output`, as in `int(output) > 0`")"
      )
    case .acceptsAll(let count):
      return (
        "`\(condition)` is true of \(count) \(calls ? "values" : "outputs") that have nothing in common, "
          + "\(calls ? "`None`" : "an empty one") among them",
        "write what is true of right \(calls ? "values" : "outputs") alone"
      )
    case .part(let reason): return (reason.message, reason.help)
    }
  }

  /// An exercise that flips a coin.
  private static func coin(
    _ condition: String, of sides: String = "HT", mark: String = "↓"
  ) -> RuleDescription.Example {
    .cards(SampleExercises.coin(sides: sides, asking: "\(mark)satisfies: \(condition)", "uses: [python.module.random]"))
  }
}
