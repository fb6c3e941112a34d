/// Where a card is: enough to find it again.
struct CardPlace: Sendable, Equatable {
  /// Its place in its episode, from 0; for a question that of its quiz.
  let index: Int
  /// Its place in its quiz, from 0; nil outside of quizzes.
  let question: Int?

  init(_ index: Int, question: Int? = nil) {
    self.index = index
    self.question = question
  }
}
