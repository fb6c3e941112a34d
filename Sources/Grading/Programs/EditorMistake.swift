public import Execution
internal import Python
internal import Robot
internal import Slang

/// A mistake that an editor of elements or cards tells its learner before the program runs.
public struct EditorMistake: Sendable, Hashable {
  /// The fact, without a full stop.
  public let message: String
  /// What to do; nil when the fact says it.
  public let help: String?
  /// The line of a program that was read from text, or else the place of the element or card, from 1.
  public let line: Int
  /// The bytes of the line that are meant; nil for the whole line.
  public let bytes: Range<Int>?
  /// Whether an editor could hold a program with it.
  let place: Place

  /// Where in an editor a mistake can be made.
  enum Place {
    /// In any program that is put together.
    case anywhere
    /// Nowhere: the level does not hand out such a card, or so many.
    case nowhere
    /// Only in a text: what stands there is no element and no card at all.
    case text
  }

  /// Whether what stands there is no element and no card at all.
  public var isUnreadable: Bool { place == .text }

  /// Whether no learner could make it, so that a program with it is never met.
  public var isImpossible: Bool { place != .anywhere }
}

extension TaskProgram {
  /// All mistakes in a program of elements or cards; Python tells its own when it runs.
  public var mistakes: [EditorMistake] {
    switch self {
    case .python, .unreadable: []
    case .slang(_, let errors): errors.map(EditorMistake.init)
    case .robot(let program): program.problems.map(EditorMistake.init)
    }
  }
}

extension TaskProgram {
  /// Whether it was refused before it could run, for whatever mistake.
  public var isRefused: Bool { staticError != nil || !mistakes.isEmpty }

  /// The error for which Python refuses to run the program; nil when it runs, and for other languages.
  public var staticError: RaisedError? {
    switch self {
    case .python(let program): program.staticError
    case .slang, .robot, .unreadable: nil
    }
  }
}

extension EditorMistake {
  fileprivate init(_ error: SlangError) {
    message = error.message
    help = error.help
    line = error.element
    bytes = error.place?.bytes
    place = error.kind == .unknownElement ? .text : .anywhere
  }

  fileprivate init(_ problem: ProgramProblem) {
    message = problem.message
    help = problem.help
    line = problem.line
    bytes = nil
    place = problem.kind.place
  }
}

extension ProgramProblem.Kind {
  fileprivate var place: EditorMistake.Place {
    switch self {
    case .unknownCard, .extraWords, .missingCount, .countIsNoNumber, .countOutOfRange, .missingCondition,
      .unknownCondition:
      .text
    case .notInDeck, .tooManyCards: .nowhere
    case .missingEnd, .strayEnd, .strayElse, .elseOutsideIf, .secondElse, .routineInside, .secondRoutine,
      .callWithoutRoutine:
      .anywhere
    }
  }
}
