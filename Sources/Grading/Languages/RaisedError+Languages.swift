public import Execution
import Pseudocode

extension RaisedError {
  /// True where the program wanted to read a line, and there was none.
  public var isOfMissingInput: Bool { type == "EOFError" || pseudocodeKind == .noMoreInput }

  /// The fact for a learner: the last line of the report, or of pseudocode and compilers its words alone.
  public var inWords: String { isOfPseudocode || isOfCompiler ? message : summary }

  /// True for an error of a compiler, which has no name but `error`.
  private var isOfCompiler: Bool { isStatic && type == "error" }

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

  /// The names by which an author may call the error: all of its last line, its type, in Java without its package, and
  /// of pseudocode and compilers its words, which are all that a learner reads.
  ///
  /// People call the error of any compiler a syntax error.
  var names: [String] {
    let words = pseudocodeKind == nil ? isOfCompiler ? [message, "SyntaxError"] : [] : [message]
    let isOfJava = type.hasPrefix("java.")
    let short = isOfJava ? type.split(separator: ".").last.map(String.init) : nil
    return [summary, summaryWithoutSuggestion, type] + words + [short].compactMap { $0 }
  }
}
