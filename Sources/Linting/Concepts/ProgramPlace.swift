/// Where a program stands: enough to find it again when a finding asks.
struct ProgramPlace: Sendable {
  /// The card's place in its episode, from 0.
  let card: Int
  /// The place of the question in its quiz; nil outside of quizzes.
  let question: Int?
  /// Where on the card.
  let site: Site

  /// Where on a card a program stands.
  enum Site: Hashable, Sendable {
    /// Where the card has its code.
    case code(CodeContext.Role)
    /// In an answer to choose, by its place.
    case answer(Int)
    /// Among the words of a text.
    case text
  }
}
