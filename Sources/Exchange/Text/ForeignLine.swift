import Diagnostics

/// A line of a text file, or its part after an indentation.
struct ForeignLine: Sendable, Hashable {
  /// The text without the line end and trailing whitespace; tabs at its start are widened to columns.
  var text: String
  /// The offset in bytes of the first character after the indentation; of a blank line, where it begins.
  let content: Int

  /// Whether nothing is on it.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
  /// How many columns it is indented.
  var indent: Int { text.utf8.prefix { $0 == 0x20 }.count }
  /// Its bytes in the file, without the indentation.
  var span: Span { Span(content, content + (isBlank ? 0 : text.utf8.count - indent)) }
  /// The text without the spaces that it begins with.
  var trimmed: Substring { text.drop { $0 == " " } }

  /// The offset in the file of a byte of the text.
  func offset(of byte: Int) -> Int { content + max(0, byte - indent) }

  /// The line without so many of the columns that it begins with.
  func dedented(by count: Int) -> ForeignLine {
    ForeignLine(text: String(text.dropFirst(min(count, indent))), content: content)
  }

  /// The lines of a text, which end in LF, CR or both.
  static func lines(of bytes: [UInt8]) -> [ForeignLine] {
    var lines: [ForeignLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      lines.append(ForeignLine(bytes[start..<end]))
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }

  /// A line from its bytes; a tab before its text goes on to the next multiple of eight columns.
  private init(_ bytes: ArraySlice<UInt8>) {
    let line = bytes.withoutTrailingWhitespace
    let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
    let columns = indentation.reduce(0) { columns, byte in byte == 0x09 ? columns / 8 * 8 + 8 : columns + 1 }
    text =
      String(repeating: " ", count: columns) + String(decoding: line.dropFirst(indentation.count), as: UTF8.self)
    content = line.isEmpty ? bytes.startIndex : indentation.endIndex
  }

  /// A line of words that begin at an offset in bytes.
  init(text: String, content: Int) {
    self.text = text
    self.content = content
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and no-break spaces at their end.
  fileprivate var withoutTrailingWhitespace: ArraySlice<UInt8> {
    var line = self
    while let last = line.last {
      if last == 0x20 || last == 0x09 {
        line.removeLast()
      } else if last == 0xA0, line.dropLast().last == 0xC2 {
        line.removeLast(2)
      } else {
        break
      }
    }
    return line
  }
}

extension [ForeignLine] {
  /// The lines without the blank ones at both ends.
  var trimmed: [ForeignLine] { Array(withoutOuter { $0.isBlank }) }

  /// The lines moved to the left as far as the least indented allows.
  var dedented: [ForeignLine] {
    let indent = filter { !$0.isBlank }.map(\.indent).min() ?? 0
    return map { $0.dedented(by: indent) }
  }

  /// The lines as one text.
  var text: String { map(\.text).joined(separator: "\n") }

  /// The bytes of the file from the first to the last line.
  var place: Span { isEmpty ? .at(0) : Span(self[0].span.start, self[count - 1].span.end) }
}

extension BidirectionalCollection {
  /// The elements without those at both ends that something is said of.
  func withoutOuter(_ isLeftOut: (Element) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isLeftOut($0) }), let last = lastIndex(where: { !isLeftOut($0) }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}

extension String {
  /// The text without blank lines at its ends.
  var withoutOuterLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).withoutOuter { $0.allSatisfy(\.isWhitespace) }
      .joined(separator: "\n")
  }
}
