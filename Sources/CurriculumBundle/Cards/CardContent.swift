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
  /// A question without a right answer.
  case poll(PollCard)
  /// Code that the learner runs.
  case executor(ExecutorCard)
  /// A program to write or to complete.
  case exercise(ExerciseCard)
  /// A task for a whole program.
  case challenge(ChallengeCard)
  /// A free editor.
  case playground(PlaygroundCard)
  /// The end of an episode.
  case finished(FinishedCard)
  /// A kind that is newer than this app; show a request to update it.
  case unsupported(kind: String)
}

/// Something to find out about what a card holds, whatever its kind.
protocol PayloadReader {
  associatedtype Result
  func read(_ payload: some CardPayload) -> Result
}

extension CardContent {
  /// Reads what the card holds; nil for a kind that is newer than this app.
  func read<Reader: PayloadReader>(with reader: Reader) -> Reader.Result? {
    switch self {
    case .description(let card): reader.read(card)
    case .descriptionWithCode(let card): reader.read(card)
    case .question(let card): reader.read(card)
    case .questionWithCode(let card): reader.read(card)
    case .multiSelect(let card): reader.read(card)
    case .trueFalse(let card): reader.read(card)
    case .dragAndDrop(let card): reader.read(card)
    case .codeBlocks(let card): reader.read(card)
    case .quiz(let card): reader.read(card)
    case .reading(let card): reader.read(card)
    case .poll(let card): reader.read(card)
    case .executor(let card): reader.read(card)
    case .exercise(let card): reader.read(card)
    case .challenge(let card): reader.read(card)
    case .playground(let card): reader.read(card)
    case .finished(let card): reader.read(card)
    case .unsupported: nil
    }
  }
}
