internal import Grading

extension Observation {
  /// What happened, as the beginning of a message: `the program prints '5'`.
  var inWords: String {
    if let error { return "the program ends in \(error.summary)" }
    return output.isEmpty ? "the program prints nothing" : "the program prints '\(onOneLine(output))'"
  }
}

/// A text cut to a length that fits into a message, its line ends shown.
func onOneLine(_ text: String, limit: Int = 60) -> String {
  let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{23CE}")
  return line.count <= limit ? line : line.prefix(limit - 1) + "…"
}
