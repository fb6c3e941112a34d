internal import CurriculumBundle
internal import Grading

/// Which answers to a question about code are right, found by running the code.
struct KeyProof {
  /// The answers in the order shown.
  let answers: [String]
  /// The index that the card gives.
  let key: Int
  /// What the code does.
  let seen: Observation
  /// The indices of all answers that are right.
  let rightAnswers: [Int]

  /// The proof of a question's key; nil when no run can decide, or the key points at no answer.
  init?(_ question: QuestionWithCodeCard, seen: Observation) {
    guard question.asks != .concept, question.answers.indices.contains(question.correctAnswerIndex),
      !Self.lacksInput(question, seen: seen)
    else { return nil }
    answers = question.answers
    key = question.correctAnswerIndex
    self.seen = seen
    rightAnswers = question.answers.indices.filter { seen.isAnswered(by: question.answers[$0]) }
  }

  /// Whether the code asked for input, which a question has not: then the error says nothing about the answers, unless one
  /// of them names it.
  static func lacksInput(_ question: QuestionWithCodeCard, seen: Observation) -> Bool {
    seen.error?.type == "EOFError" && !question.answers.contains(where: seen.raises)
  }

  /// Whether the answer at the card's index is right.
  var isKeyRight: Bool { rightAnswers.contains(key) }
}
