/// Cuts a program into tokens, one at a time.
///
/// It works on bytes and offsets and stops at the first error, which it then gives again and again.
/// Rules and messages are those of CPython 3.11's tokenizer.
struct Lexer {
  /// The text: UTF-8 that ends in a line feed and holds no NUL.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text stands in the program; an f-string's expression does not start at line 1.
  let origin: Origin
  let encoding: ColumnEncoding
  let keywords = KeywordTable.python

  /// The next byte.
  var offset = 0
  /// The number of the current line, and where it starts.
  var line: Int32
  var lineStart = 0
  /// Where CPython's buffer would start, which some of its columns are counted from.
  var bufferStart = 0
  /// Whether the next token is the first of its line, so that its indentation counts.
  var atLineStart = true
  /// Indents (negative: dedents) that have been found and not been given yet.
  var pendingIndents = 0
  var indentation = Indentation()
  var brackets: [OpenBracket] = []
  /// The error at which the lexer has stopped.
  private(set) var failure: LexicalError?

  /// Where the lexed text stands in the program.
  struct Origin {
    var line: Int32 = 1
    /// Added to the columns of the first line.
    var column: Int32 = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Origin = Origin(), encoding: ColumnEncoding = .bytes) {
    self.bytes = bytes
    self.encoding = encoding
    self.origin = origin
    line = origin.line
  }

  /// The byte at an offset, 0 at the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// The next token.
  mutating func next() throws(LexicalError) -> Token {
    if let failure { throw failure }
    do throws(LexicalError) {
      return try scan()
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func scan() throws(LexicalError) -> Token {
    if atLineStart {
      atLineStart = false
      try measureIndentation()
    }
    if pendingIndents != 0 { return takePendingIndent() }
    while true {
      skipBlanks()
      let start = offset
      let first = byte(at: start)
      if first.startsName { return try scanName(from: start) }
      if first.isDigit || (first == UInt8(ascii: ".") && byte(at: start + 1).isDigit) {
        return try scanNumber(from: start)
      }
      switch first {
      case 0: return try scanEnd()
      case UInt8(ascii: "\\"): try skipContinuation()
      case UInt8(ascii: "'"), UInt8(ascii: "\""): return try scanString(from: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "#"): if let token = scanLineEnd(from: start) { return token }
      default: return try scanOperator(from: start)
      }
    }
  }

  private mutating func skipBlanks() {
    while true {
      switch byte(at: offset) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0C: offset += 1
      default: return
      }
    }
  }

  /// Ends the line, a comment included; it is a token only outside brackets.
  private mutating func scanLineEnd(from start: Int) -> Token? {
    skipComment()
    guard byte(at: offset) != 0 else { return nil }
    let token = brackets.isEmpty ? make(.newline, from: start) : nil
    startNextLine()
    bufferStart = lineStart
    atLineStart = brackets.isEmpty
    return token
  }

  /// Goes to the end of the line when a comment starts here.
  mutating func skipComment() {
    guard byte(at: offset) == UInt8(ascii: "#") else { return }
    while byte(at: offset) != UInt8(ascii: "\n"), byte(at: offset) != 0 { offset += 1 }
  }

  private mutating func scanEnd() throws(LexicalError) -> Token {
    guard brackets.isEmpty else { throw makeEndOfFileError() }
    return makeWithoutText(.endMarker)
  }

  /// Steps over a backslash and the line feed that must follow it.
  mutating func skipContinuation(isIndentation: Bool = false) throws(LexicalError) {
    offset += 1
    guard byte(at: offset) == UInt8(ascii: "\n") else {
      // CPython has read the byte after the backslash when it counts.
      let column = min(offset + 1, bytes.count) - bufferStart - 1
      throw makeDeferredError(
        .syntax, "unexpected character after line continuation character", line: line, lineStart: lineStart,
        column: column + 1, endOffset: 0)
    }
    startNextLine()
    guard byte(at: offset) != 0 else { throw makeEndOfFileError(isIndentation: isIndentation) }
  }

  /// Steps over a line feed.
  mutating func startNextLine() {
    offset += 1
    // The end of the file is no line of its own: CPython's line number stays where it was.
    guard offset < bytes.count else { return }
    line += 1
    lineStart = offset
  }
}
