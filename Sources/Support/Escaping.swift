/// A markup language into which a text is put.
package enum MarkupLanguage: Sendable, CaseIterable {
  /// XML and HTML: between tags, or in an attribute in double quotes, where a line end or a tab is read as a blank.
  ///
  /// A character that XML cannot hold becomes U+FFFD.
  case xml
  /// A cell of a table in GitHub's Markdown, which is one line: a line end becomes `<br>`.
  case markdownCell
}

extension String {
  /// The text so that the language shows it as it is, and takes no part of it for a mark.
  ///
  ///     "a < b".escaped(for: .xml)               // "a &lt; b"
  ///     "a < *b*".escaped(for: .markdownCell)    // "a &lt; &#42;b&#42;"
  package func escaped(for markup: MarkupLanguage) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default:
        if let escaped = markup.escape(scalar) { result += escaped } else { result.unicodeScalars.append(scalar) }
      }
    }
  }
}

extension MarkupLanguage {
  /// What is written for a character besides those that all of them share; nil for one that means itself.
  fileprivate func escape(_ scalar: Unicode.Scalar) -> String? {
    switch self {
    case .xml:
      switch scalar {
      case "\"": "&quot;"
      case "\n", "\t": nil
      // Readers take a carriage return that is not written as a number for a line end.
      case "\r": "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}"..."\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    case .markdownCell:
      switch scalar {
      case "\n": "<br>"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "@", "$": "&#\(scalar.value);"
      default: nil
      }
    }
  }
}
