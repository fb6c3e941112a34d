extension String {
  /// The text on one line, with every character that steers a terminal or hides shown by a picture or an escape.
  ///
  ///     "a\tb\n\u{1B}[0m\u{202E}".visible  // "a b␊␛[0m\\u202e"
  ///
  /// A tab is shown as a space, so that columns stay what they are in most lines.
  package var visible: String { replacing { $0 == "\t" ? " " : $0.shown } }

  /// The text with its line ends and tabs as they are, and everything else as `visible` shows it.
  package var visibleLines: String { replacing { $0 == "\n" || $0 == "\t" ? nil : $0.shown } }

  /// Whether the text is shown as it is.
  package var isVisible: Bool {
    withBytes { bytes in bytes.allSatisfy { 0x20..<0x7F ~= $0 } } || unicodeScalars.allSatisfy { $0.shown == nil }
  }

  private func replacing(_ shown: (Unicode.Scalar) -> String?) -> String {
    guard !isVisible else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if let shown = shown(scalar) { result += shown } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// What is shown in place of a control character, a line separator, a mark of writing direction or an invisible
  /// mark; nil for others.
  fileprivate var shown: String? {
    switch value {
    case 0x00..<0x20: String(Unicode.Scalar(0x2400 + value) ?? self)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      "\\u" + String(0x1_0000 + value, radix: 16).dropFirst()
    default: nil
    }
  }
}
