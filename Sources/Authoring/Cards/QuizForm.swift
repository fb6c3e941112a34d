import CurriculumBundle
import JSON

/// How a `quiz` card is written.
enum QuizForm: CardForm {
  static let kind = CardKind.quiz
  static let documentation = "Several questions with a pass mark, all of them or a number drawn anew each time."

  static let header = Field.required(.header, .text, "The heading.", example: "What do you remember?")
  static let text = Field.optional(
    .text, .text, "What is said before the first question.", example: "Two right answers open the next card.")
  static let questions = Field.required(
    .questions, .questions, "The questions: cards of the kinds that ask, each with an id of its own.",
    example: """

        - {id: print, type: trueFalse, text: print() writes on the screen., answer: true}
        - {id: plus, type: question, text: What is 2 + 3?, answers: [4, 5, 6], correctAnswerIndex: 1}
      """)
  static let draw = Field.optional(
    .draw, .integer(1...1000), "How many of them a learner is asked; all without it.", example: "1")
  static let passMark = Field.required(
    .passMark, .integer(1...1000), "How many must be right to pass.", example: "1")

  static let payload = [
    header.declaration, text.declaration, questions.declaration, draw.declaration, passMark.declaration,
  ]
  static let tellingKey = FieldKey.header
  static let fields = CardKeys.all + payload

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (header, text, questions) = (reader.located(header), reader.located(text), reader[questions])
    let (draw, passMark) = (reader.located(draw), reader.located(passMark))
    guard let header, let questions, questions.isComplete, let passMark else { return nil }
    return AuthoredContent(
      .quiz(AuthoredQuiz(header: header, text: text, questions: questions.cards, draw: draw, passMark: passMark)))
  }
}
