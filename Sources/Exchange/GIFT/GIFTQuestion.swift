internal import CurriculumBundle

/// A question of a GIFT file: its text, and what is in its braces.
struct GIFTQuestion: Hashable {
  var title: String?
  /// The text, without markup; for a missing word, what stands before it.
  var text: String
  /// What stands after a missing word.
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
  }

  /// An answer with its part of the grade, in percent.
  struct Answer: Hashable {
    var text: String
    var weight: Double
    var feedback: String?
  }
}

extension GIFTQuestion {
  /// What of two questions differs, in words; nil where nothing does.
  func difference(from other: GIFTQuestion) -> String? {
    var parts: [String] = []
    if text != other.text || tail != other.tail { parts.append("its text") }
    if code != other.code || language != other.language { parts.append("its code") }
    if feedback != other.feedback { parts.append("its general feedback") }
    if body.feedback != other.body.feedback { parts.append("the feedback on its answers") }
    if body.weights != other.body.weights { parts.append("the weights of its answers") }
    if parts.isEmpty, body != other.body {
      parts.append(body.answers == other.body.answers ? "whether its answers are typed or chosen" : "its answers")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension GIFTQuestion.Body {
  /// The answers, for bodies that have some.
  var answers: [GIFTQuestion.Answer] {
    switch self {
    case .choice(let answers), .shortAnswer(let answers), .numerical(let answers): answers
    case .text, .essay, .truth, .matching: []
    }
  }

  fileprivate var feedback: [String?] {
    if case .truth(_, let wrong, let right) = self { [wrong, right] } else { answers.map(\.feedback) }
  }

  /// Weights to a thousandth, since thirds have no end.
  fileprivate var weights: [Int] { answers.map { Int(($0.weight * 1000).rounded()) } }
}
