import Diagnostics

/// What stands between two values: comments, blank lines, and signs such as `-`, `:` and anchors.
struct Gap {
  /// A comment between two values.
  struct Comment {
    /// Its bytes from `#` on, without the blanks at its end.
    let span: Span
    /// How many bytes stand before it on its line.
    let column: Int
    /// Whether a blank line stands before it.
    let followsBlankLine: Bool
  }

  /// The comment on the line of what stands before the gap.
  private(set) var trailing: Comment?
  /// The comments on lines of their own.
  private(set) var comments: [Comment] = []
  /// What is neither a comment nor a blank.
  private(set) var words: [Span] = []
  /// Whether a blank line stands at the end, after the last comment.
  private(set) var endsInBlankLine = false

  /// Whether there is any comment.
  var hasComments: Bool { trailing != nil || !comments.isEmpty }

  /// Looks at the bytes of a range; at the beginning of a file it follows nothing.
  init(_ bytes: [UInt8], _ range: Span, followsText: Bool = true) {
    var offset = range.start
    var isFirstLine = followsText
    var isBlank = false
    while offset < range.end {
      switch bytes[offset] {
      case 0x0A, 0x0D:
        if isBlank, !isFirstLine { endsInBlankLine = true }
        if bytes[offset] == 0x0D, offset + 1 < range.end, bytes[offset + 1] == 0x0A { offset += 1 }
        offset += 1
        (isFirstLine, isBlank) = (false, true)
      case 0x20, 0x09:
        offset += 1
      case UInt8(ascii: "#"):
        offset = add(commentAt: offset, in: bytes, isTrailing: isFirstLine)
        isBlank = false
      default:
        let end = Self.endOfWord(in: bytes, Span(offset, range.end))
        words.append(Span(offset, end))
        offset = end
        isBlank = false
      }
    }
  }

  private mutating func add(commentAt start: Int, in bytes: [UInt8], isTrailing: Bool) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let next = end
    while bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    let column = Self.column(of: start, in: bytes)
    let comment = Comment(span: Span(start, end), column: column, followsBlankLine: endsInBlankLine)
    if isTrailing, trailing == nil { trailing = comment } else { comments.append(comment) }
    endsInBlankLine = false
    return next
  }

  private static func endOfWord(in bytes: [UInt8], _ rest: Span) -> Int {
    var end = rest.start
    while end < rest.end, bytes[end] > 0x20 { end += 1 }
    return max(end, rest.start + 1)
  }

  /// How many bytes stand before an offset on its line.
  static func column(of offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  /// Where the first word after an offset begins; the end where there is none.
  static func firstWord(in bytes: [UInt8], from start: Int, before end: Int) -> Int {
    Gap(bytes, Span(start, end)).words.first?.start ?? end
  }
}
