/// What a run says about a card's key.
public enum KeyVerdict: Sendable, Hashable, Codable {
  /// The right answers are known.
  case proven(KeyProof)
  /// A statement is true, or false.
  case statement(isTrue: Bool, fact: String)
  /// The card asks something that cannot be found out.
  case unprovable(UnprovableReason)
  /// No run decides, or not within the budget.
  case undecided(UnprovenReason)

  private enum ProvenCodingKeys: String, CodingKey { case _0 = "proof" }
  private enum UnprovableCodingKeys: String, CodingKey { case _0 = "reason" }
  private enum UndecidedCodingKeys: String, CodingKey { case _0 = "reason" }
}

extension KeyVerdict {
  /// What this verdict says and what another one says, in words, where they do not come to the same.
  func facts(besides other: KeyVerdict) -> (fact: String, other: String)? {
    switch (self, other) {
    case (.proven(let one), .proven(let other)):
      one.firstDifference(from: other).map { (one.fact(of: $0), other.fact(of: $0)) }
    case (.statement(let isTrue, let fact), .statement(let isTrueThen, let other)):
      isTrue == isTrueThen ? nil : (fact, other)
    case (.proven(let proof), .unprovable(let reason)): (proof.fact(of: proof.keys.first ?? 0), reason.message)
    case (.unprovable(let reason), .proven(let proof)): (reason.message, proof.fact(of: proof.keys.first ?? 0))
    case (.statement(_, let fact), .unprovable(let reason)): (fact, reason.message)
    case (.unprovable(let reason), .statement(_, let fact)): (reason.message, fact)
    case (.unprovable, .unprovable), (.undecided, _), (_, .undecided), (.proven, .statement), (.statement, .proven):
      nil
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
