internal import Execution
package import Grading

extension Observation {
  /// What happened, as the beginning of a message: `the program prints '5'`.
  package var inWords: String { inWords(of: "the program") }

  /// What happened, of a program that is called by a name: `it prints '5'`.
  package func inWords(of program: String) -> String {
    if let error {
      if error.type == "SlangError" { return "\(program) has a mistake: \(error.message)" }
      return "\(program) \(output.isEmpty ? "" : "prints '\(onOneLine(output))' and ")ends in \(error.summary)"
    }
    if let emptyLines { return "\(program) prints \(emptyLines == 1 ? "an empty line" : "\(emptyLines) empty lines")" }
    return output.isEmpty ? "\(program) prints nothing" : "\(program) prints '\(onOneLine(output))'"
  }
}

extension Observation {
  /// How many lines are printed; one for nothing at all.
  var lineCount: Int { output.utf8.count { $0 == 0x0A } + 1 }
}

extension RaisedError {
  /// What to do about code that Python cannot read, or about something else that is read as code.
  func repair(_ code: String, called name: String = "code") -> String {
    let hasQuotes = code.unicodeScalars.contains { Self.curlyQuotes.contains($0) }
    let isAboutQuotes = message.hasPrefix("invalid character") || message.hasPrefix("unterminated")
    if hasQuotes && isAboutQuotes { return "write `\"` for the curly quotes in the \(name)" }
    let sign = message.hasPrefix("invalid character") ? Self.signs.first { message.contains("'\($0.key)'") } : nil
    return sign.map { "write `\($0.value)` for the '\($0.key)' in the \(name)" } ?? "fix the \(name)"
  }

  /// A text in which quotes and signs are those of programs.
  static func withSignsOfPrograms(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if let sign = signs[scalar] { return sign }
      guard curlyQuotes.contains(scalar) else { return String(scalar) }
      return ["\u{2018}", "\u{2019}", "\u{201A}"].contains(scalar) ? "'" : "\""
    }.joined()
  }

  /// Signs that word processors and keyboards of other scripts produce, with the ASCII that programs need.
  private static let signs: [Unicode.Scalar: String] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2212}": "-",
    "\u{D7}": "*", "\u{F7}": "/", "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{2026}": "...",
    "\u{3001}": ",", "\u{FF01}": "!", "\u{FF02}": "\"", "\u{FF07}": "'", "\u{FF08}": "(", "\u{FF09}": ")",
    "\u{FF0A}": "*", "\u{FF0B}": "+", "\u{FF0C}": ",", "\u{FF0D}": "-", "\u{FF0F}": "/", "\u{FF1A}": ":",
    "\u{FF1B}": ";", "\u{FF1C}": "<", "\u{FF1D}": "=", "\u{FF1E}": ">", "\u{FF3B}": "[", "\u{FF3D}": "]",
    "\u{FF5B}": "{", "\u{FF5D}": "}",
  ]

  private static let curlyQuotes: Set<Unicode.Scalar> = [
    "\u{2018}", "\u{2019}", "\u{201A}", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}",
  ]
}

/// A text cut to a length that fits into a message, its line ends shown.
package func onOneLine(_ text: String, limit: Int = 60) -> String {
  let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{23CE}")
  return line.count <= limit ? line : line.prefix(limit - 1) + "…"
}
