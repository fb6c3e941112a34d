/// Signs of HTML or Markdown around words: no app knows them, so learners would see the signs.
struct Markup {
  /// The language whose sign it is.
  enum Language: String {
    case html = "HTML"
    case markdown = "Markdown"
  }

  let language: Language
  /// Where it is, in bytes of the text.
  let range: Range<Int>
  /// The words between the signs; nil where leaving the signs out is not enough.
  var words: Range<Int>?

  /// Without one of these no text has any markup.
  static let signs = ASCIISet("<&*_`[~#")
  /// Both are in a list.
  static let listSigns = ASCIISet("\n-")
}

/// Looks for markup in a text.
///
/// What Python and arithmetic write is no markup: `2 * 3 * 4`, `2**8`, `*args, **options`, `__init__`, `snake_case`,
/// `[1, 2](3)`, and a `#` where a text speaks of comments.
struct MarkupFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the text is an answer, which may be a line of code.
  private let isAnswer: Bool
  // What was found out on the way, so that a text is walked once however many signs are in it.
  private var closings: [Run: NextIndex] = [:]
  private var endsOfAddress = NextIndex()
  private var spaces = NextIndex()
  private var hasFoundList = false
  private let speaksOfStars: Bool
  private let speaksOfComments: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isAnswer: Bool) {
    (self.bytes, self.isAnswer) = (bytes, isAnswer)
    speaksOfStars = bytes.contains(UInt8(ascii: "*")) && Self.speaks(bytes, of: ["star", "asterisk"])
    speaksOfComments = bytes.contains(UInt8(ascii: "#")) && Self.speaks(bytes, of: ["comment", "kommentar"])
  }

  /// The markup of the text, in order, none within another; of a list only its first line.
  mutating func all() -> [Markup] {
    var (all, position) = ([Markup](), 0)
    while position < bytes.count, all.count < Self.most {
      if let found = markup(at: position) {
        all.append(found)
        position = found.range.upperBound
        continue
      }
      // A run of one sign is looked at once, from its beginning.
      let sign = bytes[position]
      position += 1
      while isMark(sign), position < bytes.count, bytes[position] == sign { position += 1 }
    }
    return all
  }

  /// More of one text are not looked for.
  private static let most = 20

  private func isMark(_ byte: UInt8) -> Bool { "*_~`#".utf8.contains(byte) }

  private mutating func markup(at start: Int) -> Markup? {
    switch bytes[start] {
    case UInt8(ascii: "<"), UInt8(ascii: "&"): html(at: start)
    case UInt8(ascii: "`"): code(at: start)
    case UInt8(ascii: "*"): emphasis(at: start) ?? list(at: start)
    case UInt8(ascii: "_"), UInt8(ascii: "~"): emphasis(at: start)
    case UInt8(ascii: "["): link(at: start)
    case UInt8(ascii: "#"): heading(at: start)
    case UInt8(ascii: "-"): list(at: start)
    default: nil
    }
  }

  private func html(at start: Int) -> Markup? {
    Self.tags.first { bytes.has($0, at: start) }.map {
      Markup(language: .html, range: start..<start + $0.utf8CodeUnitCount)
    }
  }

  private static let tags: [StaticString] = [
    "<b>", "<i>", "<u>", "<p>", "<em>", "<br>", "<br/>", "<br />", "<code>", "<pre>", "<strong>", "<span", "<div",
    "<ul>", "<ol>", "<li>", "<h1>", "<h2>", "<h3>", "<img ", "<a href", "</b>", "</i>", "</u>", "</p>", "</em>",
    "</code>", "</strong>", "</a>", "&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#39;",
  ]
}

// What is written between two signs on one line.
extension MarkupFinder {
  /// `code` between backquotes, or the three of them that begin a block of code.
  private func code(at start: Int) -> Markup? {
    if bytes.has("```", at: start) { return Markup(language: .markdown, range: start..<start + 3) }
    guard let end = end(of: UInt8(ascii: "`"), from: start + 1), end > start + 1 else { return nil }
    return Markup(language: .markdown, range: start..<end + 1, words: start + 1..<end)
  }

  /// `*it*`, `**bold**`, `__bold words__`, `_two words_`, `~~gone~~`.
  private mutating func emphasis(at start: Int) -> Markup? {
    let sign = bytes[start]
    let width = bytes[start...].prefix { $0 == sign }.count
    let first = start + width
    guard width <= (sign == UInt8(ascii: "*") ? 3 : 2), sign != UInt8(ascii: "~") || width == 2,
      start == 0 || !bytes[start - 1].isWordByte, first < bytes.count, isLetter(bytes[first]) || width > 1,
      bytes[first].isWordByte, !(sign == UInt8(ascii: "*") && speaksOfStars),
      let end = closing(sign, width, from: first + 1)
    else { return nil }
    // A name may have underscores at its edges, several words have not.
    if sign == UInt8(ascii: "_"), !hasSpace(from: first, before: end) { return nil }
    if start > 0, end + width < bytes.count, bytes[start - 1] == bytes[end + width], isQuote(bytes[start - 1]) {
      return nil
    }
    return Markup(language: .markdown, range: start..<end + width, words: first..<end)
  }

