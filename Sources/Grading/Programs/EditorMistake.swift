import Robot
import Slang

/// A mistake that an editor of elements or cards tells its learner before the program runs.
public struct EditorMistake: Sendable, Hashable, Codable {
  /// The fact, without a full stop.
  public let message: String
  /// What to do; nil when the fact says it.
  public let help: String?
  /// The line of a program that was read from text, or else the place of the element or card, from 1.
  public let line: Int
  /// The bytes of the line that are meant; nil for the whole line.
  public let bytes: Range<Int>?
  /// The kind of card that the level lacks, as its deck names it; nil for every other mistake.
  public let missingCard: String?
  /// Whether an editor could hold a program with it.
  let scope: Scope

  private enum CodingKeys: String, CodingKey {
    case scope = "place"
    case message, help, line, bytes, missingCard
  }

  /// The programs in which an editor lets a mistake be made.
  enum Scope: String, Codable {
    /// In any program that is put together.
    case anywhere
    /// In a whole program; a part of one may leave to the rest what is missing.
    case wholeProgram
    /// In a level with other cards.
    case otherDeck
    /// Nowhere: nobody has so many cards.
    case nowhere
    /// Only in a text: what stands there is no element and no card at all.
    case text
  }

  /// Whether what stands there is no element and no card at all.
  public var isUnreadable: Bool { scope == .text }

  /// Whether no learner could make it, so that a program with it is never met.
  public var isImpossible: Bool { scope != .anywhere && scope != .wholeProgram }

  /// Whether it is a card that the level does not have.
  public var isOutsideDeck: Bool { scope == .otherDeck }

  /// Whether a part of a program may have it, since the rest may say what is missing.
  public var isFineInPart: Bool { scope == .wholeProgram }
}

extension EditorMistake {
  init(_ error: SlangError) {
    message = error.message
    help = error.help
    line = error.element
    bytes = error.location?.bytes
    missingCard = nil
    scope = error.kind.scope
  }

  init(_ problem: ProgramProblem) {
    message = problem.message
    help = problem.help
    line = problem.line
    bytes = problem.bytes
    missingCard = problem.kind.missingCard
    scope = problem.kind.scope
  }
}

extension SlangError.Kind {
  fileprivate var scope: EditorMistake.Scope {
    switch self {
    case .unknownElement: .text
    case .unknownName: .wholeProgram
    case .missingArgument, .wrongType, .withoutEnd, .unreadable, .nameTooEarly, .badName, .negativeCount,
      .elseWithoutIf, .secondElse, .strayEnd, .tooDeep, .tooLong, .numberTooLarge:
      .anywhere
    }
  }
}

extension ProgramProblem.Kind {
  /// The kind of card that the deck lacks; `call` comes with `routine`.
  fileprivate var missingCard: String? {
    guard case .notInDeck(let move) = self else { return nil }
    return (move.word == .call ? Move.Word.routine : move.word).rawValue
  }

  fileprivate var scope: EditorMistake.Scope {
    switch self {
    case .unknownCard, .extraWords, .missingCount, .countIsNoNumber, .countOutOfRange, .missingCondition,
      .unknownCondition:
      .text
    case .notInDeck: .otherDeck
    case .tooManyCards: .nowhere
    case .callWithoutRoutine: .wholeProgram
    case .missingEnd, .strayEnd, .strayElse, .elseOutsideIf, .secondElse, .routineInside, .secondRoutine: .anywhere
    }
  }
}
