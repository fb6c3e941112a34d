import Diagnostics

extension ProgramProblem.Kind {
  /// The fact, without a full stop.
  public var message: String {
    switch self {
    case .unknownCard(let name, _): "there is no card '\(shortened(name))'"
    case .extraWords(let words, let word):
      "'\(word.rawValue)' needs nothing behind it, but '\(shortened(words))' is there"
    case .missingCount: "this 'repeat' does not say how many times"
    case .countIsNoNumber(let text): "'\(shortened(text))' is not a whole number"
    case .countOutOfRange(let count): "the robot cannot repeat something \(count) times"
    case .missingCondition(let word): "this '\(word.rawValue)' does not say what to look for"
    case .unknownCondition(let text, _): "the robot cannot look for '\(shortened(text))'"
    case .missingEnd(let word): "this '\(word.rawValue)' has no 'end'"
    case .strayEnd: "this 'end' ends nothing"
    case .strayElse: "this 'else' has no 'if'"
    case .elseOutsideIf(let word): "this 'else' stands in a '\(word.rawValue)', which has no other way to go"
    case .secondElse(let first): "this 'if' has a second 'else'; the first one is card \(first)"
    case .routineInside(let word): "this 'routine' begins inside of a '\(word.rawValue)'"
    case .secondRoutine(let first): "this is a second 'routine'; the first one is card \(first)"
    case .callWithoutRoutine: "this 'call' has no routine to do"
    case .notInDeck(let move): "'\(move.text)' is not among the cards of this level"
    case .tooManyCards(let count): "the program has \(count) cards, which is too many"
    }
  }

  /// What to do, as an imperative, with the cards of a deck.
  func help(_ deck: Deck) -> String {
    switch self {
    case .unknownCard(_, let nearest): nearest.map { "did you mean '\($0)'?" } ?? "lay one of \(deck.names)"
    case .extraWords(_, let word):
      word.isAction
        ? "lay '\(word.rawValue)' alone; to do it more than once, use 'repeat'" : "lay '\(word.rawValue)' alone"
    case .missingCount: "add a number, for example 'repeat 3'"
    case .countIsNoNumber:
      "write a number from \(Move.counts.lowerBound) to \(Move.counts.upperBound), for example 'repeat 3'"
    case .countOutOfRange: "choose a number from \(Move.counts.lowerBound) to \(Move.counts.upperBound)"
    case .missingCondition(let word): "add what to look for, for example '\(word.rawValue) path ahead'"
    case .unknownCondition(_, let nearest):
      nearest.map { "did you mean '\($0)'?" }
        ?? "choose one of \(Condition.Test.all.prefix(7).map(\.name).joined(separator: ", ")), "
        + "on red; each also with 'not'"
    case .missingEnd(let word): "lay an 'end' behind the last card that belongs to the '\(word.rawValue)'"
    case .strayEnd: "take it away, or lay the card that it should end before it"
    case .strayElse, .elseOutsideIf: "lay it between an 'if' and its 'end'"
    case .secondElse: "keep one of them"
    case .routineInside: "lay the routine before or behind it, with nothing around"
    case .secondRoutine: "put the cards of both into one routine"
    case .callWithoutRoutine: "lay a 'routine', the cards to do, and an 'end'"
    case .notInDeck: "lay one of \(deck.names)"
    case .tooManyCards: "use at most \(RobotProgram.mostCards) cards; a 'repeat' may save many"
    }
  }
}

extension Move.Word {
  /// Whether the robot does something itself.
  public var isAction: Bool {
    switch self {
    case .forward, .left, .right, .jump, .collect: true
    case .repeat, .while, .if, .else, .end, .routine, .call: false
    }
  }
}
