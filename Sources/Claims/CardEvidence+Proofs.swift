package import CurriculumBundle
package import Evidence
import Grading

/// The proofs of what a card says.
package struct CardProofs {
  /// Each proof that runs and searches made or tried to make, with its verdict.
  package let single: [(family: ProofFamily, verdict: ProofVerdict)]
  /// How all that the card claims about programs came out: disproven where one thing is, and proven where all are.
  ///
  /// Nil for a card that claims nothing that a program could decide.
  package let verdict: ProofVerdict?
}

extension CardEvidence {
  /// The proofs of what a card says, with the verdict on all of it.
  package func proofs(on content: CardContent) -> CardProofs {
    // Taken out once, since it is long to copy.
    let code = code
    let single = proofs(on: content, code)
    return CardProofs(single: single, verdict: verdict(on: content, code, single.map(\.verdict)))
  }

  /// The verdict on all that a card claims about programs; nil where it claims nothing that a program could decide.
  package func verdict(on content: CardContent) -> ProofVerdict? { proofs(on: content).verdict }

  private func proofs(
    on content: CardContent, _ code: CodeEvidence?
  ) -> [(family: ProofFamily, verdict: ProofVerdict)] {
    var proofs: [(family: ProofFamily, verdict: ProofVerdict)] = []
    if let code, let key = code.key {
      let verdict = key.verdict(on: content)
      // A condition that says something else than the text proves nothing of it, nor does any beside unread words.
      let isOfText = code.comparison?.unproven == nil || verdict == .disproven
      proofs.append((.keys, isOfText ? verdict : .undecided))
    }
    if case .trueFalse(let statement) = content, statement.code != nil, statement.satisfies == nil {
      proofs.append((.keys, .undecided))
    }
    if let orders { proofs.append((.orders, orders.verdict)) }
    if let blanks { proofs.append((.blanks, blanks.verdict)) }
    if content.hasTask, let level = task?.level { proofs += level.verdicts.map { (.levels, $0) } }
    return proofs
  }

  private func verdict(
    on content: CardContent, _ code: CodeEvidence?, _ proofs: [ProofVerdict]
  ) -> ProofVerdict? {
    let outcome = outcome(on: content, code)
    if outcome == .disproven || proofs.contains(.disproven) { return .disproven }
    let hasUndecidedKey = proofs.isEmpty && content.hasKey && content.codeToRun != nil
    if hasUndecidedKey || code?.instability != nil || isUnstable(on: content) { return .undecided }
    if outcome == .undecided || proofs.contains(.undecided) { return .undecided }
    return outcome == nil && proofs.isEmpty ? nil : .proven
  }

  /// True if what a program of a puzzle or a task shows differs between runs, so that one run proves nothing.
  private func isUnstable(on content: CardContent) -> Bool {
    content.isPuzzle && puzzle?.unstable != nil || content.hasTask && !(task?.unstable ?? []).isEmpty
  }

  /// How the claims about what programs do came out: an executor's result, right answers to a puzzle, solutions.
  private func outcome(on content: CardContent, _ code: CodeEvidence?) -> ProofVerdict? {
    if case .executor(let executor) = content {
      guard let code, code.unavailableModule == nil, let run = code.run,
        run.ending.limit == nil || executor.neverEnds == true
      else { return .undecided }
      return executor.isBorneOut(by: run) ? .proven : .disproven
    }
    if let ending = content.statedEnding, !content.isPuzzle, let run = code?.run {
      return ending.isBorneOut(by: run.ending) ? nil : .disproven
    }
    if content.demand == .program { return task?.solutionsVerdict ?? .undecided }
    guard content.isPuzzle, !content.codePieces.isEmpty || !content.puzzlePrograms.isEmpty else { return nil }
    return puzzle?.verdict(for: content) ?? .undecided
  }
}

extension CardContent {
  /// Whether the card says which answers are right, whatever they are about.
  fileprivate var hasKey: Bool {
    if case .trueFalse = self { return true }
    if case .multiSelect(let card) = self { return !card.correctAnswerIndices.isEmpty }
    return onlyKey != nil
  }

  /// Whether the card claims something that no program can decide: a question about words alone.
  package var isAboutWordsAlone: Bool {
    if case .dragAndDrop(let puzzle) = self { return puzzle.code == nil }
    return hasKey && codeToRun == nil
  }
}

extension KeyVerdict {
  fileprivate func verdict(on content: CardContent) -> ProofVerdict {
    agrees(with: content).map { $0 ? .proven : .disproven } ?? .undecided
  }
}

extension LevelEvidence {
  /// What the solver knows of a level: whether it can be solved, within three stars, and not without what it is to
  /// practice.
  fileprivate var verdicts: [ProofVerdict] {
    [isSolvable, threeStars].compactMap { $0 }.map { Self.verdict($0, wanted: .yes) }
      + practices.map { Self.verdict($0.canBeLeftOut, wanted: .no) }
  }

  private static func verdict(_ decision: Decision, wanted: Decision) -> ProofVerdict {
    decision == .undecided ? .undecided : decision == wanted ? .proven : .disproven
  }
}

extension TaskEvidence {
  /// Whether the solutions are proven to be right; undecided where there is none, or a check says nothing.
  fileprivate var solutionsVerdict: ProofVerdict {
    guard hasWholeChecks, !allToBeRight.isEmpty else { return .undecided }
    // Checks that the starter or a stub passes prove nothing.
    if areSolutionsRight { return starter?.isRight == true || mutants.stub != nil ? .disproven : .proven }
    return allToBeRight.contains { $0.isRun && !$0.isRight } ? .disproven : .undecided
  }
}

extension PuzzleEvidence {
  /// The verdict on whether the right answers do what the card says; undecided where nothing says what that is.
  fileprivate func verdict(for content: CardContent) -> ProofVerdict {
    guard refused.isEmpty else { return .disproven }
    guard !solutions.isEmpty else { return .undecided }
    guard isRight(for: content) else { return .disproven }
    return isComplete && basis != nil ? .proven : .undecided
  }
}
