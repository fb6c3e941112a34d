import Support

/// Habits from other languages after a value: a comma, a semicolon, a comment after `//`.
struct LineEnding {
  /// The value without it.
  let value: String
  /// The words of the comment; nil without one.
  private let comment: String?

  /// Splits `15,  // minutes` into the value `15` and the comment `minutes`.
  init(of text: String) {
    let comment = text.firstRange(of: " //")
    self.comment = comment.map { text[$0.upperBound...].trimmingCharacters }
    value = text[..<(comment?.lowerBound ?? text.endIndex)].trimmingCharacters.trimmingEnd
  }

  /// A replacement for the value, followed by the comment in YAML's form: `15  # minutes`.
  func written(_ value: String) -> String { comment.map { "\(value)  # \($0)" } ?? value }
}

extension Substring {
  fileprivate var trimmingCharacters: String { String(self).trimmingWhitespace() }
}

extension String {
  /// The text without commas and semicolons at its end.
  fileprivate var trimmingEnd: String {
    var rest = self[...]
    while rest.last == "," || rest.last == ";" { rest.removeLast() }
    return String(rest).trimmingWhitespace()
  }
}
