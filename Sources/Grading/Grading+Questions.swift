public import CurriculumBundle

// What is said about answers of each kind; feedback that the card has goes before the words that fit every card. These
// do not invite to try again: in a quiz there is no second try.

func gradeChoice(_ action: Action, among answers: [String], right: Int, _ content: CardContent) -> Verdict {
  guard case .chose(let index) = action else { return .wrong("Choose an answer.") }
  if index == right { return content.praise }
  let chosen = answers.indices.contains(index) ? [answers[index]] : []
  return content.correction(of: chosen, otherwise: "Not this one.")
}

func gradeChoices(_ action: Action, of card: MultiSelectCard, _ content: CardContent) -> Verdict {
  guard case .selected(let chosen) = action else { return .wrong("Choose every answer that is right.") }
  let right = Set(card.correctAnswerIndices)
  if chosen == right { return content.praise }
  let wrong = chosen.subtracting(right).sorted().filter(card.answers.indices.contains)
  if wrong.isEmpty { return .wrong("More of them are right.") }
  return content.correction(of: wrong.map { card.answers[$0] }, otherwise: "Not all of these are right.")
}

func gradeStatement(_ action: Action, of card: TrueFalseCard, _ content: CardContent) -> Verdict {
  guard case .said(let answer) = action else { return .wrong("Is it true or false?") }
  return answer == card.answer ? content.praise : .wrong("It is the other way round.")
}

func gradeBlanks(_ action: Action, of card: DragAndDropCard, _ content: CardContent) -> Verdict {
  guard case .filled(let words) = action, words.count == card.answers.count else {
    return .wrong("Drag a word into every blank.")
  }
  let wrong = card.wrongBlanks(in: words)
  if wrong.isEmpty { return content.praise }
  let blanks = wrong.count == 1 ? "One blank is" : "\(wrong.count) blanks are"
  return content.correction(of: wrong.map { words[$0] }, otherwise: "\(blanks) not right.")
}

func gradeOrder(_ action: Action, of card: CodeBlocksCard, _ content: CardContent) -> Verdict {
  guard case .laid(let lines) = action else { return .wrong("Put the lines in order.") }
  let isRight = card.rightOrders.contains { order in
    order.count == lines.count && zip(order, lines).allSatisfy { $0.isSameText(as: $1) }
  }
  if isRight { return content.praise }
  let strangers = lines.filter { line in !card.lines.contains { $0.isSameText(as: line) } }
  if !strangers.isEmpty {
    return content.correction(of: strangers, otherwise: "Not every line belongs to this program.")
  }
  return .wrong(lines.count < card.lines.count ? "A line is missing." : "The order is not right.")
}

func gradeQuiz(_ action: Action, of card: QuizCard) -> Verdict {
  guard case .scored(let right) = action else { return .wrong("Answer the questions.") }
  let score = "\(right) of \(card.askedCount) are right"
  return right >= card.passMark
    ? Verdict(isRight: true, feedback: "\(score). Passed!")
    : .wrong("\(score); it takes \(card.passMark) to pass. Try again!")
}

extension DragAndDropCard {
  /// The places of the blanks whose word is wrong, in their order, so that an app can mark these alone.
  ///
  ///     let card = DragAndDropCard(sentence: "__1__ __2__", tokens: ["a", "b"], answers: [["a"], ["b"]])
  ///     card.wrongBlanks(in: ["a", "a"]) == [1]
  ///
  /// - Parameter words: A word for each blank; blanks without one are left out.
  public func wrongBlanks(in words: [String]) -> [Int] {
    zip(words, answers).enumerated().compactMap { place, filled in
      filled.1.contains { $0.isSameText(as: filled.0) } ? nil : place
    }
  }
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
