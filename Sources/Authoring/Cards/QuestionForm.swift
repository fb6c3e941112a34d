import CurriculumBundle

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
    [
      text.declaration, CodeFields.language.declaration, answers.declaration, correctAnswer.declaration,
      RightAnswerFields.index.declaration, AsksFields.ofPrograms.declaration, AsksFields.result.declaration,
      AsksFields.satisfies.declaration, AsksFields.given.declaration, AsksFields.input.declaration,
    ] + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let publishedBesides = AnswerImageForm.published
  static let constraints =
    [
      RightAnswerFields.constraint,
      .needs(
        key: AsksFields.result.key, when: AsksFields.ofPrograms.key, is: Asks.program.rawValue,
        because: "a run has to know what the right program prints"),
      .needs(
        key: AsksFields.satisfies.key, when: AsksFields.ofPrograms.key, is: Asks.expression.rawValue,
        because: "a run has to know which expressions are right"),
      .onlyWhen(key: AsksFields.result.key, when: AsksFields.ofPrograms.key, isOneOf: [Asks.program.rawValue]),
      .onlyWhen(key: AsksFields.satisfies.key, when: AsksFields.ofPrograms.key, isOneOf: [Asks.expression.rawValue]),
    ]
    + [CodeFields.language.key, AsksFields.given.key, AsksFields.input.key].map {
      FieldConstraint.only(key: $0, with: [AsksFields.ofPrograms.key])
    }
  static let misplacedKeys = MisplacedKeys(
    keys: Set(["code"] + AsksFields.beside.map(\.key)).subtracting(payload.map(\.key))
  ) { written in
    let out = written.count == 1 ? "it" : "them"
    return "make the card a `questionWithCode`, which has 'code' and all that goes with it, or take \(out) out"
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, choices) = (reader.located(text), reader.located(answers).map { AuthoredChoices($0) })
    let key = reader.rightAnswer(correctAnswer, among: choices?.answers.value)
    // With code it is another kind of card, as is reported, and what it asks belongs there.
    let hasCode = reader.tree.value(for: FieldKey.code, in: reader.node) != nil
    var question = AuthoredCodeQuestion()
    question.asks = hasCode ? nil : reader.located(AsksFields.ofPrograms)
    (question.language, question.result) = (reader.located(CodeFields.language), reader.located(AsksFields.result))
    question.satisfies = reader.located(AsksFields.satisfies)
    question.readSetting(reader)
    let guidance = AuthoredGuidance(reader)
    guard let text, let choices, let key else { return nil }
    return AuthoredContent(
      .question(AuthoredQuestion(text: text, choices: choices, key: key, question: question, guidance: guidance)))
  }
}
