import Authoring
import CurriculumBundle
import Diagnostics
import Highlighting

/// The colored pieces of all code in a file.
struct CodeTokens {
  /// A piece on one line.
  struct Token {
    let span: Span
    /// The index of its type in `types`.
    let type: Int

    func place(
      in text: IndexedText, _ encoding: PositionEncoding
    ) -> (line: Int, character: Int, length: Int) {
      let (start, end) = (encoding.place(of: span.start, in: text), encoding.place(of: span.end, in: text))
      return (start.line, start.character, end.character - start.character)
    }
  }

  /// The names of the types by the protocol, in the order of their indices.
  static let types = ["keyword", "string", "number", "comment", "operator", "function", "variable"]

  /// The tokens, first to last.
  private(set) var all: [Token] = []

  /// - Parameter language: The language of the module, for code that says nothing of its own.
  init(_ text: IndexedText, language: CodeLanguage?) {
    if let whole = text.written { visit(whole, under: nil, language) }
    all.sort { $0.span.start < $1.span.start }
  }

  /// The keys below which code is, as a text or as a list of texts.
  static let keys: Set<FieldKey> = [.code, .starter, .solutions, .alsoRight, .program, .setup, .given]

  private mutating func visit(_ value: SourceValue, under key: FieldKey?, _ language: CodeLanguage?) {
    guard !value.isAlias else { return }
    if value.isScalar, let key, Self.keys.contains(key) { add(value, language) }
    for element in value.writtenElements { visit(element, under: key, language) }
    guard value.isMapping else { return }
    let own = value.value(of: .language).flatMap { CodeLanguage(rawValue: $0.text) } ?? language
    for entry in value.writtenEntries { visit(entry.value, under: FieldKey(rawValue: entry.key.text), own) }
  }

  private mutating func add(_ code: SourceValue, _ language: CodeLanguage?) {
    let (spans, source) = (code.byteSpans, code.document.source)
    var offset = 0
    for line in ColoredCode(code.text, language).lines {
      for piece in line {
        let end = offset + piece.text.utf8.count
        // What a folded text joins from several lines has no place that a client could color.
        if let type = piece.kind.type, let span = onOneLine(spans.location(of: offset..<end).span, in: source) {
          all.append(Token(span: span, type: type))
        }
        offset = end
      }
      offset += 1
    }
  }

  private func onOneLine(_ span: Span, in source: SourceText) -> Span? {
    source.bytes[span.start..<span.end].contains(0x0A) ? nil : span
  }
}

extension ColoredCode.Kind {
  /// The index of its type; nil for what has no color.
  fileprivate var type: Int? {
    switch self {
    case .keyword: 0
    case .string: 1
    case .number: 2
    case .comment: 3
    case .operator: 4
    case .builtin: 5
    case .name: 6
    case .text: nil
    }
  }
}
