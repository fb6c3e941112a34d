import Authoring
import CurriculumBundle
import Evidence

/// The checks of a task or a puzzle, as their author states them.
struct StatedChecks {
  /// The language of the programs that pass them.
  let language: ProgramLanguage
  /// The checks.
  let checks: [ProgramCheck]
  /// The first right programs, as far as they ran on the checks; of a puzzle nothing but what fails.
  private let runs: [[Int: CheckEvidence]]

  /// The checks of a card; nil for a card without checks, and in a language that is only shown.
  init?(on card: CardContext) {
    // Most cards with programs have none, and many rules ask.
    guard card.content.hasTask || card.content.isPuzzle else { return nil }
    if let task = card.content.task {
      (language, checks) = (task.language, task.checks)
      runs = (card.evidence.task?.solutions ?? []).map { solution in
        Dictionary(uniqueKeysWithValues: solution.checks.enumerated().map { ($0, $1) })
      }
    } else if let language = card.language?.program, !card.content.puzzleChecks.isEmpty {
      (self.language, checks) = (language, card.content.puzzleChecks)
      runs = (card.puzzleEvidence?.solutions ?? []).compactMap(\.failure).map { [$0.check: $0.evidence] }
    } else {
      return nil
    }
  }

  /// What the first right program that ran on a check does there.
  func evidence(at index: Int) -> CheckEvidence? { runs.lazy.compactMap { $0[index] }.first }

  /// Whether a check says nothing that a program of the language could do, which is a finding of its own.
  func isUnclear(at index: Int) -> Bool {
    let check = checks[index]
    return !check.hasGoal(in: language) || language == .robot && check.robotWorld == nil
      || language.hasConditions
        && (CallProblem(check, evidence(at: index), in: language) != nil
          || ConditionMistake(check, evidence(at: index), in: language) != nil)
  }
}
