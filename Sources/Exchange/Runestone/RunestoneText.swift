/// What a page says in words.
enum RunestoneText {
  /// A paragraph without its markup, which is reported; items of a list have signs that are not markup.
  static func words(_ lines: [ForeignLine], in source: ForeignText) -> String {
    source.restructured(listed(lines.text), at: lines.place)
  }

  /// A list with signs that are not markup: `#.` numbers its items, or is left out before what is indented.
  private static func listed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count == 1, text.hasPrefix("#.") { return String(text.dropFirst(2)) }
    var number = 0
    return lines.map { line in
      if RSTParser.bullets.contains(where: line.hasPrefix) { return "• " + line.dropFirst(2) }
      guard line.hasPrefix("#. ") else { return line }
      number += 1
      return "\(number). " + line.dropFirst(3)
    }.joined(separator: "\n")
  }
}
