import Diagnostics
import Grading

extension Diagnostic.Note {
  /// A program as evidence, behind words that say what of.
  init(_ words: String, program: String) { self.init("\(words):\n" + Self.beginning(of: program)) }

  /// A program that passes though it should not.
  init(passing program: String) { self.init("this program passes every check", program: program) }

  /// The first lines of a program.
  private static func beginning(of text: String) -> String {
    let lines = Observation.withoutClosingLineEnds(text).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(30).joined(separator: "\n") + (lines.count > 30 ? "\n…" : "")
  }
}
