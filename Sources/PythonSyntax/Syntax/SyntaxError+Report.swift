extension SyntaxError {
  /// What CPython prints for an error that nobody caught, line ends included.
  ///
  ///       File "x.py", line 1
  ///         print "hi"
  ///         ^^^^^^^^^^
  ///     SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?
  package func report(file: String) -> String {
    guard let location else { return summary + "\n" }
    return "  File \"\(file)\", line \(location.line)\n" + showMarkedLine(of: location) + summary + "\n"
  }

  /// The line without its indentation and, below it, the carets; nothing when the line is not known.
  private func showMarkedLine(of location: Location) -> String {
    guard let text = location.text else { return "" }
    let units = Array(text.unicodeScalars)
    let carets = kind == .syntax ? countCarets(of: location, in: text) : 1
    let indent = units.prefix { $0 == " " || $0 == "\t" || $0 == "\u{0C}" }.count
    var shown = units[indent...]
    if shown.last == "\n" { shown.removeLast() }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    let offset = min(location.offset - 1 - indent, String(line).utf8.count)
    guard offset >= 0 else { return "    \(String(line))\n" }
    return "    \(String(line))\n    \(repeated(" ", offset))\(repeated("^", carets))\n"
  }

  /// How much is marked: up to the end, or to the end of the line if that is in another one.
  private func countCarets(of location: Location, in text: String) -> Int {
    let length = text.utf8.count + 1
    let end = location.endLine > location.line ? length : min(location.endOffset, length + 1)
    return end > 0 && end > location.offset ? end - location.offset : 1
  }
}

private func repeated(_ character: Character, _ count: Int) -> String {
  String(repeating: character, count: count)
}
