import Diagnostics

/// A text that begins or ends with whitespace.
enum SurroundingWhitespace: TextRule {
  static let description = RuleDescription(
    "surrounding-whitespace", .wording, .warning, "a text begins or ends with whitespace",
    explanation: """
      Whitespace at the edge of a text moves it out of line with its neighbours, or leaves a gap below it, and nobody
      sees why. It slips in within quotes and at the end of a block of lines.
      """,
    wrong: [.cards(look("\"↓ Follow my lead.\"")), .cards(look("|+\n    Follow my lead.↓\n\n"))],
    right: [.cards(look("\"Follow my lead.\"")), .cards(look("|\n    Follow my lead.\n"))])

  static func findings(in text: TextContext) -> [Finding] {
    guard let edge = text.text.withBytes(edge) else { return [] }
    let isLeading = edge.lowerBound == 0
    return [
      Finding(
        at: text.location(of: edge), "\(text.name) \(isLeading ? "begins" : "ends") with whitespace",
        help: isLeading ? "take it out" : "take it out; a block of lines ends without empty lines after `|` or `>`")
    ]
  }

  private static func edge(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let first = bytes.first, let last = bytes.last else { return nil }
    guard first <= 0x20 || last <= 0x20 || first == 0xC2 || last == 0xA0 else { return nil }
    return leading(bytes) ?? trailing(bytes)
  }

  private static func leading(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var end = 0
    while end < bytes.count {
      if bytes[end].isBlank { end += 1 } else if bytes.has("\u{A0}", at: end) { end += 2 } else { break }
    }
    return end == 0 ? nil : 0..<end
  }

  private static func trailing(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = bytes.count
    while start > 0 {
      if bytes[start - 1].isBlank {
        start -= 1
      } else if start > 1, bytes.has("\u{A0}", at: start - 2) {
        start -= 2
      } else {
        break
      }
    }
    return start == bytes.count ? nil : start..<bytes.count
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
