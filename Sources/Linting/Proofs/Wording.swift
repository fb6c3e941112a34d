internal import Execution
internal import Grading

extension Observation {
  /// What happened, as the beginning of a message: `the program prints '5'`.
  var inWords: String {
    if let error { return "the program ends in \(error.summary)" }
    return output.isEmpty ? "the program prints nothing" : "the program prints '\(onOneLine(output))'"
  }
}

extension RaisedError {
  /// What to do about code that Python cannot read.
  var mending: String {
    let marks = ["\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}"]
    let isQuote = marks.contains { message.hasPrefix("invalid character '\($0)'") }
    return isQuote ? "write `\"` for the curly quotes in the code" : "mend the code"
  }
}

/// A text cut to a length that fits into a message, its line ends shown.
func onOneLine(_ text: String, limit: Int = 60) -> String {
  let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{23CE}")
  return line.count <= limit ? line : line.prefix(limit - 1) + "…"
}
