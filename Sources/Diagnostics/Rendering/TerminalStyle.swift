/// How text is made to stand out on a terminal, or not at all.
public struct TerminalStyle: Sendable {
  /// Whether escape sequences are written.
  public let usesColor: Bool

  /// Text without any escape sequence.
  public static let plain = TerminalStyle(usesColor: false)
  /// Text with ANSI colors.
  public static let colored = TerminalStyle(usesColor: true)

  /// Text in bold.
  public func bold(_ text: String) -> String { wrap(text, "1") }

  /// Text that steps back: frames and line numbers.
  public func dim(_ text: String) -> String { wrap(text, "2") }

  /// Text for help and things that went well.
  public func green(_ text: String) -> String { wrap(text, "32") }

  /// Text in the color of a severity.
  public func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .info: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\(Self.end)" : text
  }

  private static let end = "\u{1B}[0m"
  private static let marks = ["1", "2", "32", "1;31", "1;33", "1;36"].map { "\u{1B}[\($0)m" } + [end]

  /// The text with its line ends, its tabs and the marks of a style, and everything else made visible.
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text.visibleLines }
    var result = ""
    var rest = Substring(text).unicodeScalars
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += String(rest[..<escape]).visibleLines
      rest = rest[escape...]
      let mark = marks.first { rest.starts(with: $0.unicodeScalars) } ?? ""
      result += mark.isEmpty ? "\u{241B}" : mark
      rest = rest.dropFirst(max(1, mark.unicodeScalars.count))
    }
    return result + String(rest).visibleLines
  }
}
