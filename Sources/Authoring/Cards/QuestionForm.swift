internal import CurriculumBundle

/// How a `question` card is written.
enum QuestionForm: CardForm {
  static let kind = CardKind.question
  static let documentation = "A question with one right answer."

  static let text = Field.required(.text, .text, "The question.", example: "What is print()?")
  static let answers = Field.required(
    .answers, .answers(atLeast: 1), "The answers, in the order shown.",
    example: "[A function, A variable, A number]")
  static let correctAnswerIndex = Field.required(
    .correctAnswerIndex, .integer(0...Int.max, upTo: "the number of answers less 1"),
    "The place of the right answer, counted from 0.", example: "0")

  static let payload =
    [text.declaration, answers.declaration, correctAnswerIndex.declaration] + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let misplacedKeys = MisplacedKeys(
    keys: Set(["code", "language", "asks"] + AsksFields.beside.map(\.key))
  ) { written in
    let out = written.count == 1 ? "it" : "them"
    return "make the card a `questionWithCode`, which has 'code' and all that goes with it, or take \(out) out"
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, answers, index) = (reader[text], reader[answers], reader[correctAnswerIndex])
    let guidance = Guidance(reader)
    guard let text, let answers, let index else { return nil }
    return AuthoredContent(
      .question(
        QuestionCard(
          text: text, answers: answers, correctAnswerIndex: index, hints: guidance.hints, feedback: guidance.feedback,
          explanation: guidance.explanation)))
  }
}
