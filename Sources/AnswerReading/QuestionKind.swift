/// What the sentences below a heading of a language's file ask of code.
///
/// Where a sentence is below several headings, it has several readings, of which none is certain.
enum QuestionKind: String, CaseIterable {
  /// All that is printed.
  case output = "asks: output"
  /// The value of a variable, or of an expression.
  case value = "asks: value"
  /// The same with words for the end of the program, so that the variable of a loop may be meant, too.
  case valueAtTheEnd = "asks: value at the end"
  /// The value that a variable has behind a line of the code.
  case valueAfterLine = "asks: value after a line"
  /// The value of a variable that counts what the question names.
  case number = "asks: number in a variable"
  /// What a call returns.
  case returned = "asks: what is returned"
  case type = "asks: type"
  /// How many elements a variable has.
  case length = "asks: length"
  /// The value of the code, which is one expression.
  case code = "asks: value of the code"
  case error = "asks: error"
  /// On which line the error is raised.
  case errorLine = "asks: line of the error"
  /// The same in words that may also ask where the mistake is.
  case mistakeLine = "may ask: line of the error"
  case lineCount = "asks: lineCount"
  /// How many lines the loop of the code prints.
  case loopLineCount = "asks: lineCount of the loop"
  case occurrences = "asks: occurrences"
  case position = "asks: position"
  /// The same in words that may also ask for a line of the code.
  case linePrinting = "may ask: position"
  /// A line of the output by its place, or the last one.
  case outputLine = "asks: outputLine"
  /// A word, a number or whatever else is printed by its place: a line only where each line is one such thing.
  case printedThing = "asks: printed thing"
  /// What a line of the code prints.
  case codeLine = "asks: what a code line prints"

  /// Whether the words leave no doubt about what is asked.
  var isCertain: Bool {
    switch self {
    case .mistakeLine, .linePrinting: false
    case .output, .value, .valueAtTheEnd, .valueAfterLine, .number, .returned, .type, .length, .code, .error,
      .errorLine, .lineCount, .loopLineCount, .occurrences, .position, .outputLine, .printedThing, .codeLine:
      true
    }
  }
}
