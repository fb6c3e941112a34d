/// One screen of an episode.
public struct Card: Sendable, Hashable {
  /// The card's slug, unique in its episode; it never changes.
  public var id: String
  /// Ids that the card had in earlier releases.
  public var formerly: [String]
  /// What it shows or asks.
  public var content: CardContent

  /// A card from its parts.
  public init(id: String, formerly: [String] = [], content: CardContent) {
    self.id = id
    self.formerly = formerly
    self.content = content
  }
}

/// What a card shows or asks: one case a kind.
public indirect enum CardContent: Sendable, Hashable {
  /// A text to read.
  case description(DescriptionCard)
  /// A text to read with code beside it.
  case descriptionWithCode(DescriptionWithCodeCard)
  /// A question with one right answer.
  case question(QuestionCard)
  /// A question about code, with one right answer.
  case questionWithCode(QuestionWithCodeCard)
  /// A question with any number of right answers.
  case multiSelect(MultiSelectCard)
  /// A statement that is true or false.
  case trueFalse(TrueFalseCard)
  /// Words to drag into blanks.
  case dragAndDrop(DragAndDropCard)
  /// Lines of code to drag into order.
  case codeBlocks(CodeBlocksCard)
  /// Several questions with a pass mark.
  case quiz(QuizCard)
  /// A lesson to read.
  case reading(ReadingCard)
  /// Code that the learner runs.
  case executor(ExecutorCard)
  /// A program to write or to complete.
  case exercise(ExerciseCard)
  /// A task for a whole program.
  case challenge(ChallengeCard)
  /// The end of an episode.
  case finished(FinishedCard)
  /// A kind that is newer than this app; show a request to update it.
  case unsupported(kind: String)
}

/// The kinds of cards, by the word that stands at `type`.
public enum CardKind: String, Codable, Sendable, CaseIterable {
  case description
  case descriptionWithCode
  case question
  case questionWithCode
  case multiSelect
  case trueFalse
  case dragAndDrop
  case codeBlocks
  case quiz
  case reading
  case executor
  case exercise
  case challenge
  case finished
}

extension CardContent {
  /// The kind; nil for one that is newer than this app.
  public var kind: CardKind? {
    switch self {
    case .description: .description
    case .descriptionWithCode: .descriptionWithCode
    case .question: .question
    case .questionWithCode: .questionWithCode
    case .multiSelect: .multiSelect
    case .trueFalse: .trueFalse
    case .dragAndDrop: .dragAndDrop
    case .codeBlocks: .codeBlocks
    case .quiz: .quiz
    case .reading: .reading
    case .executor: .executor
    case .exercise: .exercise
    case .challenge: .challenge
    case .finished: .finished
    case .unsupported: nil
    }
  }
}

extension CardKind {
  /// Whether it asks something that a quiz can ask.
  public var isQuestion: Bool {
    switch self {
    case .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks: true
    case .description, .descriptionWithCode, .quiz, .reading, .executor, .exercise, .challenge, .finished: false
    }
  }
}
