/// The words of a program: its names, keywords, signs, numbers and texts, and the lines on which they are.
///
/// Comments are left out. What is in the fields of an f-string counts as if it stood alone.
///
///     ProgramWords(of: "print(sorted(words))").line(of: "sorted")   // 1
package struct ProgramWords: Sendable {
  /// A word as what it is, so that `'a'` and `"a"` are the same, and `5_050` and `5050`.
  private enum Word: Hashable, Sendable {
    case written([UInt8])
    case text(TextLiteral)
    case bytes([UInt8])
  }

  /// The first line of each.
  private var lines: [Word: Int] = [:]
  /// All words in order, for a text that has to be a single one.
  private var count = 0
  /// False once the lexer refuses something.
  private var isReadable = true

  /// The words of a program, up to the first place that no program can have.
  package init(of program: String) {
    SourceText(program).bytes.withUnsafeBufferPointer { add(Lexer($0), of: $0) }
  }

  /// The first line with a word, given as it is written in a program: `sorted`, `for`, `%`, `5050`, `'Ada'`; nil where
  /// the program does not have it, or the text is not a single word.
  package func line(of word: String) -> Int? { Self.single(word).flatMap { lines[$0] } }

  /// Returns whether a text is one word: a name, a keyword, a sign, a number or a text.
  package static func isWord(_ text: String) -> Bool { single(text) != nil }

  private static func single(_ text: String) -> Word? {
    let words = ProgramWords(of: text)
    return words.isReadable && words.count == 1 ? words.lines.keys.first : nil
  }

  private mutating func add(_ lexer: Lexer, of bytes: UnsafeBufferPointer<UInt8>, isField: Bool = false) {
    var lexer = lexer
    // A field is lexed within parentheses, which are no words of the program.
    var parentheses = isField ? 1 : 0
    while true {
      guard let token = try? lexer.next() else {
        isReadable = false
        return
      }
      switch token.kind {
      case .endMarker: return
      case .newline, .indent, .dedent: continue
      case .leftParenthesis where parentheses == 1: parentheses = 2
      case .rightParenthesis where isField && token.depth == 0: continue
      case .string: add(token, in: bytes)
      default: note(.written(Self.spelling(of: token, in: bytes)), token)
      }
    }
  }

  /// Adds a text, or what the fields of one hold.
  private mutating func add(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
    var (joiner, fields) = (StringJoiner<Void>(), Fields(bytes))
    do throws(LiteralError) {
      try joiner.add(token, in: bytes, with: &fields)
    } catch {
      isReadable = false
      return
    }
    switch joiner.finish() {
    case .bytes(let value): note(.bytes(value), token)
    case .text(let value): note(.text(value), token)
    case .formatted: count += 2
    }
    for field in fields.found {
      field.text.withUnsafeBufferPointer { add(Lexer($0, origin: field.origin), of: $0, isField: true) }
    }
  }

  private mutating func note(_ word: Word, _ token: Token) {
    count += 1
    if lines[word] == nil { lines[word] = Int(token.start.line) }
  }

  private static func spelling(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let spelling = bytes[Int(token.offset)..<Int(token.endOffset)]
    guard token.kind == .number else { return Array(spelling) }
    return spelling.filter { $0 != UInt8(ascii: "_") }.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Gathers the fields of an f-string, those of its format specifications included.
  private struct Fields: FieldReader {
    var found: [FieldSource] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lines = TokenLines()

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func readField(_ range: Range<Int>, of token: Token) throws(LiteralError) {
      found.append(FieldSource(range, of: token, in: bytes, &lines))
    }
  }
}
