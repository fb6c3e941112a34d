internal import CurriculumBundle

// What is said about answers of each kind; feedback that the card has goes before the words that fit every card.

func gradeChoice(_ action: Action, among answers: [String], right: Int, _ content: CardContent) -> Verdict {
  guard case .chose(let index) = action else { return .wrong("Choose an answer.") }
  if index == right { return content.praise }
  let chosen = answers.indices.contains(index) ? [answers[index]] : []
  return content.correction(of: chosen, otherwise: "Not this one. Try again!")
}

func gradeChoices(_ action: Action, of card: MultiSelectCard, _ content: CardContent) -> Verdict {
  guard case .selected(let chosen) = action else { return .wrong("Choose every answer that is right.") }
  let right = Set(card.correctAnswerIndices)
  if chosen == right { return content.praise }
  let wrong = chosen.subtracting(right).sorted().filter(card.answers.indices.contains)
  if wrong.isEmpty { return .wrong("More of them are right. Try again!") }
  return content.correction(of: wrong.map { card.answers[$0] }, otherwise: "Not all of these are right. Try again!")
}

func gradeStatement(_ action: Action, of card: TrueFalseCard, _ content: CardContent) -> Verdict {
  guard case .said(let answer) = action else { return .wrong("Is it true or false?") }
  return answer == card.answer ? content.praise : .wrong("It is the other way round. Think again!")
}

func gradeBlanks(_ action: Action, of card: DragAndDropCard, _ content: CardContent) -> Verdict {
  guard case .filled(let words) = action, words.count == card.answers.count else {
    return .wrong("Drag a word into every blank.")
  }
  let wrong = zip(words, card.answers).filter { word, right in !right.contains { $0.isSameText(as: word) } }
  if wrong.isEmpty { return content.praise }
  let blanks = wrong.count == 1 ? "One blank is" : "\(wrong.count) blanks are"
  return content.correction(of: wrong.map(\.0), otherwise: "\(blanks) not right yet. Try again!")
}

func gradeOrder(_ action: Action, of card: CodeBlocksCard, _ content: CardContent) -> Verdict {
  guard case .laid(let lines) = action else { return .wrong("Put the lines in order.") }
  let isRight = card.rightOrders.contains { order in
    order.count == lines.count && zip(order, lines).allSatisfy { $0.isSameText(as: $1) }
  }
  if isRight { return content.praise }
  let strangers = lines.filter { line in !card.lines.contains { $0.isSameText(as: line) } }
  if !strangers.isEmpty {
    return content.correction(of: strangers, otherwise: "Not every line belongs to this program. Try again!")
  }
  return .wrong(lines.count < card.lines.count ? "A line is missing." : "The order is not right yet. Try again!")
}

func gradeQuiz(_ action: Action, of card: QuizCard) -> Verdict {
  guard case .scored(let right) = action else { return .wrong("Answer the questions.") }
  let score = "\(right) of \(card.askedCount) are right"
  return right >= card.passMark
    ? Verdict(isRight: true, feedback: "\(score). Passed!")
    : .wrong("\(score); it takes \(card.passMark) to pass. Try again!")
}

extension CardContent {
  /// The answer is right, and this is why.
  fileprivate var praise: Verdict { Verdict(isRight: true, feedback: explanation) }

  /// The answer is wrong; the card's own words about one of its parts go first.
  fileprivate func correction(of wrong: [String], otherwise words: String) -> Verdict {
    let own = wrong.lazy.compactMap { answer in feedback?.first { $0.answer.isSameText(as: answer) }?.text }.first
    return .wrong(own ?? words)
  }
}