  /// Where as many signs close what was opened: right behind a word, and before no other.
  private mutating func closing(_ sign: UInt8, _ width: Int, from start: Int) -> Int? {
    let bytes = bytes
    return closings[Run(sign: sign, width: width), default: NextIndex()].from(start) { start in
      var position = start
      while position < bytes.count, bytes[position] != 0x0A {
        guard bytes[position] == sign else {
          position += 1
          continue
        }
        let count = bytes[position...].prefix { $0 == sign }.count
        let behind = position + count
        let isClosing = !bytes[position - 1].isBlank && (behind == bytes.count || !bytes[behind].isWordByte)
        if count == width, isClosing { return (position, position) }
        position = behind
      }
      return (nil, position)
    }
  }

  private mutating func hasSpace(from start: Int, before end: Int) -> Bool {
    let bytes = bytes
    let next = spaces.from(start) { bytes.next(from: $0, where: { $0 == 0x20 }) }
    return next.map { $0 < end } ?? false
  }

  /// `[words](address)`, an image included; of several opening brackets the last one begins the link.
  private mutating func link(at start: Int) -> Markup? {
    guard start == 0 || !(bytes[start - 1].isWordByte || ")]\"'".utf8.contains(bytes[start - 1])),
      let end = bytes.next(from: start + 1, where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }).found,
      bytes.has("](", at: end), let last = endOfAddress(from: end + 2), last > end + 2,
      bytes[start..<end].contains(where: isLetter), !bytes[start..<end].contains(UInt8(ascii: ","))
    else { return nil }
    return Markup(language: .markdown, range: start..<last + 1, words: start + 1..<end)
  }

  /// The closing parenthesis behind an address, which has neither spaces nor quotes.
  private mutating func endOfAddress(from start: Int) -> Int? {
    let bytes = bytes
    let end = endsOfAddress.from(start) { start in
      bytes.next(from: start) { $0 == UInt8(ascii: ")") || $0 == 0x20 || $0 == 0x22 || $0 == 0x27 }
    }
    return end.flatMap { bytes[$0] == UInt8(ascii: ")") ? $0 : nil }
  }

  private func end(of sign: UInt8, from start: Int) -> Int? { bytes.next(from: start) { $0 == sign }.found }
}

// What is written at the beginning of a line.
extension MarkupFinder {
  /// `# Heading`; where comments are spoken of, a `#` is one.
  private mutating func heading(at start: Int) -> Markup? {
    let width = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let first = start + width + 1
    guard !isAnswer, width <= 6, isLineStart(start), first < bytes.count, bytes[first - 1] == 0x20,
      width > 1 ? bytes[first].isWordByte : (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[first]),
      !speaksOfComments
    else { return nil }
    return line(from: start)
  }

  /// `- one` and `- two` on lines of their own; a single dash begins what somebody says.
  private mutating func list(at start: Int) -> Markup? {
    guard !isAnswer, !hasFoundList, isItem(at: start, of: bytes[start]) else { return nil }
    let items = bytes.indices.count { isItem(at: $0, of: bytes[start]) }
    hasFoundList = items > 1
    return hasFoundList ? line(from: start) : nil
  }

  private func isItem(at start: Int, of sign: UInt8) -> Bool {
    bytes[start] == sign && isLineStart(start) && start + 2 < bytes.count && bytes[start + 1] == 0x20
      && isLetter(bytes[start + 2])
  }

  private func isLineStart(_ position: Int) -> Bool { position == 0 || bytes[position - 1] == 0x0A }

  private func line(from start: Int) -> Markup {
    Markup(language: .markdown, range: start..<start + bytes[start...].prefix { $0 != 0x0A }.count)
  }

  /// Whether the text speaks of something, in which case a sign may be meant as itself.
  private static func speaks(_ bytes: UnsafeBufferPointer<UInt8>, of words: [StaticString]) -> Bool {
    words.contains { bytes.offsetIgnoringCase(of: $0) != nil }
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte.isWordByte && byte != 0x5F && !(0x30...0x39).contains(byte) }

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}

/// As many of one sign next to each other as open or close emphasis.
private struct Run: Hashable {
  let sign: UInt8
  let width: Int
}

/// Where something comes next on a line, remembered for all indices before it from which it was looked for.
private struct NextIndex {
  private var found: Int?
  private var known: ClosedRange<Int>?

  /// The index from a start on; `find` gives it with the index up to which it looked.
  mutating func from(_ start: Int, _ find: (Int) -> (found: Int?, end: Int)) -> Int? {
    if let known, known.contains(start) { return found }
    let (found, end) = find(start)
    (self.found, known) = (found, start...max(start, end))
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next byte of some kind on its line, and where looking for it ended.
  fileprivate func next(from start: Int, where isWanted: (UInt8) -> Bool) -> (found: Int?, end: Int) {
    var position = start
    while position < count, self[position] != 0x0A {
      if isWanted(self[position]) { return (position, position) }
      position += 1
    }
    return (nil, position)
  }
}
