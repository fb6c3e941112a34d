/// Writes a finding for a person: the fact with its place, the line with a caret, notes, help; a note about another
/// file with a line of that file.
///
///     say-hello.yaml:14:25: error[answer-key-wrong]: the program prints '5', but the answer at index 0 is '2 + 3'
///        14 |     correctAnswerIndex: 0
///           |                         ^ the right answer is at index 1
///       help: write `correctAnswerIndex: 1`
public struct CaretRenderer {
  private let style: TerminalStyle

  /// A renderer that writes in the given style.
  public init(style: TerminalStyle = .plain) {
    self.style = style
  }

  /// The finding as text that ends in a line end; `text` gives the text of a file by its path, nil for what has none.
  public func render(_ diagnostic: Diagnostic, text file: (String) -> IndexedText?) -> String {
    let own = file(diagnostic.location.file)
    var text = headline(diagnostic, lines: own?.lines)
    if let own { text += excerpt(diagnostic.location.span, label: diagnostic.label, diagnostic.severity, of: own) }
    for note in diagnostic.notes { text += render(note, ofFindingIn: diagnostic.location.file, text: file) }
    if let help = diagnostic.help { text += remark(style.green("help"), help) }
    return text
  }

  /// The first line alone: place, severity, code, fact.
  public func headline(_ diagnostic: Diagnostic, lines: LineIndex?) -> String {
    let place = shownLocation(diagnostic.location, lines)
    let kind = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue)[\(diagnostic.code)]")
    return "\(style.bold(place)): \(kind): \(diagnostic.message.visible)\n"
  }

  /// Further lines come behind a bar: GitHub's runner takes a line for a command that begins with `::`, be it behind
  /// whitespace.
  private func remark(_ kind: String, _ message: String) -> String {
    let parts = message.visibleLines.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
    return "  \(kind): \(parts.joined(separator: "\n  | "))\n"
  }

  /// A note with its place behind its first line; of another file, its line is shown too.
  private func render(
    _ note: Diagnostic.Note, ofFindingIn own: String, text file: (String) -> IndexedText?
  ) -> String {
    guard let location = note.location else { return remark("note", note.message) }
    let text = file(location.file)
    let remark = remark("note", note.message(at: shownLocation(location, text?.lines)))
    guard let text, location.file != own else { return remark }
    return remark + excerpt(location.span, label: nil, .info, of: text)
  }

  private func shownLocation(_ location: Location, _ lines: LineIndex?) -> String {
    let name = location.file.visible
    // A path that would be taken for a command of GitHub's runner is written as what it is.
    let file = name.drop { $0.isWhitespace }.hasPrefix("::") ? "./\(name)" : name
    guard let position = lines?.position(of: location.span.start) else { return file }
    return "\(file):\(position.line):\(position.column)"
  }

  private func excerpt(_ span: Span, label: String?, _ severity: Severity, of text: IndexedText) -> String {
    let lineNumber = text.lines.line(of: span.start)
    let excerpt = Excerpt(around: span, inLine: text.lines.span(ofLine: lineNumber), of: text.source)
    let number = String(lineNumber + 1)
    let width = max(5, number.utf8.count + 1)
    let carets = String(repeating: "^", count: excerpt.width)
    let indent = String(repeating: " ", count: excerpt.indent)
    let gutter = String(repeating: " ", count: width)
    let mark = style.severity(severity, carets + (label.map { " " + $0.visible } ?? ""))
    let padded = String(repeating: " ", count: width - number.utf8.count) + number
    return "\(style.dim(padded + " |")) \(excerpt.code)\n\(style.dim(gutter + " |")) \(indent)\(mark)\n"
  }
}
