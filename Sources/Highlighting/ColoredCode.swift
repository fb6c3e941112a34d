package import CurriculumBundle
import Python
import PythonSyntax
import Slang

/// Code as an editor or a page colors it: its lines, each cut into pieces that have a color.
///
///     ColoredCode("for a in b:", .python).lines[0].map(\.kind).first == .keyword
package struct ColoredCode: Sendable {
  private let code: String
  private let language: CodeLanguage?

  /// Code in a language; that of others than Python, Slang and pseudocode has no colors.
  package init(_ code: String, _ language: CodeLanguage?) {
    self.code = code
    self.language = language
  }

  /// What a piece of code is.
  package enum Kind: String, Sendable, CaseIterable {
    case keyword, string, number, comment, `operator`, builtin, name
    /// Space, and what is in a language that is only shown.
    case text
  }

  /// A piece of a line.
  package struct Piece: Sendable, Equatable {
    /// What it is.
    package let kind: Kind
    /// Its characters.
    package let text: String
  }

  /// The lines, cut into pieces that make the whole line.
  package var lines: [[Piece]] {
    switch language {
    case .python: Self.python(code)
    case .slang:
      code.split(separator: "\n", omittingEmptySubsequences: false).map { Self.words(Self.slangTokens($0), of: $0) }
    case .pseudocode: Self.pseudocode(code) ?? Self.plain(code)
    case .robot, .swift, .java, .javascript, nil: Self.plain(code)
    }
  }

  private static func plain(_ code: String) -> [[Piece]] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { [Piece(kind: .text, text: String($0))] }
  }

  private static func python(_ code: String) -> [[Piece]] {
    let source = SourceText(code)
    return lines(
      of: code, source, Highlighter.tokens(of: source).map { (kind: name(of: $0, in: source), range: $0.range) })
  }

  /// The lines of a text, whose tokens are in order.
  static func lines(
    of code: String, _ source: SourceText, _ tokens: [(kind: Kind, range: Range<Int>)]
  ) -> [[Piece]] {
    // Lines and tokens are walked together: a line's tokens are the next ones.
    var rest = tokens[...]
    var lines = (1...source.lineCount).map { line in
      let start = Int(source.lineStarts[line - 1])
      let end = start + source.bytes(ofLine: line).count
      rest = rest.drop { $0.range.upperBound <= start }
      return pieces(rest.prefix { $0.range.lowerBound < end }, of: source.bytes, in: start..<end)
    }
    // A text that ends in a line end has an empty last line, as an editor shows it.
    if code.isEmpty || code.utf8.last == UInt8(ascii: "\n") { lines.append([]) }
    return code.isEmpty ? [[]] : lines
  }

  /// The pieces of a range of bytes, what is between the tokens among them.
  private static func pieces(
    _ tokens: ArraySlice<(kind: Kind, range: Range<Int>)>, of bytes: [UInt8], in range: Range<Int>
  ) -> [Piece] {
    var pieces: [Piece] = []
    var end = range.lowerBound
    func add(_ kind: Kind, _ piece: Range<Int>) {
      guard !piece.isEmpty else { return }
      pieces.append(Piece(kind: kind, text: String(decoding: bytes[piece], as: UTF8.self)))
    }
    for token in tokens where token.range.overlaps(range) {
      let part = token.range.clamped(to: range)
      add(.text, end..<part.lowerBound)
      add(token.kind, part)
      end = part.upperBound
    }
    add(.text, end..<range.upperBound)
    return pieces
  }

  private static func name(of token: Highlighter.Token, in source: SourceText) -> Kind {
    switch token.kind {
    case .keyword: .keyword
    case .string: .string
    case .number: .number
    case .comment: .comment
    case .operator: .operator
    case .name: builtins.contains(String(decoding: source.bytes[token.range], as: UTF8.self)) ? .builtin : .name
    }
  }

  private static let builtins = Set(
    ConceptTable.rows.filter { $0.area == .builtins }.compactMap { $0.id.split(separator: ".").last.map(String.init) })

  private static func slangTokens(_ line: Substring) -> [(kind: Kind, range: Range<Int>)] {
    let tokens = (try? Tokenizer.tokens(of: line)) ?? []
    return tokens.enumerated().map { index, token in
      let kind: Kind =
        switch token.kind {
        case .integer, .double: .number
        case .string: .string
        case .name: index == 0 ? .keyword : .name
        case .symbol: .operator
        }
      return (kind, token.range)
    }
  }

  private static func words(_ tokens: [(kind: Kind, range: Range<Int>)], of line: Substring) -> [Piece] {
    let bytes = Array(line.utf8)
    return pieces(tokens[...], of: bytes, in: bytes.indices)
  }
}
