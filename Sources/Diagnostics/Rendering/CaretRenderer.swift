/// Writes a finding for a person: the fact with its place, the line with a caret, notes, help.
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

  /// The finding as text that ends in a line end; `lines` is the index of the finding's file, nil when it has no text.
  public func render(_ diagnostic: Diagnostic, lines: LineIndex?, source: SourceText?) -> String {
    var text = headline(diagnostic, lines: lines)
    if let lines, let source {
      text += excerpt(diagnostic.location.span, label: diagnostic.label, diagnostic.severity, lines, source)
    }
    for note in diagnostic.notes {
      text += remark("note", message(of: note, in: diagnostic.location.file, lines))
    }
    if let help = diagnostic.help { text += remark(style.green("help"), help) }
    return text
  }

  /// The first line alone: place, severity, code, fact.
  public func headline(_ diagnostic: Diagnostic, lines: LineIndex?) -> String {
    let place = shownPlace(diagnostic.location, lines)
    let kind = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue)[\(diagnostic.code)]")
    return "\(style.bold(place)): \(kind): \(diagnostic.message.visible)\n"
  }

  private func remark(_ kind: String, _ message: String) -> String {
    let parts = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
    return "  \(kind): \(parts.joined(separator: "\n    "))\n"
  }

  /// The place of a note behind its first line; line and column only in the finding's own file, whose lines are known.
  private func message(of note: Diagnostic.Note, in file: String, _ lines: LineIndex?) -> String {
    guard let location = note.location else { return note.message }
    let place = shownPlace(location, location.file == file ? lines : nil)
    var end = note.message.firstIndex(of: "\n") ?? note.message.endIndex
    if note.message[..<end].last == ":" { end = note.message.index(before: end) }
    return "\(note.message[..<end]) at \(place)\(note.message[end...])"
  }

  private func shownPlace(_ location: Location, _ lines: LineIndex?) -> String {
    guard let position = lines?.position(of: location.span.start) else { return location.file.visible }
    return "\(location.file.visible):\(position.line):\(position.column)"
  }

  private func excerpt(
    _ span: Span, label: String?, _ severity: Severity, _ lines: LineIndex, _ source: SourceText
  ) -> String {
    let lineNumber = lines.line(of: span.start)
    let excerpt = Excerpt(around: span, inLine: lines.span(ofLine: lineNumber), of: source)
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
