import CurriculumBundle

/// What a learner types on a card, whatever its kind.
enum AnswerForm: Sendable {
  /// Nothing: reading it is enough.
  case read
  /// The number of an answer; the place of the right one, from 0, is nil where any will do.
  case choice([String], right: Int?)
  /// The numbers of several answers.
  case selection([String], right: [Int])
  /// Whether a statement is true.
  case statement(Bool)
  /// A word for each blank.
  case filling(DragAndDropCard)
  /// The numbers of lines in their order, as they are shown; the lines of a right order.
  case order([String], right: [String])
  /// Nothing but that the card's program is to run.
  case run(ExecutorCard)
  /// The answers to its questions.
  case quiz
  /// A program.
  case program(ProgramTask)

  /// The form of a card.
  ///
  /// - Parameter path: The full id of the card, on which the order of a puzzle's lines depends.
  init(_ content: CardContent, at path: ItemPath) {
    if let task = content.task {
      self = .program(task)
    } else if let choices = content.choices {
      let isOne = content.onlyKey != nil || content.demand == .nothing
      self =
        isOne
        ? .choice(choices.answers, right: content.onlyKey) : .selection(choices.answers, right: choices.correctIndices)
    } else if case .trueFalse(let card) = content {
      self = .statement(card.answer)
    } else if case .dragAndDrop(let card) = content {
      self = .filling(card)
    } else if case .codeBlocks(let card) = content {
      self = .order(card.shuffledLines(at: path), right: card.lines)
    } else if case .executor(let card) = content {
      self = .run(card)
    } else {
      self = content.questions.isEmpty ? .read : .quiz
    }
  }

  /// What is to be typed, as a sentence with a line end.
  var prompt: String {
    switch self {
    case .read, .quiz: "Press Enter to go on.\n"
    case .choice: "Type the number of your answer.\n"
    case .selection: "Type the numbers of all that are right, such as 1 3, or none.\n"
    case .statement: "Type true or false.\n"
    case .filling(let card):
      card.answers.count == 1
        ? "Type the word for the blank, or its number.\n"
        : "Type the words for the blanks in their order, with commas between them, or their numbers.\n"
    case .order: "Type the numbers of the lines in their order.\n"
    case .run: "Press Enter to run it.\n"
    case .program: "Type your program; a line with a single . ends it.\n"
    }
  }

  /// What is listed with numbers; nothing where none are typed.
  var listed: [String] {
    switch self {
    case .choice(let answers, _), .selection(let answers, _), .order(let answers, _): answers
    case .filling(let card): card.tokens
    case .read, .statement, .run, .quiz, .program: []
    }
  }

  /// A line that is right; nil for a program.
  var rightLine: String? {
    switch self {
    case .read, .run, .quiz: ""
    case .choice(_, let right): "\((right ?? 0) + 1)"
    case .selection(_, let right): right.isEmpty ? "none" : Self.line(right)
    case .statement(let isTrue): "\(isTrue)"
    case .filling(let card): Self.line(Self.places(of: card.answers.compactMap(\.first), in: card.tokens))
    case .order(let lines, let right): Self.line(Self.places(of: right, in: lines))
    case .program: nil
    }
  }

  private static func line(_ places: [Int]) -> String { places.map { "\($0 + 1)" }.joined(separator: " ") }

  /// The places of texts in a list, each used once.
  private static func places(of texts: [String], in list: [String]) -> [Int] {
    var used: Set<Int> = []
    return texts.compactMap { text in
      list.indices.first { !used.contains($0) && list[$0].utf8.elementsEqual(text.utf8) }.map { place in
        used.insert(place)
        return place
      }
    }
  }
}
