/// The indices by which a card of an episode is found again.
struct CardIndex: Sendable, Equatable, Codable {
  /// Its index in its episode, from 0; for a question that of its quiz.
  let index: Int
  /// Its index in its quiz, from 0; nil outside of quizzes.
  let question: Int?

  init(_ index: Int, question: Int? = nil) {
    self.index = index
    self.question = question
  }
}
