import Support

/// Several questions with a pass mark: published as `{header, text?, questions, draw?, passMark}`.
///
///     {"header": "A quiz", "passMark": 1,
///      "questions": [{"id": "five", "type": "trueFalse", "text": "2 + 3 is 5.", "answer": true}]}
public struct QuizCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// What is said before the first question.
  public var text: String?
  /// The questions, each a card of a kind that asks.
  public var questions: [Card]
  /// How many of them a learner is asked, drawn anew each time; nil for all, in their order.
  public var draw: Int?
  /// How many must be right to pass.
  public var passMark: Int

  /// A card from its parts.
  public init(header: String, text: String? = nil, questions: [Card], draw: Int? = nil, passMark: Int) {
    self.header = header
    self.text = text
    self.questions = questions
    self.draw = draw
    self.passMark = passMark
  }

  /// How many questions a learner is asked.
  public var askedCount: Int { min(draw ?? questions.count, questions.count) }

  /// The questions of one attempt, the same for the same seed on every device.
  public func drawn(seed: UInt64) -> [Card] {
    guard let draw, draw < questions.count else { return questions }
    var random = SplitMix64(seed: seed)
    var rest = Array(questions.indices)
    return (0..<max(0, draw)).map { _ in
      let place = Int(random.next() % UInt64(rest.count))
      return questions[rest.remove(at: place)]
    }
  }
}

extension CardKind {
  /// ``QuizCard``.
  public static let quiz = CardKind("quiz")
}

extension QuizCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.quiz
  /// To answer.
  public static let demand = CardDemand.answer

  /// The content of a card that holds it.
  public var cardContent: CardContent { .quiz(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its heading.
  public var shownHeader: String? { header }
  /// Its questions.
  public var heldQuestions: [Card] { questions }

  /// The quiz with its questions as learners see them who chose a language.
  public func shown(in language: CodeLanguage) -> Self {
    var quiz = self
    for index in questions.indices { quiz.questions[index].content = questions[index].content.shown(in: language) }
    return quiz
  }
}
