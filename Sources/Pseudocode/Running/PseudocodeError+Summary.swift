extension PseudocodeError.Kind {
  /// The mistake in words, as the manual has it.
  ///
  ///     PseudocodeError.Kind.unclosed.summary    // a `{` without its `}`
  public var summary: String { Self.summaries[self] ?? rawValue }

  private static let summaries: [PseudocodeError.Kind: String] = [
    .unknownSign: "a character that is no sign of the language, such as `%`, `==`, `;` or `'`",
    .unclosedString: "a string without its second `\"` in its line",
    .malformedNumber: "`5.`, `1.2.3`, `2x`, or more than 4,300 digits",
    .wrongCase: "a word of the language in other letters than its own",
    .missingValue: "an operator, comma, parenthesis or arrow without the value that belongs behind it",
    .missingMark: "a parenthesis, bracket, brace, word or name that is missing",
    .unclosed: "a `{` without its `}`",
    .stray: "a `}`, `)` or `]` that closes nothing, or an `ELSE` without an `IF`",
    .notAStatement: "a value alone, or a word with which no statement begins",
    .arrowOrEquals: "`x = 5` as a statement, or an arrow in a condition",
    .unclearOrder: "two comparisons in a row, or `NOT` behind an operator",
    .unknownProcedure: "a call of a procedure that there is not",
    .wrongArgumentCount: "a call with too few or too many values",
    .noValue:
      "`DISPLAY`, `APPEND`, `INSERT`, `REMOVE` or a turn of the robot where a value belongs; a procedure's "
      + "name without parentheses",
    .notAVariable: "something else than a variable or its element where a list is changed or a value is stored",
    .takenName:
      "a word of the language as a name, two procedures or parameters of one name, a variable named like a "
      + "procedure",
    .misplacedProcedure: "a procedure inside a block or another procedure",
    .misplacedReturn: "a `RETURN` outside of procedures",
    .unknownDirection: "another word behind `CAN_MOVE`",
    .tooDeep: "more than 100 blocks, parentheses, calls and operators inside one another",
    .tooLarge: "a program with too many parts to be run",
    .noValueYet: "a variable that has no value yet",
    .wrongOperands: "values of kinds that the operator does not take",
    .notACondition: "a condition, or an operand of `NOT`, `AND` or `OR`, that is no Boolean",
    .divisionByZero: "a division by 0",
    .wrongModulo:
      "`MOD` of numbers with a fraction, of a left number below 0 or a right number of at most 0, or of "
      + "other values",
    .numberTooLarge:
      "a result too large for a 64-bit number where one is needed; more than 4,300 digits displayed or "
      + "typed",
    .notAList:
      "something other than a list where a list belongs: before `[`, in `INSERT`, `APPEND`, `REMOVE`, "
      + "`LENGTH`, `FOR EACH`",
    .noSuchElement: "a number of an element that the list does not have, or that is no whole number",
    .wrongCount: "`REPEAT` with a number below 0, with a fraction, or with another value",
    .wrongRandom: "`RANDOM` of other values than whole numbers, or with the larger number first",
    .noMoreInput: "`INPUT()` where nothing more is typed",
    .noResult: "a procedure that returned no value where one belongs",
    .listsTooDeep: "a list with more than 100 lists inside one another, where it is copied or displayed",
    .noRobot: "a procedure for the robot where there is none",
    .robotBlocked: "`MOVE_FORWARD()` where the robot cannot move forward",
    .unexpected: "what should not happen: please report it",
  ]
}
