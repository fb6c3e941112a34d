internal import Support

/// What habit from other languages puts behind a value: a comma, a semicolon, a comment after `//`.
struct LineEnding {
  /// The value without it.
  let value: String
  /// The words of the comment; nil without one.
  private let comment: String?

  /// The parts of a text.
  init(of text: String) {
    let comment = text.firstRange(of: " //")
    self.comment = comment.map { text[$0.upperBound...].trimmingCharacters }
    value = text[..<(comment?.lowerBound ?? text.endIndex)].trimmingCharacters.trimmingEnd
  }

  /// A value in the place of the one that was written, with the comment as YAML has it.
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
