internal import CurriculumBundle
internal import JSON

/// How a `questionWithCode` card is written.
enum QuestionWithCodeForm: CardForm {
  static let kind = CardKind.questionWithCode
  static let documentation = "A question about code, with one right answer; the linter runs the code to prove it."

  static let code = Field.required("code", .code, "The code.", example: "print(2 + 3)")
  static let text = Field.required("text", .text, "The question.", example: "What does it print?")
  static let answers = Field.required(
    "answers", .list(of: .text, named: "texts", atLeast: 1),
    "The answers, in the order shown; `ERROR` stands for a program that ends in an error.", example: "[2 + 3, 5, 23]")
  static let correctAnswerIndex = Field.required(
    "correctAnswerIndex", .integer(0...Int.max, upTo: "the number of answers less 1"),
    "The place of the right answer, counted from 0.", example: "1")
  static let asks = Field.optional(
    "asks",
    FieldType<QuestionWithCodeCard.Asks>.choice { asks in
      switch asks {
      case .output: "What the code prints; a run proves the key."
      case .concept: "Something that no run can decide; `because` says why."
      }
    },
    "What makes an answer right: what the code prints (`output`), or something no run can decide (`concept`).",
    example: "concept", standard: "output")
  static let because = Field.optional(
    "because", .text, "Why no run of the code can decide; needed with `asks: concept`, and not published.",
    example: "it asks what a name is for", published: .never)

  static let payload =
    [
      CodeFields.language.declaration, code.declaration, text.declaration, answers.declaration,
      correctAnswerIndex.declaration,
      asks.declaration, because.declaration,
    ] + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let constraints = [
    FieldConstraint.needs(
      key: "because", when: "asks", is: "concept", because: "a key that is not proven must say why it cannot be")
  ]

  static func read(_ reader: borrowing FieldReader) -> CardContent? {
    let (language, code) = (reader[CodeFields.language], reader[code])
    let (text, answers) = (reader[text], reader[answers])
    let (index, asks, _) = (reader[correctAnswerIndex], reader[asks], reader[because])
    let guidance = Guidance(reader)
    guard let code, let text, let answers, let index else { return nil }
    return .questionWithCode(
      QuestionWithCodeCard(
        code: code, language: language, text: text, answers: answers, correctAnswerIndex: index, asks: asks,
        hints: guidance.hints, feedback: guidance.feedback, explanation: guidance.explanation))
  }
}
