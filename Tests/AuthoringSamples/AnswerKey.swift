package import Authoring
package import CurriculumBundle
package import JSON

/// What a learner does on a card who knows its key, and what one does who does not, as a page posts it.
///
///     AnswerKey(of: card)?.right  // {"kind": "chose", "index": 1}
package struct AnswerKey {
  /// The action that is right; reading, on a card that asks nothing.
  package let right: JSONValue
  /// An action that is wrong; nil on a card that takes any.
  package let wrong: JSONValue?

  /// The key of a card; nil for a quiz, whose questions have keys of their own.
  package init?(of card: AuthoredCard) {
    switch card.card.content {
    case .description, .descriptionWithCode, .reading, .poll, .playground, .finished, .unsupported:
      self.init(["kind": "read"])
    case .question(let question): self.init(question.correctAnswerIndex, of: question.answers)
    case .questionWithCode(let question): self.init(question.correctAnswerIndex, of: question.answers)
    case .multiSelect(let question): self.init(question)
    case .trueFalse(let question):
      self.init(
        ["kind": "said", "answer": .bool(question.answer)], wrong: ["kind": "said", "answer": .bool(!question.answer)])
    case .dragAndDrop(let puzzle): self.init(puzzle)
    case .codeBlocks(let puzzle): self.init(puzzle)
    // With another input than its own a program is tried out, which is not wrong.
    case .executor: self.init(["kind": "ran"], wrong: nil)
    case .exercise, .challenge: self.init(taskOf: card)
    case .quiz: return nil
    }
  }

  /// The keys of all cards and all questions in quizzes of a curriculum, by path.
  package static func all(in curriculum: AuthoredCurriculum) -> [(path: ItemPath, key: AnswerKey)] {
    curriculum.episodes.flatMap { episode in
      episode.cards.flatMap { card in
        let path = episode.path.appending(card.card.id)
        let questions = card.questions.map { (path.appending($0.card.id), $0) }
        return ([(path, card)] + questions).compactMap { path, card in AnswerKey(of: card).map { (path, $0) } }
      }
    }
  }

  private init(_ right: JSONValue, wrong: JSONValue? = nil) {
    self.right = right
    self.wrong = wrong
  }

  private init(_ index: Int, of answers: [String]) {
    self.init(
      ["kind": "chose", "index": .integer(index)],
      wrong: ["kind": "chose", "index": .integer((index + 1) % answers.count)])
  }

  /// Wrong with one answer more or, where all are right, one less.
  private init(_ question: MultiSelectCard) {
    let right = question.correctAnswerIndices
    let more = question.answers.indices.first { !right.contains($0) }.map { right + [$0] }
    let selected = { (indices: [Int]) -> JSONValue in
      ["kind": "selected", "indices": .array(indices.sorted().map { .integer($0) })]
    }
    self.init(selected(right), wrong: selected(more ?? Array(right.dropLast())))
  }

  /// Wrong with the last of the words that does not fit put into the first blank that it leaves wrong.
  private init(_ puzzle: DragAndDropCard) {
    let words = puzzle.answers.compactMap(\.first)
    var spare = puzzle.tokens
    for word in words { spare.firstIndex(of: word).map { _ = spare.remove(at: $0) } }
    let changed = spare.lazy.compactMap { word -> [String]? in
      guard let blank = puzzle.answers.firstIndex(where: { !$0.contains(word) }) else { return nil }
      var changed = words
      changed[blank] = word
      return changed
    }.first
    let filled = { (words: [String]) -> JSONValue in ["kind": "filled", "words": Self.texts(words)] }
    self.init(filled(words), wrong: filled(changed ?? Array(words.reversed())))
  }

  /// Wrong with the first line at the end.
  private init(_ puzzle: CodeBlocksCard) {
    let turned = Array(puzzle.lines.dropFirst()) + puzzle.lines.prefix(1)
    let isRight = puzzle.rightOrders.contains(turned)
    let laid = { (lines: [String]) -> JSONValue in ["kind": "laid", "lines": Self.texts(lines)] }
    self.init(laid(puzzle.lines), wrong: laid(isRight ? puzzle.lines.reversed() : turned))
  }

  private init?(taskOf card: AuthoredCard) {
    guard let task = card.card.content.task, case .text(let solution)? = card.task?.solutions.first else { return nil }
    // Where any text is right, only a program that prints nothing is wrong.
    let blocks = task.hasConditions ? "variable seven = 7\n" : "print \"7\"\n"
    let wrong = task.language == .robot ? "forward\n" : task.language == .slang ? blocks : "print(7)\n"
    self.init(["kind": "wrote", "program": .string(solution)], wrong: ["kind": "wrote", "program": .string(wrong)])
  }

  private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
