import CurriculumBundle

/// A question of a GIFT file: its text, and what is in its braces.
struct GIFTQuestion: Hashable {
  var title: String?
  /// The text, without markup; of one with a missing word, what is before it.
  var text: String
  /// What is after a missing word.
  var tail: String?
  /// The code in the text that has a block of its own.
  var code: String?
  var language: CodeLanguage?
  var body: Body
  /// What every learner reads after the question.
  var feedback: String?

  /// What is in the braces.
  enum Body: Hashable {
    /// No braces: something to read.
    case text
    /// Nothing: a text to write.
    case essay
    case truth(Bool, wrong: String?, right: String?)
    case choice([Answer])
    case shortAnswer([Answer])
    case numerical([Answer])
    case matching([MatchingQuestion.Pair])
    /// Several pairs of braces in a sentence, in which each is a numbered blank, and the answers of each.
    case gaps(sentence: String, [[Answer]])
  }

  /// An answer with its part of the grade, in percent.
  struct Answer: Hashable {
    var text: String
    var weight: Double
    var feedback: String?
    /// The path of the image that it is, of which the text says what it shows.
    var image: String?

    /// Whether it is worth the whole grade.
    var isRight: Bool { weight >= 100 }
    /// Whether it stands for every answer that is not listed, which is right only where it is worth the whole grade.
    var isAnyOther: Bool { !isRight && (text == "*" || text.isEmpty) }
  }
}

extension GIFTQuestion {
  /// What of two questions differs, in words; nil where nothing does.
  ///
  /// - Parameter weighing: Whether the weights of the answers count.
  func difference(from other: GIFTQuestion, weighing: Bool = true) -> String? {
    var parts: [String] = []
    if text != other.text || tail != other.tail { parts.append("its text") }
    if code != other.code || language != other.language { parts.append("its code") }
    if feedback != other.feedback { parts.append("its general feedback") }
    if body.texts != other.body.texts { parts.append("its answers") }
    if body.feedback != other.body.feedback { parts.append("the feedback on its answers") }
    if weighing, !body.isWorth(other.body) { parts.append("the weights of its answers") }
    if parts.isEmpty, body.way != other.body.way {
      let isTyped = body.typed != nil && other.body.typed != nil
      parts.append("whether its answers are " + (isTyped ? "numbers or texts" : "typed or chosen"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// How many answers are right by themselves where there are several to choose from; nil for other questions.
  var alternatives: Int? {
    guard tail == nil, case .choice(let answers) = body else { return nil }
    let count = answers.count(where: \.isRight)
    return count > 1 ? count : nil
  }
}

extension GIFTQuestion.Body {
  /// The answers, for bodies that have some.
  var answers: [GIFTQuestion.Answer] {
    switch self {
    case .choice(let answers), .shortAnswer(let answers), .numerical(let answers): answers
    case .gaps(_, let gaps): Array(gaps.joined())
    case .text, .essay, .truth, .matching: []
    }
  }

  /// The answers that a learner types in Moodle; nil where there is something to choose from.
  var typed: [GIFTQuestion.Answer]? {
    switch self {
    case .shortAnswer(let answers), .numerical(let answers): answers
    case .text, .essay, .truth, .choice, .matching, .gaps: nil
    }
  }

  fileprivate var texts: [String] {
    switch self {
    case .text, .essay: []
    case .truth(let answer, _, _): ["\(answer)"]
    case .choice, .shortAnswer, .numerical: answers.map(\.text)
    case .gaps(let sentence, _): [sentence] + answers.map(\.text)
    case .matching(let pairs): pairs.flatMap { [$0.item, $0.match] }
    }
  }

  fileprivate var feedback: [String?] {
    if case .truth(_, let wrong, let right) = self { [wrong, right] } else { answers.map(\.feedback) }
  }

  /// In what way it is answered.
  fileprivate var way: Int {
    switch self {
    case .text: 0
    case .essay: 1
    case .truth: 2
    case .choice: 3
    case .shortAnswer: 4
    case .numerical: 5
    case .matching: 6
    case .gaps: 7
    }
  }

  /// Whether the answers are worth the same, to half a percent: a third is written as 33, 33.33 and 33.33333.
  fileprivate func isWorth(_ other: GIFTQuestion.Body) -> Bool {
    zip(answers, other.answers).allSatisfy { abs($0.weight - $1.weight) < 0.5 }
  }
}
