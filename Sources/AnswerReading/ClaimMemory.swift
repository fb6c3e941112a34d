import Synchronization

/// Claims of statements in one language, by their texts: many cards offer the same answers, and several rules and
/// proofs ask for the claim of each.
final class ClaimMemory: Sendable {
  private struct Statement: Hashable {
    let text: String
    let asked: AnswerReader.Asked
  }

  private let known = Mutex<[Statement: AnswerClaim?]>([:])

  /// The most texts that are kept; a process that runs for days empties the memory then.
  private static let mostTexts = 10_000

  /// The claim of a text, read where it is not known.
  func claim(of text: String, to asked: AnswerReader.Asked, _ read: () -> AnswerClaim?) -> AnswerClaim? {
    let statement = Statement(text: text, asked: asked)
    if let claim = known.withLock({ $0[statement] }) { return claim }
    let claim = read()
    known.withLock { known in
      if known.count >= Self.mostTexts { known = [:] }
      known[statement] = .some(claim)
    }
    return claim
  }
}
