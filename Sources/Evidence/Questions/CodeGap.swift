/// Code with a line into whose place something else is put.
package struct CodeGap {
  private let before: [Substring]
  private let indentation: Substring
  private let after: [Substring]

  /// The code with a gap at a line, counted from 1; nil when it has no such line.
  init?(line: Int, in code: String) {
    let lines = Self.lines(of: code)
    guard lines.indices.contains(line - 1) else { return nil }
    before = Array(lines[..<(line - 1)])
    indentation = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
    after = Array(lines[line...])
  }

  /// How many lines some code has.
  package static func lineCount(of code: String) -> Int { lines(of: code).count }

  /// The code with a text in the gap, each of whose lines is indented like the line that was there.
  func filled(with text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isIndented = text.first.map { $0 == " " || $0 == "\t" } ?? false
    let filling = lines.map { isIndented ? $0 : indentation + $0 }
    return (before + filling + after).joined(separator: "\n")
  }

  private static func lines(of code: String) -> [Substring] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}
