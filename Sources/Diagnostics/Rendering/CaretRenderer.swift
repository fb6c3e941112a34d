/// Writes a finding for a person: the fact with its place, the line with a caret, notes, help.
///
///     say-hello.yaml:14:25: error[answer-key-wrong]: the program prints '5', but answer 0 is '2 + 3'
///        14 |     correctAnswerIndex: 0
///           |                         ^ the right answer is index 1
///       help: write `correctAnswerIndex: 1`
public struct CaretRenderer {
  private let style: TerminalStyle
  private let widestLine = 160

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
    for note in diagnostic.notes { text += remark("note", note.message) }
    if let help = diagnostic.help { text += remark(style.green("help"), help) }
    return text
  }

  /// The first line alone: place, severity, code, fact.
  public func headline(_ diagnostic: Diagnostic, lines: LineIndex?) -> String {
    var place = diagnostic.location.file
    if let position = lines?.position(of: diagnostic.location.span.start) {
      place += ":\(position.line):\(position.column)"
    }
    let kind = style.severity(diagnostic.severity, "\(diagnostic.severity.rawValue)[\(diagnostic.code)]")
    return "\(style.bold(place)): \(kind): \(Self.visible(diagnostic.message))\n"
  }

  private func remark(_ kind: String, _ message: String) -> String {
    let parts = message.split(separator: "\n", omittingEmptySubsequences: false).map { Self.visible(String($0)) }
    return "  \(kind): \(parts.joined(separator: "\n    "))\n"
  }

  private func excerpt(
    _ span: Span, label: String?, _ severity: Severity, _ lines: LineIndex, _ source: SourceText
  ) -> String {
    let lineNumber = lines.line(of: span.start)
    let lineSpan = lines.span(ofLine: lineNumber)
    let code = Self.visible(source.text(in: lineSpan))
    guard code.unicodeScalars.count <= widestLine else { return "" }
    let number = String(lineNumber + 1)
    let width = max(5, number.utf8.count + 1)
    let before = Self.visible(source.text(in: Span(lineSpan.start, min(span.start, lineSpan.end))))
    let marked = Self.visible(source.text(in: Span(span.start, min(span.end, lineSpan.end))))
    let carets = String(repeating: "^", count: max(1, marked.unicodeScalars.count))
    let indent = String(repeating: " ", count: before.unicodeScalars.count)
    let gutter = String(repeating: " ", count: width)
    let mark = style.severity(severity, carets + (label.map { " " + Self.visible($0) } ?? ""))
    let padded = String(repeating: " ", count: width - number.utf8.count) + number
    return "\(style.dim(padded + " |")) \(code)\n\(style.dim(gutter + " |")) \(indent)\(mark)\n"
  }

  /// The text with tabs as a space and control characters as pictures, so that a caret stays below its mark.
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0x00..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
