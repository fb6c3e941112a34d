public import CurriculumBundle
internal import Grading

extension CardEvidence {
  /// Whether runs bear out what a card says: its result, its key, its solutions.
  ///
  /// Where no run decides, nothing is against it.
  public func bearsOut(_ content: CardContent) -> Bool {
    if case .executor(let executor) = content { return code?.seen?.matches(executor) ?? false }
    if let task { return task.hasWholeChecks && task.allToBeRight.allSatisfy(\.isRight) }
    if let puzzle {
      return puzzle.refused.isEmpty && (puzzle.solutions.isEmpty || puzzle.isRight(for: content.puzzleResult))
    }
    switch code?.key {
    case .proven(let proof): return proof.isSound
    case .statement(let isTrue, _): if case .trueFalse(let card) = content { return card.answer == isTrue }
    case .unprovable: return false
    case .undecided, nil: break
    }
    return true
  }
}
