import CurriculumBundle
import Diagnostics

/// A condition of a check that Python cannot read, or that has no value for what right programs print.
enum UnreadableCondition: ProgramRule {
  static let description = RuleDescription(
    "unreadable-condition", .tasks, .error, "a condition on the output cannot be worked out",
    explanation: """
      `satisfies` is an expression of Python that is true of every right output. Its names are `output`, the printed
      text without the line ends at its end; `lines`, the list of its lines; `re`, the module; and in a check that
      calls, `returned`, the value of the call, and the names of the program. The output is a text: `int(output)` makes
      a number of it. Where the condition ends in an error for what a solution prints, it is not
      true, and no program can pass. For other programs an error is no flaw: `int(output)` ends in one for a word, which
      is then not right.
      """,
    wrong: [
      roll("1 <= int(output <= 6"), roll("1 <= output <= 6"), roll("1 <= number <= 6"),
    ],
    right: [roll("1 <= int(output) <= 6", mark: "")],
    cases: RuleDescription.Cases(
      wrong: [
        roll("all(True for n in iter(int, 1))"),
        .cards(
          SampleExercises.dieFunction(check: "{call: roll(), ↓satisfies: 1 <= int(returned.strip()) <= 6}")
            + SampleExercises.coin(asking: #"↓satisfies: output = "H" or output = "T""#, "uses: [python.module.random]")
        ),
      ]))

  static func findings(in card: CardContext) -> [Finding] {
    guard let stated = StatedChecks(on: card), stated.language.hasConditions else { return [] }
    return stated.checks.enumerated().compactMap { index, check in
      ConditionMistake(check, stated.evidence(at: index), in: stated.language).map { finding($0, index, card) }
    }
  }

  private static func finding(_ mistake: ConditionMistake, _ index: Int, _ card: CardContext) -> Finding {
    Finding(
      at: card.keyLocation(ofCheck: index, \.satisfies), mistake.fact, help: mistake.help,
      fixes: mistake.correction.map { card.fixes(writing: $0, ofCheck: index) } ?? [])
  }

  /// An exercise that rolls a die.
  private static func roll(_ condition: String, mark: String = "↓") -> RuleDescription.Example {
    .cards(SampleExercises.die(asking: "\(mark)satisfies: \(condition)", "uses: [python.module.random]"))
  }
}
