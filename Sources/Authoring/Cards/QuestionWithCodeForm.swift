import CurriculumBundle

/// How a `questionWithCode` card is written.
enum QuestionWithCodeForm: CardForm {
  static let kind = CardKind.questionWithCode
  static let documentation = "A question about code, with one right answer; the linter runs the code to prove it."

  static let code = Field.required(.code, .code, "The code.", example: "print(2 + 3)")
  static let text = Field.required(.text, .text, "The question.", example: "What does it print?")
  static let answers = Field.required(
    .answers, .answers(atLeast: 1),
    "The answers, in the order shown; `ERROR` stands for a program that ends in an error.", example: "[2 + 3, 5, 23]")
  static let correctAnswer = RightAnswerFields.answer(example: "5")

  static let payload =
    [
      CodeFields.language.declaration, code.declaration, text.declaration, answers.declaration,
      correctAnswer.declaration, RightAnswerFields.index.declaration, AsksFields.ofQuestion.declaration,
    ] + AsksFields.beside + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let publishedBesides = AnswerImageForm.published
  static let constraints = [RightAnswerFields.constraint] + AsksFields.constraints

  static func examples(in language: CodeLanguage) -> [String: String] {
    language == .robot ? CodeExamples.robotQuestion : ["code": language.profile.sum]
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (language, code) = (reader[CodeFields.language], reader[code])
    let (text, answers) = (reader[text], reader[answers])
    let index = reader.indexOfRightAnswer(correctAnswer, among: answers?.texts)
    let asks = reader[AsksFields.ofQuestion]
    let (asked, guidance) = (Asked(reader), Guidance(reader))
    guard let code, let text, let answers, let index else { return nil }
    return AuthoredContent(
      .questionWithCode(
        QuestionWithCodeCard(
          code: code, language: language, text: text, answers: answers.texts, correctAnswerIndex: index,
          answerImages: answers.images, asks: asks,
          expression: asked.expression, line: asked.line, result: asked.result, satisfies: asked.satisfies,
          of: asked.of, given: asked.given, input: asked.input, raises: asked.raises, neverEnds: asked.neverEnds,
          hints: guidance.hints, feedback: guidance.feedback, explanation: guidance.explanation)),
      .rightAnswer(reader.rightAnswerKey))
  }
}
