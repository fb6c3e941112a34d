public import CurriculumBundle
public import Execution

/// What a learner did on a card.
public enum Action: Sendable, Hashable {
  /// Read it and went on.
  case read
  /// Chose the answer at an index, from 0.
  case chose(Int)
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
  case .description, .descriptionWithCode, .finished, .unsupported:
    .right
  case .question(let card):
    gradeChoice(action, correctIndex: card.correctAnswerIndex)
  case .questionWithCode(let card):
    gradeChoice(action, correctIndex: card.correctAnswerIndex)
  case .executor(let card):
    gradeRun(action, of: card)
  case .exercise, .challenge:
    gradeProgram(action, for: content.task)
  }
}

private func gradeChoice(_ action: Action, correctIndex: Int) -> Verdict {
  switch action {
  case .chose(correctIndex): .right
  case .chose: Verdict(isRight: false, feedback: "Not this one. Try again!")
  case .read, .ran, .wrote: Verdict(isRight: false, feedback: "Choose an answer.")
  }
}

private func gradeRun(_ action: Action, of card: ExecutorCard) -> Verdict {
  guard case .ran(let outcome) = action else { return Verdict(isRight: false, feedback: "Press Run.") }
  guard let observation = Observation(outcome) else {
    return Verdict(isRight: false, feedback: "The program did not come to an end. Try again!")
  }
  return observation.matches(card)
    ? .right : Verdict(isRight: false, feedback: "The screen should show something else. Try again!")
}

private func gradeProgram(_ action: Action, for task: ProgramTask?) -> Verdict {
  guard case .wrote(let program) = action, let task else {
    return Verdict(isRight: false, feedback: "Write a program.")
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
