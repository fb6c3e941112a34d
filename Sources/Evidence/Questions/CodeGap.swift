/// Code with a line into whose place something else is put.
package struct CodeGap {
  private let before: [Substring]
  /// What each line that is filled in is indented by.
  private let indentation: Substring
  private let after: [Substring]

  /// The code with a gap at a line, counted from 1, for one of several texts; nil when it has no such line.
  ///
  /// The texts are indented like the line that was there, unless one of them is indented itself: then each is meant as
  /// it is written.
  init?(line: Int, in code: String, for texts: [String] = []) {
    let lines = Self.lines(of: code)
    guard lines.indices.contains(line - 1) else { return nil }
    before = Array(lines[..<(line - 1)])
    let isWritten = texts.contains { $0.hasPrefix(" ") || $0.hasPrefix("\t") }
    indentation = isWritten ? "" : lines[line - 1].prefix { $0 == " " || $0 == "\t" }
    after = Array(lines[line...])
  }

  /// How many lines some code has.
  package static func lineCount(of code: String) -> Int { lines(of: code).count }

  /// The code with a text in the gap.
  func filled(with text: String) -> String {
    let filling = text.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }
    return (before + filling + after).joined(separator: "\n")
  }

  private static func lines(of code: String) -> [Substring] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}
