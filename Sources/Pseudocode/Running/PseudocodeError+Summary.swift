extension PseudocodeError.Kind {
  /// The mistake in words, as the manual has it.
  ///
  ///     PseudocodeError.Kind.unclosed.summary    // a `{` without its `}`
  public var summary: String {
    switch self {
    case .unknownSign: "a character that is no sign of the language, such as `%`, `==`, `;` or `'`"
    case .unclosedString: "a string without its second `\"` in its line"
    case .malformedNumber: "`5.`, `1.2.3`, `2x`, or more than 4,300 digits"
    case .wrongCase: "a word of the language in other letters than its own"
    case .missingValue: "an operator, comma, parenthesis or arrow without the value that belongs behind it"
    case .missingMark: "a parenthesis, bracket, brace, word or name that is missing"
    case .unclosed: "a `{` without its `}`"
    case .stray: "a `}`, `)` or `]` that closes nothing, or an `ELSE` without an `IF`"
    case .notAStatement: "a value alone, or a word with which no statement begins"
    case .arrowOrEquals: "`x = 5` as a statement, or an arrow in a condition"
    case .unclearOrder: "two comparisons in a row, or `NOT` behind an operator"
    case .unknownProcedure: "a call of a procedure that there is not"
    case .wrongArgumentCount: "a call with too few or too many values"
    case .noValue: Self.noValueSummary
    case .notAVariable: "something else than a variable or its element where a list is changed or a value is stored"
    case .takenName: Self.takenNameSummary
    case .misplacedProcedure: "a procedure inside a block or another procedure"
    case .misplacedReturn: "a `RETURN` outside of procedures"
    case .unknownDirection: "another word behind `CAN_MOVE`"
    case .tooDeep: "more than 100 blocks, parentheses, calls and operators inside one another"
    case .tooLarge: "a program with too many parts to be run"
    case .noValueYet: "a variable that has no value yet"
    case .wrongOperands: "values of kinds that the operator does not take"
    case .notACondition: "a condition, or an operand of `NOT`, `AND` or `OR`, that is no Boolean"
    case .divisionByZero: "a division by 0"
    case .wrongModulo: Self.wrongModuloSummary
    case .numberTooLarge: Self.numberTooLargeSummary
    case .notAList: Self.notAListSummary
    case .noSuchElement: "a number of an element that the list does not have, or that is no whole number"
    case .wrongCount: "`REPEAT` with a number below 0, with a fraction, or with another value"
    case .wrongRandom: "`RANDOM` of other values than whole numbers, or with the larger number first"
    case .noMoreInput: "`INPUT()` where nothing more is typed"
    case .noResult: "a procedure that returned no value where one belongs"
    case .listsTooDeep: "a list with more than 100 lists inside one another, where it is copied or displayed"
    case .noRobot: "a procedure for the robot where there is none"
    case .robotBlocked: "`MOVE_FORWARD()` where the robot cannot move forward"
    case .unexpected: "what should not happen: please report it"
    }
  }

  private static let noValueSummary =
    "`DISPLAY`, `APPEND`, `INSERT`, `REMOVE` or a turn of the robot where a value belongs; a "
    + "procedure's name without parentheses"

  private static let takenNameSummary =
    "a word of the language as a name, two procedures or parameters of one name, a variable named "
    + "like a procedure"

  private static let wrongModuloSummary =
    "`MOD` of numbers with a fraction, of a left number below 0 or a right number of at most 0, or "
    + "of other values"

  private static let numberTooLargeSummary =
    "a result too large for a 64-bit number where one is needed; more than 4,300 digits displayed "
    + "or typed"

  private static let notAListSummary =
    "something other than a list where a list belongs: before `[`, in `INSERT`, `APPEND`, `REMOVE`, "
    + "`LENGTH`, `FOR EACH`"
}
