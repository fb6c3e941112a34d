internal import CurriculumBundle

/// How a `question` card is written.
enum QuestionForm: CardForm {
  static let kind = CardKind.question
  static let documentation = "A question with one right answer."

  static let text = Field.required(.text, .text, "The question.", example: "What is print()?")
  static let answers = Field.required(
    .answers, .answers(atLeast: 1), "The answers, in the order shown.",
    example: "[A function, A variable, A number]")
  static let correctAnswer = RightAnswerFields.answer(example: "A function")

  static let payload =
    [text.declaration, answers.declaration, correctAnswer.declaration, RightAnswerFields.index.declaration]
    + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let constraints = [RightAnswerFields.constraint]
  static let misplacedKeys = MisplacedKeys(
    keys: Set(["code", "language", "asks"] + AsksFields.beside.map(\.key))
  ) { written in
    let out = written.count == 1 ? "it" : "them"
    return "make the card a `questionWithCode`, which has 'code' and all that goes with it, or take \(out) out"
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, answers) = (reader[text], reader[answers])
    let index = reader.indexOfRightAnswer(correctAnswer, among: answers)
    let guidance = Guidance(reader)
    guard let text, let answers, let index else { return nil }
    return AuthoredContent(
      .question(
        QuestionCard(
          text: text, answers: answers, correctAnswerIndex: index, hints: guidance.hints, feedback: guidance.feedback,
          explanation: guidance.explanation)))
  }
}
