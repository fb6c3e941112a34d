internal import Execution

/// What a program that stayed within its budget shows: what it printed, and the error in which it ended.
struct ProgramProof {
  /// Standard output without the line ends that close it.
  let output: String
  /// The error that nobody caught; nil when the program came to its end.
  let error: RaisedError?

  /// The proof in an outcome; nil when the program was stopped, which proves nothing.
  init?(_ outcome: Outcome) {
    output = Self.withoutClosingLineEnds(outcome.standardOutput)
    switch outcome.ending {
    case .finished: error = nil
    case .raised(let raised): error = raised
    case .stopped: return nil
    }
  }

  /// What it shows in words, for a message: `'5'`, `NameError: …`, nothing.
  var inWords: String {
    if let error { return "the program ends in \(error.summary)" }
    return output.isEmpty ? "the program prints nothing" : "the program prints '\(Self.onOneLine(output))'"
  }

  /// A text without the line ends at its end, which nobody sees.
  static func withoutClosingLineEnds(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last == "\n" || last == "\r" { scalars.removeLast() }
    return String(scalars)
  }

  /// A text cut to a length that fits into a message, its line ends shown.
  static func onOneLine(_ text: String, limit: Int = 60) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{23CE}")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }
}
