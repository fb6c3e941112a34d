public import CurriculumBundle

/// The verdict on what a learner did on a card; the linter's proofs use the same comparisons.
///
///     grade(.chose(1), on: card.content).isRight
public func grade(_ action: Action, on content: CardContent) -> Verdict {
  switch content {
  case .description, .descriptionWithCode, .reading, .poll, .playground, .finished, .unsupported: .right
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
  if card.neverEnds == true {
    return card.isBorneOut(by: outcome) ? .right : .wrong("The program should not come to an end. Try again!")
  }
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
