public import CurriculumBundle
public import Execution

/// What a learner did on a card.
public enum Action: Sendable, Hashable {
  /// Read it and went on.
  case read
  /// Chose the answer at an index, from 0.
  case chose(Int)
  /// Chose the answers at some indices, from 0.
  case selected(Set<Int>)
  /// Said that a statement is true, or that it is false.
  case said(Bool)
  /// Dragged a word into each blank, the first blank's first.
  case filled([String])
  /// Laid lines in an order.
  case laid([String])
  /// Answered so many of a quiz's questions rightly.
  case scored(Int)
  /// Ran the program, which came to this.
  case ran(Outcome)
  /// Wrote a program for the card's task.
  case wrote(Program)
}

/// What an app tells a learner about an action.
public struct Verdict: Sendable, Hashable {
  /// Whether the next card opens.
  public let isRight: Bool
  /// What to say; nil when there is nothing to say.
  public let feedback: String?
  /// The stars that it earns, from 1 to 3; nil where there are none to earn.
  public let stars: Int?

  /// A verdict from its parts.
  public init(isRight: Bool, feedback: String? = nil, stars: Int? = nil) {
    self.isRight = isRight
    self.feedback = feedback
    self.stars = stars
  }

  /// The next card opens.
  public static let right = Verdict(isRight: true)
}

/// The verdict on what a learner did on a card; the linter's proofs use the same comparisons.
///
///     grade(.chose(1), on: card.content).isRight
public func grade(_ action: Action, on content: CardContent) -> Verdict {
  switch content {
  case .description, .descriptionWithCode, .reading, .finished, .unsupported: .right
  case .question(let card): gradeChoice(action, among: card.answers, right: card.correctAnswerIndex, content)
  case .questionWithCode(let card): gradeChoice(action, among: card.answers, right: card.correctAnswerIndex, content)
  case .multiSelect(let card): gradeChoices(action, of: card, content)
  case .trueFalse(let card): gradeStatement(action, of: card, content)
  case .dragAndDrop(let card): gradeBlanks(action, of: card, content)
  case .codeBlocks(let card): gradeOrder(action, of: card, content)
  case .quiz(let card): gradeQuiz(action, of: card)
  case .executor(let card): gradeRun(action, of: card)
  case .exercise, .challenge: gradeProgram(action, for: content.task)
  }
}

private func gradeRun(_ action: Action, of card: ExecutorCard) -> Verdict {
  guard case .ran(let outcome) = action else { return .wrong("Press Run.") }
  guard let observation = Observation(outcome) else {
    return .wrong("The program did not come to an end. Try again!")
  }
  return observation.matches(card)
    ? .right : .wrong("The screen should show something else. Try again!")
}

private func gradeProgram(_ action: Action, for task: ProgramTask?) -> Verdict {
  guard case .wrote(let program) = action, let task else {
    return .wrong("Write a program.")
  }
  return task.verdict(on: program)
}

extension Observation {
  /// Whether this is what an executor says that its program does.
  public func matches(_ card: ExecutorCard) -> Bool {
    guard prints(card.result) else { return false }
    return card.raises.map { raises($0) } ?? (error == nil)
  }
}
