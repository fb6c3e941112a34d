/// What a run says about a card's key.
///
///     {"statement": {"condition": "a == b", "isTrue": true}}
public enum KeyVerdict: Sendable, Hashable, Codable {
  /// The right answers are known.
  case proven(KeyProof)
  /// A statement is true, or false.
  case statement(condition: String, isTrue: Bool)
  /// The card asks something that cannot be found out.
  case unprovable(UnprovableReason)
  /// No run decides, or not within the budget.
  case undecided(UnprovenReason)

  private enum ProvenCodingKeys: String, CodingKey { case _0 = "proof" }
  private enum UnprovableCodingKeys: String, CodingKey { case _0 = "reason" }
  private enum UndecidedCodingKeys: String, CodingKey { case _0 = "reason" }
}

extension KeyVerdict {
  /// What this verdict is based on and what another one is, where they do not come to the same.
  func facts(besides other: KeyVerdict) -> (fact: CodeFact, other: CodeFact)? {
    if case .proven(let one) = self, case .proven(let other) = other {
      return one.firstDifference(from: other).flatMap { index in
        one.fact(of: index).flatMap { fact in other.fact(of: index).map { (fact, $0) } }
      }
    }
    guard hasSameOutcome(as: other) == false, let fact, let otherFact = other.fact else { return nil }
    return (fact, otherFact)
  }

  /// Whether both come to the same; nil where that cannot be compared.
  private func hasSameOutcome(as other: KeyVerdict) -> Bool? {
    switch (self, other) {
    case (.statement(_, let isTrue), .statement(_, let isTrueThen)): isTrue == isTrueThen
    case (.proven, .unprovable), (.unprovable, .proven), (.statement, .unprovable), (.unprovable, .statement): false
    case (.unprovable, .unprovable), (.undecided, _), (_, .undecided), (.proven, _), (.statement, .proven): nil
    }
  }

  /// What it is based on; of a proof, what the first key comes to.
  private var fact: CodeFact? {
    switch self {
    case .proven(let proof): proof.fact(of: proof.keys.first ?? 0)
    case .statement(let condition, let isTrue): .condition(condition: condition, isTrue: isTrue)
    case .unprovable(let reason): .unprovable(reason: reason)
    case .undecided: nil
    }
  }
}

extension KeyProof {
  /// The index of the first answer that is right by one of two proofs only; nil when they say the same.
  ///
  /// Where what is asked for is another value, it is that of the first key; sets in another order are the same value.
  fileprivate func firstDifference(from other: KeyProof) -> Int? {
    if let index = answers.indices.first(where: { acceptable.contains($0) != other.acceptable.contains($0) }) {
      return index
    }
    guard let text = findings.rightText, let otherText = other.findings.rightText, !text.contains("{"),
      !text.utf8.elementsEqual(otherText.utf8)
    else { return nil }
    return keys.first
  }
}
