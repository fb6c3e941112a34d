public import Execution
import Pseudocode

extension RaisedError {
  /// True where the program wanted to read a line, and there was none.
  public var isOfMissingInput: Bool { type == "EOFError" || pseudocodeKind == .noMoreInput }

  /// The fact for a learner: the last line of the report, or in pseudocode its words alone.
  public var inWords: String { isOfPseudocode ? message : summary }

  /// The error in a sentence for a learner; errors of languages for beginners have no name of their own.
  var inSentence: String {
    if pseudocodeKind != nil {
      return isStatic
        ? "Your program has a mistake on line \(line): \(message)."
        : "Your program stopped with an error on line \(line): \(message)."
    }
    return type == "SlangError"
      ? "Your program has a mistake: \(message)." : "Your program stopped with an error: \(summary)"
  }

  /// True for an error of a program in pseudocode, whose words speak of nothing else.
  public var isOfPseudocode: Bool { pseudocodeKind != nil }

  /// The kind of an error of a program in pseudocode, whose type is its stable name; nil for other errors.
  ///
  /// A stable name has a hyphen, so that no class of a program in another language is taken for one.
  var pseudocodeKind: PseudocodeError.Kind? { PseudocodeError.Kind(rawValue: type) }

  /// The names by which an author may call the error: all of its last line, its type, and in pseudocode its words,
  /// which are all that a learner reads.
  var names: [String] {
    [summary, summaryWithoutSuggestion, type] + (pseudocodeKind == nil ? [] : [message])
  }
}
