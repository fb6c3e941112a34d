import Diagnostics

/// A part of a quiz in Markdown.
enum MarkdownToken {
  case heading(String, level: Int, Span)
  case paragraph([ForeignLine])
  /// A block of code with its fences.
  case code([ForeignLine])
  case options([MarkdownOption])
  /// The text behind `Answer:`; empty where it is on the next line.
  case answer(String, Span)
  /// A line that separates parts.
  case rule
}

/// An item of a list, which may be an answer.
struct MarkdownOption {
  /// The beginning of an item.
  enum Kind: Equatable {
    /// `- [x]`
    case task(isRight: Bool)
    /// `B)`, `- B:`
    case letter(String)
    /// `2.`
    case number(String)
    /// `-`
    case bullet
  }

  let kind: Kind
  /// Its text, and the lines and blocks of code that belong to it.
  var lines: [ForeignLine]
  /// The line as it is written, in case it is not an item.
  let line: ForeignLine

  /// The item that a line begins; nil for other lines.
  init?(_ line: ForeignLine) {
    let trimmed = line.trimmed
    let isBulleted = RSTParser.bullets.contains(where: trimmed.hasPrefix)
    let words = (isBulleted ? trimmed.dropFirst(2) : trimmed).drop { $0 == " " }
    let label = Self.label(of: words)
    let behind = isBulleted ? words : label.map { Substring($0.text) } ?? words
    if let box = ["[ ]", "[x]", "[X]"].first(where: { behind.hasPrefix($0) }), isBulleted || label != nil {
      self.init(.task(isRight: box != "[ ]"), behind.dropFirst(3), line)
    } else if let label {
      let isNumber = label.label.allSatisfy(\.isNumber)
      // An item that begins with a number is not one of a numbered list.
      self.init(
        isNumber ? isBulleted ? .bullet : .number(label.label) : .letter(label.label),
        isNumber && isBulleted ? words : label.text[...], line)
    } else if isBulleted {
      self.init(.bullet, words, line)
    } else {
      return nil
    }
  }

  private init(_ kind: Kind, _ text: Substring, _ line: ForeignLine) {
    (self.kind, self.line) = (kind, line)
    let text = String(text.drop { $0 == " " })
    lines = [ForeignLine(text: text, content: line.content + line.trimmed.utf8.count - text.utf8.count)]
  }

  /// A label that may be bold, by itself or with its text.
  private static func label(of words: Substring) -> (label: String, text: String)? {
    guard words.hasPrefix("**") else { return AnswerLabel.split(words) }
    let inner = words.dropFirst(2)
    guard let end = inner.firstRange(of: "**"), inner[..<end.lowerBound].count < 8,
      let found = AnswerLabel.split(inner[..<end.lowerBound]) ?? AnswerLabel.split(inner[..<end.lowerBound] + ")"),
      found.text.isEmpty
    else { return nil }
    let rest = inner[end.upperBound...].drop { ").: ".contains($0) }
    return (found.label, String(rest))
  }
}
