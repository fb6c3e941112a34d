/// The texts that many kinds have, all at once: one look at the kind of a card instead of one a text.
///
/// A class, since they are handed from one rule to the next, and long to copy.
package final class ShownTexts: Sendable {
  /// The heading.
  package let header: String?
  /// The text that a learner reads.
  package let text: String?
  /// The hints for a learner who is stuck, the gentlest first.
  package let hints: [String]?
  /// Why the right answer is right.
  package let explanation: String?
  /// The answers to choose from; nil where a run decides which are right, so that they are no texts.
  package let answers: [String]?

  fileprivate init(header: String?, text: String?, hints: [String]?, explanation: String?, answers: [String]?) {
    self.header = header
    self.text = text
    self.hints = hints
    self.explanation = explanation
    self.answers = answers
  }
}

extension CardContent {
  /// The texts that many kinds have; nil for a kind that is newer than this app.
  package var shownTexts: ShownTexts? { read(with: PayloadTexts()) }
}

private struct PayloadTexts: PayloadReader {
  func read(_ payload: some CardPayload) -> ShownTexts {
    ShownTexts(
      header: payload.shownHeader, text: payload.shownText, hints: payload.hints, explanation: payload.explanation,
      answers: payload.choices.flatMap { payload.codeQuestion.isDecidedByRun ? nil : $0.answers })
  }
}

extension CodeQuestion? {
  /// True if a run decides which answers are right, so that they are code or what code shows, and no texts.
  package var isDecidedByRun: Bool { map { $0 != .concept } ?? false }
}
