public import CurriculumBundle
public import Evidence
import Grading

extension CardEvidence {
  /// Whether runs bear out what a card says: its result, its key, its solutions.
  ///
  /// Where no run decides, nothing is against it.
  public func bearsOut(_ content: CardContent) -> Bool {
    if case .executor(let executor) = content { return code?.run.map { executor.isBorneOut(by: $0) } ?? false }
    if let ending = content.statedEnding, !content.isPuzzle, let run = code?.run, !ending.isBorneOut(by: run.ending) {
      return false
    }
    if let task { return task.areSolutionsRight }
    if let puzzle {
      return puzzle.refused.isEmpty && (puzzle.solutions.isEmpty || puzzle.isRight(for: content))
    }
    return code?.key?.agrees(with: content) ?? true
  }
}

extension KeyVerdict {
  /// Whether the key of a card is what runs say; nil where no run decides.
  package func agrees(with content: CardContent) -> Bool? {
    switch self {
    case .proven(let proof): proof.isSound
    case .statement(_, let isTrue): if case .trueFalse(let card) = content { card.answer == isTrue } else { nil }
    case .unprovable: false
    case .undecided: nil
    }
  }
}

extension TaskEvidence {
  /// Whether all programs that have to be right pass checks that say what they must do.
  package var areSolutionsRight: Bool { hasWholeChecks && allToBeRight.allSatisfy(\.isRight) }
}
