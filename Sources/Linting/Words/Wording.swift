import Evidence
import Execution
package import Grading
import YAMLSource

extension Observation {
  /// What happened, as the beginning of a message: `the program prints '5'`.
  package var inWords: String { inWords(of: "the program") }

  /// What happened, of a program that is called by a name: `it prints '5'`.
  package func inWords(of program: String) -> String {
    if let error {
      if error.type == "SlangError" { return "\(program) has a mistake: \(error.message)" }
      if error.isOfPseudocode {
        guard !error.isStatic else { return "\(program) cannot be read: \(error.message)" }
        let printed = output.isEmpty ? "" : "prints '\(onOneLine(output))' and "
        return "\(program) \(printed)ends in an error: \(error.message)"
      }
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
  /// The two errors of CPython that a sign such as a curly quote causes.
  var isAboutSigns: Bool { message.hasPrefix("invalid character") || message.hasPrefix("unterminated") }

  /// The help for code that its language cannot read, or about something else that is read as code.
  func repair(_ code: String, called name: String = "code") -> String {
    if let advice = pseudocodeAdvice(on: code) { return advice }
    guard isAboutSigns, let sign = strangeSign(in: code), let ascii = ProgramSigns.ascii(for: sign) else {
      return "fix the \(name)"
    }
    guard sign.isCurlyQuote else { return "write `\(ascii)` for the '\(sign)' in the \(name)" }
    guard let program = ProgramSigns.program(meantBy: code) else {
      // A string ends at the next quote of its kind, so that the other kind goes around those that hold one.
      guard let quote = [ascii, ascii == "\"" ? "'" : "\""].first(where: { !code.contains($0) }) else {
        return "write straight quotes where each string in the \(name) begins and ends, and a backslash before one "
          + "within"
      }
      return "write `\(quote)` where each string in the \(name) begins and ends"
    }
    let hasOthers = program.unicodeScalars.contains { $0.isCurlyQuote }
    let quotes = ProgramSigns.straightQuotes(of: program, insteadOf: code)
    if quotes.count > 1 {
      let each = quotes.map { "`\($0.straight)` for `\($0.curly)`" }.joined(separator: " and ")
      return "write straight quotes in the \(name): \(each)"
    }
    return "write `\(ascii)` for the curly quotes \(hasOthers ? "around the strings of" : "in") the \(name)"
  }

  /// The sign that the error names; of an unterminated string the curly quote with which its author closed it.
  private func strangeSign(in code: String) -> Unicode.Scalar? {
    if let named = message.unicodeScalars.first(where: { ProgramSigns.ascii(for: $0) != nil }) { return named }
    guard message.hasPrefix("unterminated") else { return nil }
    return ProgramSigns.firstDifference(in: code).flatMap { $0.isCurlyQuote ? $0 : nil }
  }
}

/// A text cut to a length that fits into a message, its line ends shown.
package func onOneLine(_ text: String, limit: Int = 60) -> String {
  let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{23CE}")
  return line.count <= limit ? line : line.prefix(limit - 1) + "…"
}
