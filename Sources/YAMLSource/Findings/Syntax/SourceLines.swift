import Diagnostics

/// The lines of a text, found from any byte on them.
struct SourceLines {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The line that an offset stands on, without its line end.
  func line(at offset: Int) -> Span {
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, !isBreak(start - 1) { start -= 1 }
    while end < bytes.count, !isBreak(end) { end += 1 }
    return Span(start, end)
  }

  /// The number of a line, from 1.
  func number(ofLineAt offset: Int) -> Int {
    (0..<line(at: offset).start).count { bytes[$0] == 0x0A || bytes[$0] == 0x0D && byte(at: $0 + 1) != 0x0A } + 1
  }

  /// A line without its indentation and the blanks at its end.
  func content(ofLineAt offset: Int) -> Span { trimmed(line(at: offset)) }

  /// How many bytes a line is indented.
  func indentation(at offset: Int) -> Int { content(ofLineAt: offset).start - line(at: offset).start }

  /// The content of the nearest line above that is neither blank nor a comment.
  func contentAbove(_ offset: Int) -> Span? {
    var start = line(at: offset).start
    while start > 0 {
      let above = content(ofLineAt: start - 1)
      if above.count > 0, bytes[above.start] != UInt8(ascii: "#") { return above }
      let next = line(at: start - 1).start
      start = next < start ? next : start - 1
    }
    return nil
  }

  /// The content of the nearest line below that is neither blank nor a comment.
  func contentBelow(_ offset: Int) -> Span? {
    var end = line(at: offset).end
    while end < bytes.count {
      let below = content(ofLineAt: end + 1)
      if below.count > 0, bytes[below.start] != UInt8(ascii: "#") { return below }
      end = max(end + 1, line(at: end + 1).end)
    }
    return nil
  }

  /// A range without the blanks at its two ends.
  func trimmed(_ span: Span) -> Span {
    var span = span
    while span.start < span.end, isBlank(span.start) { span.start += 1 }
    while span.end > span.start, isBlank(span.end - 1) { span.end -= 1 }
    return span
  }

  /// The nearest byte before an offset on its line that is no blank, if there is one.
  func byteBefore(_ offset: Int) -> UInt8? {
    let before = trimmed(Span(line(at: offset).start, min(offset, bytes.count)))
    return before.count > 0 ? bytes[before.end - 1] : nil
  }

  /// What stands at an offset; nil at the end.
  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < bytes.count ? bytes[offset] : nil }

  /// The text of a range.
  func text(_ span: Span) -> String {
    let span = Span(min(span.start, bytes.count), min(span.end, bytes.count))
    return String(decoding: bytes[span.start..<max(span.start, span.end)], as: UTF8.self)
  }

  /// Whether a blank stands at an offset; nothing does at the end.
  func isBlank(_ offset: Int) -> Bool { byte(at: offset).map { $0 == 0x20 || $0 == 0x09 } ?? false }

  func isBreak(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }
}

extension SourceLines {
  /// The content of a line after the `- ` before it.
  func withoutDashes(_ content: Span) -> Span {
    var content = content
    while content.count > 1, bytes[content.start] == UInt8(ascii: "-"), isBlank(content.start + 1) {
      content = trimmed(Span(content.start + 1, content.end))
    }
    return content
  }

  /// The first colon of a line that ends a key: one before a blank or the line's end.
  func keyColon(in content: Span) -> Int? {
    (content.start..<content.end).first { offset in
      bytes[offset] == UInt8(ascii: ":") && (offset + 1 == content.end || isBlank(offset + 1))
    }
  }

  /// Whether a line of the file has a key, at whatever level.
  func hasKey(_ key: String) -> Bool {
    let wanted = Array(key.utf8)
    var start = 0
    while start < bytes.count {
      let line = line(at: start)
      let entry = withoutDashes(trimmed(line))
      if entry.count > wanted.count, bytes[entry.start + wanted.count] == UInt8(ascii: ":"),
        wanted.indices.allSatisfy({ bytes[entry.start + $0] == wanted[$0] }),
        entry.start + wanted.count + 1 == entry.end || isBlank(entry.start + wanted.count + 1)
      {
        return true
      }
      start = line.end + 1
    }
    return false
  }

  /// Whether a range has letters, digits, `-` and `_` alone, as keys have.
  func isWord(_ span: Span) -> Bool { span.count > 0 && bytes[span.start..<span.end].allSatisfy(\.isWordByte) }

  /// The colon that lacks its space in a line such as `title:Hello`.
  func tightColon(in content: Span) -> Int? {
    let word = (content.start..<content.end).prefix { bytes[$0].isWordByte }
    guard let last = word.last, last + 2 < content.end, bytes[last + 1] == UInt8(ascii: ":") else { return nil }
    let next = bytes[last + 2]
    return isBlank(last + 2) || next == UInt8(ascii: "/") ? nil : last + 1
  }
}
