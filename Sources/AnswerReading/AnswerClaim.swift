/// What an answer says in words about a run, or about the other answers.
///
///     AnswerReader(locale: "en").claim(of: "It raises a TypeError.") == .error(type: "TypeError")
///     AnswerReader(locale: "en").claim(of: "three times") == .count(3)
package enum AnswerClaim: Sendable, Hashable {
  /// It ends in an error, whichever: `ERROR`, `An exception is raised`, `Error: cannot add`.
  case anyError
  /// It ends in an error that is found by running it, so in any but a syntax error: `Runtime error`.
  case errorAtRunTime
  /// It ends in an error of a type, with what the answer says of its message, or of its line, from 1:
  /// `TypeError: cannot add`, `A TypeError on line 2`.
  case error(type: String, message: String? = nil, line: Int? = nil)
  /// It ends in an error on a line, from 1: `An error on line 3`.
  case errorOnLine(Int)
  /// It prints nothing: `Nothing will print.`, `a blank screen`.
  case nothing
  /// It prints so many lines with nothing on them, and nothing else: `A blank line`, `three empty lines`.
  case emptyLines(Int)
  /// It ends in an error before anything is printed: `Nothing, there is an error`.
  case nothingAndError
  /// It ends in no error: `No error`, `It works`.
  case noError
  /// It does not end: `infinite loop`, `It runs forever`.
  case neverEnds
  /// It calls itself without end, which Python stops with a `RecursionError`: `Infinite recursion`.
  case endlessRecursion
  /// No other answer is right: `None of the above`.
  case noneOfTheOthers
  /// Every other answer is right: `All of the above`.
  case allOfTheOthers
  /// Some of the others are right, which it names by their places: `Both A and C`, `The first two`.
  case someOfTheOthers
  /// So many times, or lines: `twice`, `5 lines`, `never`.
  case count(Int)
  /// A place in a row, from 1, or from -1 backwards: `on line 3`, `the last line`.
  case position(Int)

  /// Whether it says that a run ends in an error.
  package var isError: Bool {
    switch self {
    case .anyError, .errorAtRunTime, .error, .errorOnLine, .nothingAndError, .endlessRecursion: true
    case .nothing, .emptyLines, .noError, .neverEnds, .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .count,
      .position:
      false
    }
  }

  /// Whether it is about the other answers.
  package var isAboutOthers: Bool { [.noneOfTheOthers, .allOfTheOthers, .someOfTheOthers].contains(self) }
}

/// What the sentences below a heading of a language's file claim.
enum ClaimKind: String, CaseIterable {
  case error
  case errorWhileRunning = "error while running"
  case nothing, count, position
  case emptyLines = "empty lines"
  case nothingAndError = "nothing and an error"
  case noError = "no error"
  /// What says "no error" only to a question that asks for one: `None`.
  case noErrorWhereAsked = "no error where one is asked for"
  /// What says "no times" only to a question that asks how many: `None`.
  case noTimesWhereAsked = "no times where they are asked for"
  case neverEnds = "never ends"
  case endlessRecursion = "endless recursion"
  case noneOfTheOthers = "none of the others"
  case allOfTheOthers = "all of the others"
  case someOfTheOthers = "some of the others"

  /// Whether its sentences are read as answers to a question.
  func isRead(asking asked: AnswerReader.Asked) -> Bool {
    switch self {
    case .noErrorWhereAsked: asked == .error
    case .noTimesWhereAsked: asked == .count
    case .error, .errorWhileRunning, .nothing, .count, .position, .emptyLines, .nothingAndError, .noError, .neverEnds,
      .endlessRecursion, .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers:
      true
    }
  }
}
