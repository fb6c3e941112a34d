internal import Robot
internal import Slang

/// A mistake that an editor of elements or cards tells its learner before the program runs.
public struct ProgramMistake: Sendable, Hashable {
  /// The fact, without a full stop.
  public let message: String
  /// What to do; nil when the fact says it.
  public let help: String?
  /// The line of a program that was read from text, or else the place of the element or card, from 1.
  public let line: Int
  /// The bytes of the line that are meant; nil for the whole line.
  public let bytes: Range<Int>?
  /// Whether what stands there is no element and no card at all.
  public let isUnreadable: Bool
}

extension TaskProgram {
  /// All mistakes in a program of elements or cards; Python tells its own when it runs.
  public var mistakes: [ProgramMistake] {
    switch self {
    case .python, .unreadable: []
    case .slang(_, let errors): errors.map(ProgramMistake.init)
    case .robot(let program): program.problems.map(ProgramMistake.init)
    }
  }
}

extension ProgramMistake {
  fileprivate init(_ error: SlangError) {
    message = error.message
    help = error.help
    line = error.element
    bytes = error.place?.bytes
    isUnreadable = error.kind == .unknownElement
  }

  fileprivate init(_ problem: ProgramProblem) {
    message = problem.message
    help = problem.help
    line = problem.line
    bytes = nil
    isUnreadable = problem.kind.isUnreadable
  }
}

extension ProgramProblem.Kind {
  /// Whether the card itself could not be read.
  fileprivate var isUnreadable: Bool {
    switch self {
    case .unknownCard, .extraWords, .missingCount, .countIsNoNumber, .missingCondition, .unknownCondition: true
    case .countOutOfRange, .missingEnd, .strayEnd, .strayElse, .elseOutsideIf, .secondElse, .routineInside,
      .secondRoutine, .callWithoutRoutine, .notInDeck, .tooManyCards:
      false
    }
  }
}
