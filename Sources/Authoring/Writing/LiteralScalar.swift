/// Texts of several lines as blocks whose lines are kept.
enum LiteralScalar {
  /// Whether a block shows the whole text: several lines,
  /// none of which ends in whitespace or holds an unseen character.
  static func isPossible(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ $0 == "\n" || $0 == "\t" || $0.isVisibleInYAML }) else { return false }
    let lines = lines(of: text)
    // A tab at the beginning would be taken for indentation by some readers.
    guard lines.first(where: { !$0.isEmpty })?.first != "\t" else { return false }
    return lines.count > 1 && lines.contains { !$0.isEmpty } && !lines.contains { $0.last == " " || $0.last == "\t" }
  }

  /// The block, from its `|` on, without a line end after it.
  static func written(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent + 2)
    let lines = lines(of: text)
    let first = lines.first { !$0.isEmpty }?.first
    // A first line that begins with whitespace says nothing about the indentation, so the header says it.
    let indentation = first == " " || first == "\t" ? "2" : ""
    let chomping = lines.last.map(\.isEmpty) ?? false ? "+" : ""
    let body = lines.map { $0.isEmpty ? "" : margin + String($0) }
    return "|\(indentation)\(chomping)\n" + body.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
