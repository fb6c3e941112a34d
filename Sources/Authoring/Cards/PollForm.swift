import CurriculumBundle

/// How a `poll` card is written.
enum PollForm: CardForm {
  static let kind = CardKind.poll
  static let documentation = "A question without a right answer; an app may show how many chose which."

  static let text = Field.required(.text, .text, "The question.", example: "How was this lesson?")
  static let answers = Field.required(
    .answers, .answers(atLeast: 2), "The answers, in the order shown.",
    example: "[Too easy, Just right, Too hard]")

  static let payload = [text.declaration, answers.declaration]
  static let isSampleUsable = true
  static let fields = CardKeys.all + payload
  static let publishedBesides = AnswerImageForm.published
  static let misplacedKeys = MisplacedKeys(
    keys: ["correctAnswer", "correctAnswerIndex", "correctAnswerIndices", "feedback", "explanation", "hints"]
  ) { written in
    let keys = Set(written.map(\.key))
    let it = keys.count == 1 ? "it" : "them"
    let isSelection = keys.contains(MultiSelectForm.correctAnswerIndices.key)
    guard isSelection || !keys.isDisjoint(with: ["correctAnswer", "correctAnswerIndex"]) else {
      return "take \(it) out, since no answer to a poll is right or wrong; what is to be said to everyone goes on a "
        + "`description` card after it"
    }
    return "take \(it) out, or make the card a `\(isSelection ? "multiSelect" : "question")`, which has right answers"
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, choices) = (reader.located(text), reader.located(answers).map { AuthoredChoices($0) })
    guard let text, let choices else { return nil }
    return AuthoredContent(.poll(AuthoredPoll(text: text, choices: choices)))
  }
}
