/// Code in texts for people: what stands between backticks, and names of functions written like calls: `print()`.
enum CodeSpans {
  /// The code in a text, in order.
  static func spans(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "`")) || text.utf8.contains(UInt8(ascii: "(")) else { return [] }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [String] in
      guard index % 2 == 1, index + 1 < parts.count else { return calls(in: part) }
      return part.isEmpty ? [] : [String(part)]
    }
  }

  private static func calls(in text: Substring) -> [String] {
    text.matches(of: /[A-Za-z_][A-Za-z_0-9]*\(\)/).map { String($0.output) }
  }
}
