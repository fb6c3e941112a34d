extension ProgramProblem.Kind {
  /// A stable name: `unknown-card`.
  public var name: String {
    switch self {
    case .unknownCard: "unknown-card"
    case .extraWords: "extra-words"
    case .missingCount: "missing-count"
    case .countIsNoNumber: "count-is-no-number"
    case .countOutOfRange: "count-out-of-range"
    case .missingCondition: "missing-condition"
    case .unknownCondition: "unknown-condition"
    case .missingEnd: "missing-end"
    case .strayEnd: "stray-end"
    case .strayElse: "stray-else"
    case .elseOutsideIf: "else-outside-if"
    case .secondElse: "second-else"
    case .routineInside: "routine-inside"
    case .secondRoutine: "second-routine"
    case .callWithoutRoutine: "call-without-routine"
    case .notInDeck: "not-in-deck"
    case .tooManyCards: "too-many-cards"
    }
  }

  /// Whether it is about what stands behind the card's word.
  var isBehindTheWord: Bool {
    switch self {
    case .extraWords, .countIsNoNumber, .countOutOfRange, .unknownCondition: true
    case .unknownCard, .missingCount, .missingCondition, .missingEnd, .strayEnd, .strayElse, .elseOutsideIf,
      .secondElse, .routineInside, .secondRoutine, .callWithoutRoutine, .notInDeck, .tooManyCards:
      false
    }
  }
}
