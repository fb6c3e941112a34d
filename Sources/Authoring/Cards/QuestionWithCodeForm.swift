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
      CodeFields.language.declaration, code.declaration, CodeFields.variants.declaration, text.declaration,
      answers.declaration, correctAnswer.declaration, RightAnswerFields.index.declaration,
      AsksFields.ofQuestion.declaration,
    ] + AsksFields.beside + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let publishedBesides = AnswerImageForm.published
  static let constraints = [RightAnswerFields.constraint] + AsksFields.constraints + codeInOneLanguage

  /// Keys with code in the language of the card, which no variant in another one could use.
  private static let codeInOneLanguage = [FieldKey.given, .expression, .satisfies].map { key in
    FieldConstraint.notBeside(
      key: CodeFields.variants.key, other: key.rawValue,
      help: "take 'variants' out, or ask without '\(key)', whose code is in one language")
  }

  static func examples(in language: CodeLanguage) -> [String: String] {
    language == .robot ? CodeExamples.robotQuestion : ["code": language.profile.sum]
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    var question = AuthoredCodeQuestion()
    (question.language, question.code) = (reader.located(CodeFields.language), reader.located(code))
    question.variants = reader[CodeFields.variants]
    let (text, choices) = (reader.located(text), reader.located(answers).map { AuthoredChoices($0) })
    let key = reader.rightAnswer(correctAnswer, among: choices?.answers.value)
    question.asks = reader.located(AsksFields.ofQuestion)
    question.readKeysOfAsks(reader)
    let guidance = AuthoredGuidance(reader)
    guard let code = question.code, let text, let choices, let key else { return nil }
    return AuthoredContent(
      .questionWithCode(
        AuthoredQuestionWithCode(
          code: code, text: text, choices: choices, key: key, question: question, guidance: guidance)))
  }
}
