import CurriculumBundle

/// A question with answers to choose from, as the text formats have it.
struct ChoiceQuestion: Hashable {
  /// An answer, and what is said of it.
  struct Answer: Hashable {
    var text: String
    var isRight: Bool
    var feedback: String?
    /// The path of the image that it is, of which the text says what it shows.
    var image: String?
  }

  var text: String
  var code: String?
  var language: CodeLanguage?
  var answers: [Answer]
  var isMultiple: Bool
  /// What is said after the question, whatever was chosen.
  var explanation: String?
}

extension ChoiceQuestion {
  /// The question on a card; feedback on the only right answer is its explanation there.
  init?(_ content: CardContent) {
    guard let choices = content.choices, content.kind != .poll, let text = content.text else { return nil }
    let feedback = (content.feedback ?? []).textsByAnswer
    let isMultiple = content.kind == .multiSelect
    let rights = Set(choices.correctIndices)
    let images = Dictionary(content.choiceImages.map { ($0.answer, $0.image) }) { first, _ in first }
    answers = choices.answers.enumerated().map { index, answer in
      let isRight = rights.contains(index)
      let told = isRight ? (isMultiple ? nil : content.explanation) : feedback[answer]
      return Answer(text: answer, isRight: isRight, feedback: told, image: images[index])
    }
    (self.text, code, language, self.isMultiple) = (text, content.code, content.language, isMultiple)
    explanation = isMultiple ? content.explanation : nil
  }

  /// The card of the question.
  var content: CardContent {
    let texts = answers.map(\.text)
    let keys = answers.indices.filter { answers[$0].isRight }
    let wrong = answers.filter { !$0.isRight }
      .compactMap { answer in answer.feedback.map { AnswerFeedback(answer: answer.text, text: $0) } }
    let feedback = wrong.isEmpty ? nil : wrong
    let rights = answers.filter(\.isRight).compactMap(\.feedback)
    let parts = rights + (explanation.map { [$0] } ?? [])
    let explanation = parts.isEmpty ? nil : parts.joined(separator: "\n")
    let asked = code.map { hasLabels ? .concept : AskedOfCode(text, code: $0, language: language) }
    if isMultiple {
      return .multiSelect(
        MultiSelectCard(
          text: text, code: code, language: language, answers: texts, correctAnswerIndices: keys, feedback: feedback,
          explanation: explanation))
    }
    guard let code else {
      return .question(
        QuestionCard(
          text: text, answers: texts, correctAnswerIndex: keys.first ?? 0, feedback: feedback, explanation: explanation)
      )
    }
    return .questionWithCode(
      QuestionWithCodeCard(
        code: code, language: language, text: text, answers: texts, correctAnswerIndex: keys.first ?? 0,
        asks: asked?.asks, expression: asked?.expression, line: asked?.line, of: asked?.of, feedback: feedback,
        explanation: explanation))
  }

  /// True where the answers are labels in the text, such as `Output a`, so that no run shows which one is right.
  private var hasLabels: Bool {
    let lines = Set(text.split(separator: "\n").map { $0.hasSuffix(":") ? $0.dropLast() : $0 })
    return !answers.isEmpty && answers.allSatisfy { lines.contains($0.text[...]) }
  }

  /// The paths of the images that answers are.
  var images: [String] { answers.compactMap(\.image) }

  /// The question as an import reads it, which has no files of images.
  var leavingOutImages: ChoiceQuestion {
    var question = self
    for index in question.answers.indices { question.answers[index].image = nil }
    return question
  }

  /// The keys of its cards that it holds, and those that tell only the linter something.
  static let keys = [
    "text", "code", "language", "answers", "correctAnswerIndex", "correctAnswerIndices", "feedback", "explanation",
    "asks", "expression", "line", "satisfies", "result", "of", "answerImages",
  ]
}

extension [AnswerFeedback] {
  /// The feedback by answer; where an answer has several texts, the first.
  var textsByAnswer: [String: String] { Dictionary(map { ($0.answer, $0.text) }) { first, _ in first } }
}
