extension PseudocodeError {
  /// The kind of mistake; its raw value is a stable name, with a hyphen, which no name of a class in another language
  /// has.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    // Found before the program runs

    /// A character that the language does not have, or a sign of another language.
    case unknownSign = "unknown-sign"
    /// A string without its second quotation mark.
    case unclosedString = "unclosed-string"
    /// A word that begins like a number and is none, or a number with too many digits.
    case malformedNumber = "malformed-number"
    /// A keyword, `true` or `false` in other letters than its own.
    case wrongCase = "wrong-case"
    /// A place where a value belongs, and there is none.
    case missingValue = "missing-value"
    /// A place where a sign, a word or a name belongs, and there is none.
    case missingMark = "missing-mark"
    /// A bracket or brace that nothing closes.
    case unclosed = "unclosed-brace"
    /// A bracket, brace or `ELSE` that belongs to nothing before it.
    case stray = "stray-mark"
    /// A value alone, or a word with which no statement begins.
    case notAStatement = "not-a-statement"
    /// `=` where a value is to be stored, or an arrow where values are to be compared.
    case arrowOrEquals = "arrow-or-equals"
    /// Two comparisons in a row, or a `NOT` behind an operator, which can be read in two ways.
    case unclearOrder = "unclear-order"
    /// A call of a procedure that there is not.
    case unknownProcedure = "unknown-procedure"
    /// A call with too few or too many arguments.
    case wrongArgumentCount = "wrong-argument-count"
    /// A procedure without a value where a value belongs.
    case noValue = "no-value"
    /// Something other than a variable whose list is to be changed.
    case notAVariable = "not-a-variable"
    /// A name for two things.
    case takenName = "taken-name"
    /// A procedure inside a block or a procedure.
    case misplacedProcedure = "misplaced-procedure"
    /// A `RETURN` outside of all procedures.
    case misplacedReturn = "misplaced-return"
    /// No direction where `CAN_MOVE` needs one.
    case unknownDirection = "unknown-direction"
    /// More parts inside one another than a program may have.
    case tooDeep = "too-deep"
    /// A program with more parts than can be run.
    case tooLarge = "too-large"

    // Found while the program runs

    /// A variable that has no value yet.
    case noValueYet = "no-value-yet"
    /// Values of kinds that an operator does not take.
    case wrongOperands = "wrong-operands"
    /// A condition that is neither true nor false.
    case notACondition = "not-a-condition"
    /// A division by 0.
    case divisionByZero = "division-by-zero"
    /// A `MOD` of other numbers than it takes.
    case wrongModulo = "wrong-modulo"
    /// A number that is too large to be calculated with, typed or shown.
    case numberTooLarge = "number-too-large"
    /// Something other than a list where a list belongs.
    case notAList = "not-a-list"
    /// An element that the list does not have.
    case noSuchElement = "no-such-element"
    /// A `REPEAT` of something other than a whole number from 0 on.
    case wrongCount = "wrong-count"
    /// A `RANDOM` of other numbers than it takes.
    case wrongRandom = "wrong-random"
    /// An `INPUT` where there is no more input.
    case noMoreInput = "no-more-input"
    /// A procedure that was to return a value and did not.
    case noResult = "no-result"
    /// Lists inside one another, deeper than they may be.
    case listsTooDeep = "lists-too-deep"
    /// A procedure for the robot where there is no robot.
    case noRobot = "no-robot"
    /// A robot that cannot move forward.
    case robotBlocked = "robot-blocked"
    /// An error that should not happen.
    case unexpected = "unexpected-failure"

    /// True where it is found before the program runs.
    public var isStatic: Bool {
      switch self {
      case .unknownSign, .unclosedString, .malformedNumber, .wrongCase, .missingValue, .missingMark, .unclosed, .stray,
        .notAStatement, .arrowOrEquals, .unclearOrder, .unknownProcedure, .wrongArgumentCount, .noValue, .notAVariable,
        .takenName, .misplacedProcedure, .misplacedReturn, .unknownDirection, .tooDeep, .tooLarge:
        true
      case .noValueYet, .wrongOperands, .notACondition, .divisionByZero, .wrongModulo, .numberTooLarge, .notAList,
        .noSuchElement, .wrongCount, .wrongRandom, .noMoreInput, .noResult, .listsTooDeep, .noRobot, .robotBlocked,
        .unexpected:
        false
      }
    }
  }
}
