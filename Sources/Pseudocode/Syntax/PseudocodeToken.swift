import PythonSyntax

/// A word, number, string or sign of a program, for tools that color or change its text.
package struct PseudocodeToken: Sendable, Hashable {
  /// The kind of a token.
  package enum Kind: Sendable, Hashable {
    /// A word of the language, `AND`, `OR`, `NOT` and `MOD` among them.
    case keyword
    /// `true` or `false`.
    case truth
    /// The name of a variable or of a procedure of the program.
    case name
    /// A procedure that every program has.
    case procedure
    case number, string
    /// `←` or `<-`.
    case arrow
    /// An operator that is a sign: `+`, `≤`.
    case sign
    /// A parenthesis, bracket, brace or comma.
    case mark
  }

  /// Its kind.
  package let kind: Kind
  /// The token as the sheet writes it: `≤` for `<=`.
  package let text: String
  /// Its bytes in the text of the program, whose line ends are line feeds.
  package let bytes: Range<Int>
  /// Its line, from 1.
  package let line: Int
}

extension PseudocodeToken {
  /// The tokens of a text; nil where something in it is no token.
  package static func all(in text: String) -> [PseudocodeToken]? { tokens(of: SourceText(text)) }

  fileprivate static func tokens(of source: SourceText) -> [PseudocodeToken]? {
    var lexer = Lexer(source)
    return try? lexer.readAll().compactMap { token in
      let written = String(decoding: source.bytes[token.bytes], as: UTF8.self)
      return Kind(token.kind, written).map {
        PseudocodeToken(
          kind: $0, text: token.kind.spelling ?? written, bytes: token.bytes, line: Int(token.range.start.line))
      }
    }
  }
}

extension PseudocodeToken.Kind {
  fileprivate init?(_ kind: TokenKind, _ written: String) {
    switch kind {
    case .keyword: self = .keyword
    case .truth: self = .truth
    case .name: self = BuiltInProcedure(rawValue: written) == nil ? .name : .procedure
    case .number: self = .number
    case .string: self = .string
    case .arrow: self = .arrow
    case .operator: self = .sign
    case .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma:
      self = .mark
    case .end: return nil
    }
  }
}

extension PseudocodeProgram {
  /// The words, numbers, strings and signs in the order of the text; none where something is no token.
  package var tokens: [PseudocodeToken] { PseudocodeToken.tokens(of: text) ?? [] }

  /// The text of some bytes of the program.
  package func text(of bytes: Range<Int>) -> String { String(decoding: text.bytes[bytes], as: UTF8.self) }

  /// The text of the program with other text in the place of some bytes.
  package func source(replacing bytes: Range<Int>, with other: String) -> String {
    text(of: 0..<bytes.lowerBound) + other + text(of: bytes.upperBound..<text.bytes.count)
  }

  /// True where another program differs in spaces, comments and the writing of signs alone.
  package func hasSameTokens(as other: PseudocodeProgram) -> Bool {
    error == nil && other.error == nil
      && tokens.elementsEqual(other.tokens) { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}
