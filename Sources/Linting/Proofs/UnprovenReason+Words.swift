package import Evidence

extension UnprovenReason {
  /// The reason as a person reads it behind the card's name.
  package var inWords: String {
    switch self {
    case .shownOnly: "its code is in a language that is only shown"
    case .notRun: "the tools did not run its code, or it differs between runs"
    case .inWords: "its pseudocode is in words, which are only shown"
    case .concept: "its author says that no run can decide"
    case .silent: "it does not say what it asks about its code"
    case .conditionAlone: "its text names something that `satisfies` does not, or says something else"
    case .unreadText: "its text is in words that are not read, so that only its `satisfies` was run"
    case .endless: "its program was stopped, and no run shows that it never ends"
    case .chance: "it asks about random numbers, and other draws give something else"
    case .robotCode: "code for a robot does nothing without a world"
    case .answers: "not all its answers could be tried"
    case .rightAnswers: "not all its right answers could be run"
    case .nothingToCompare: "what it prints does not tell which other answers are right"
    case .nothingStated: "neither `result` nor its text says what its program must print"
    case .orders: "not all orders of its lines could be tried"
    case .decoys: "not all places of its decoys could be tried"
    case .blanks: "not all words in its blanks could be tried"
    case .programs: "not all its programs could be run on every check"
    case .mutants: "some mutants of its solutions are undecided"
    case .timedOutMutants: "some mutants of its solutions timed out"
    case .noOtherInput: "no input but those of its checks is known on which its right programs agree"
    case .drawnInputs: "not all inputs that were drawn could be run"
    case .otherWritings: "not all other writings of its solutions could be run"
    case .module: "it asks about a run that needs a module which is not here"
    case .otherRuns: "not everything could be run again with sets in another order"
    case .level: "the solver gave up before it knew how few cards do, if any"
    }
  }
}
