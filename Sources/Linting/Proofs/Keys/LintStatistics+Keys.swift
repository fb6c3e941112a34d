internal import CurriculumBundle

extension LintStatistics {
  /// Counts what a run says about a card's key.
  mutating func count(_ verdict: KeyVerdict, on content: CardContent) {
    let isSound: Bool? =
      switch verdict {
      case .proven(let proof): proof.isSound
      case .statement(let isTrue, _): if case .trueFalse(let card) = content { card.answer == isTrue } else { nil }
      case .unprovable: false
      case .undecided: nil
      }
    count(.keys, isSound.map { $0 ? .proven : .disproven } ?? .undecided)
    if isSound != nil { proven += 1 }
  }
}
