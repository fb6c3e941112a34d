import CurriculumBundle

/// The parts of a program that are texts, comments, or neither, in order.
///
///     x = "#1"  # one      // code `x = `, string `"#1"`, code `  `, comment `# one`
///     x = 1; // one        // in Swift, Java and JavaScript: code `x = 1; `, comment `// one`
struct CodeParts: Sequence, IteratorProtocol {
  /// What a part is.
  enum Kind {
    case code, string, comment
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: Style
  private var position = 0

  /// How a language writes texts and comments.
  private struct Style {
    /// What begins a comment up to the end of its line.
    let lineComments: [StaticString]
    /// Whether `/*` begins a comment.
    var hasBlockComments = false
    /// Whether such comments stand inside of each other.
    var nests = false
    let quotes: [UInt8]

    init(_ language: CodeLanguage?) {
      let (single, double, backtick) = (UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"))
      switch language {
      case .python, .slang, .robot, nil: (lineComments, quotes) = (["#"], [double, single])
      case .pseudocode: (lineComments, quotes) = (["#", "//"], [double])
      case .swift: (lineComments, hasBlockComments, nests, quotes) = (["//"], true, true, [double])
      case .java: (lineComments, hasBlockComments, quotes) = (["//"], true, [double, single])
      case .javascript: (lineComments, hasBlockComments, quotes) = (["//"], true, [double, single, backtick])
      }
    }
  }

  /// The parts of some code; without a language, those that Python would see.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: CodeLanguage?) {
    self.bytes = bytes
    style = Style(language)
  }

  /// The next part; nil after the last.
  mutating func next() -> (kind: Kind, range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = kind(at: start)
    switch kind {
    case .comment: position = endOfComment(at: start)
    case .string: position = endOfString(at: start)
    case .code:
      repeat { position += 1 } while position < bytes.count && self.kind(at: position) == .code
    }
    return (kind, start..<position)
  }

  private func kind(at offset: Int) -> Kind {
    if style.quotes.contains(bytes[offset]) { return .string }
    if style.lineComments.contains(where: { bytes.has($0, at: offset) }) { return .comment }
    return style.hasBlockComments && bytes.has("/*", at: offset) ? .comment : .code
  }

  /// Where a comment ends: before its line's end, or behind its `*/`.
  private func endOfComment(at start: Int) -> Int {
    guard style.hasBlockComments, bytes.has("/*", at: start) else {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    var (offset, depth) = (start + 2, 1)
    while offset < bytes.count, depth > 0 {
      let opens = style.nests && bytes.has("/*", at: offset)
      let closes = bytes.has("*/", at: offset)
      depth += opens ? 1 : closes ? -1 : 0
      offset += opens || closes ? 2 : 1
    }
    return offset
  }

  /// Where a string ends; one in single quotes that is not closed ends with its line.
  private func endOfString(at start: Int) -> Int {
    let quote = bytes[start]
    let isTriple = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var offset = start + (isTriple ? 3 : 1)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == quote, !isTriple || isTripled(quote, at: offset) {
        return offset + (isTriple ? 3 : 1)
      } else if bytes[offset] == 0x0A, !isTriple, quote != UInt8(ascii: "`") {
        return offset
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  private func isTripled(_ quote: UInt8, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == quote && bytes[offset + 2] == quote
  }
}
