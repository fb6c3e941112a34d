import Diagnostics

/// Where a cursor is in a file: in which mapping, and whether at a key or a value.
///
///     // cards:
///     //   - id: hello
///     //     ty|
///     CursorContext(at: 27, in: text).kind == .key(prefix: "ty")
///     CursorContext(at: 27, in: text).owners == ["cards"]
///
/// It is worked out from indentation and brackets alone, since most files cannot be parsed while somebody types.
struct CursorContext {
  /// The kind of text around the cursor.
  enum Kind: Hashable {
    /// A key, of which so much is there; the rest of the word may follow the cursor.
    case key(prefix: String)
    /// The value of a key.
    case value(key: String, prefix: String)
    /// An item of the list under a key; what has no colon yet may become a key of a mapping there.
    case item(key: String, prefix: String)
    /// A line of a text below a `|`.
    case text(key: String)
  }

  /// A mapping around the cursor.
  struct Level: Hashable {
    /// The key under which the mapping is, itself or as an item of a list; nil for the file's own.
    var owner: String?
    /// Its entries on lines of their own, as far as they are known, without the one at the cursor.
    var entries: [String: String] = [:]
  }

  /// The kind of text at the cursor.
  let kind: Kind
  /// The mappings around it, the file's own first.
  let levels: [Level]
  /// The bytes of the word at the cursor, which a completion replaces.
  let word: Span

  /// The keys under which the mappings are, from the outermost.
  var owners: [String] { levels.compactMap(\.owner) }
}

extension CursorContext {
  /// The context of a cursor before a byte.
  init(at offset: Int, in text: IndexedText) {
    let offset = min(max(0, offset), text.source.bytes.count)
    let finder = CursorFinder(text)
    let brackets = finder.openBrackets(before: offset)
    self = brackets.isEmpty ? .inBlock(offset, text, finder) : .inBrackets(brackets, offset, text, finder)
  }

  private init(_ kind: Kind, _ levels: [Level], word: Span) {
    (self.kind, self.levels, self.word) = (kind, levels, word)
  }

  private static func inBlock(_ offset: Int, _ text: IndexedText, _ finder: CursorFinder) -> CursorContext {
    let number = text.lines.line(of: offset)
    let (line, span) = (finder.line(number), text.lines.span(ofLine: number))
    let start = span.start + line.column
    let isBlank = line.isEmpty && line.bytes.allSatisfy { $0 == UInt8(ascii: " ") }
    let column = isBlank ? offset - span.start : line.column
    if let key = finder.keyOfText(aroundLine: number, column: column) {
      let levels = finder.levels(aroundLine: number, column: column, dashes: [])
      return CursorContext(.text(key: key), levels.dropLast(), word: .at(offset))
    }
    let levels = finder.levels(aroundLine: number, column: column, dashes: line.dashes)
    if let owner = levels.last?.owner, offset == start, line.key == nil, line.value.isEmpty, !line.dashes.isEmpty {
      return CursorContext(.item(key: owner, prefix: ""), levels, word: .at(offset))
    }
    guard offset > start, !isBlank else {
      let word = Span(min(start, offset), wordEnd(from: offset, in: text))
      return CursorContext(.key(prefix: ""), levels, word: isBlank ? .at(offset) : word)
    }
    let content = text.source.bytes[start..<span.end]
    if let key = line.key, let colon = SourceLine.colon(in: content), offset > colon {
      let value = text.source.bytes[(colon + 1)..<offset]
      return CursorContext(
        .value(key: key, prefix: prefix(value)), levels, word: word(value, to: offset, in: text))
    }
    let before = text.source.bytes[start..<offset]
    let word = word(before, to: offset, in: text)
    guard line.key == nil, !line.dashes.isEmpty, let owner = levels.last?.owner else {
      return CursorContext(.key(prefix: prefix(before)), levels, word: word)
    }
    return CursorContext(.item(key: owner, prefix: prefix(before)), levels, word: word)
  }

  private static func inBrackets(
    _ brackets: [CursorFinder.OpenBracket], _ offset: Int, _ text: IndexedText, _ finder: CursorFinder
  ) -> CursorContext {
    let bytes = text.source.bytes
    let first = brackets[0]
    let number = text.lines.line(of: first.offset)
    let line = finder.line(number)
    var levels = finder.levels(aroundLine: number, column: line.column, dashes: line.dashes)
    // Without a key before it, the outermost bracket is itself an item of the list, and its mapping the one found.
    var owner = line.key
    if owner == nil, first.isBrace, !line.dashes.isEmpty {
      owner = levels.popLast()?.owner
    }
    for (depth, bracket) in brackets.enumerated() {
      if depth > 0, brackets[depth - 1].isBrace {
        let part = bytes[brackets[depth - 1].partStart..<bracket.offset]
        owner = SourceLine.colon(in: part).map { prefix(part[..<$0]) }
      }
      guard bracket.isBrace else { continue }
      levels.append(Level(owner: owner, entries: entries(of: bracket, from: offset, bytes)))
    }
    let last = brackets[brackets.count - 1]
    let part = bytes[last.partStart..<offset]
    guard last.isBrace else {
      return CursorContext(
        .item(key: owner ?? "", prefix: prefix(part)), levels, word: word(part, to: offset, in: text))
    }
    guard let colon = SourceLine.colon(in: part) else {
      return CursorContext(.key(prefix: prefix(part)), levels, word: word(part, to: offset, in: text))
    }
    let value = part[(colon + 1)...]
    return CursorContext(
      .value(key: prefix(part[..<colon]), prefix: prefix(value)), levels, word: word(value, to: offset, in: text))
  }

  /// The entries between braces, those behind the cursor on its line among them.
  private static func entries(
    of bracket: CursorFinder.OpenBracket, from offset: Int, _ bytes: [UInt8]
  ) -> [String: String] {
    let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == UInt8(ascii: "}") } ?? bytes.count
    let behind = bytes[offset..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).dropFirst()
    var entries: [String: String] = [:]
    for part in bracket.parts.map({ bytes[$0.start..<$0.end] }) + behind {
      guard let colon = SourceLine.colon(in: part) else { continue }
      entries[prefix(part[..<colon])] = prefix(part[(colon + 1)...])
    }
    return entries
  }

  private static func prefix(_ bytes: ArraySlice<UInt8>) -> String {
    let text = SourceLine.trimmed(bytes)
    let whole = text.trimmingQuotes
    // The quote of a value that is being written has no other one yet.
    return whole == text && text.first.map { "\"'".contains($0) } ?? false ? String(text.dropFirst()) : whole
  }

  /// The word that a completion replaces: from the first byte that is not whitespace, or behind an opening quote, to
  /// the end of the word at the cursor.
  private static func word(_ before: ArraySlice<UInt8>, to offset: Int, in text: IndexedText) -> Span {
    var start = before.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } ?? offset
    if start < offset, "\"'".utf8.contains(before[start]) { start += 1 }
    return Span(start, wordEnd(from: offset, in: text))
  }

  private static func wordEnd(from offset: Int, in text: IndexedText) -> Int {
    let bytes = text.source.bytes
    return bytes[offset...].firstIndex { !isWordByte($0) } ?? bytes.count
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      0x80...:
      true
    default: false
    }
  }
}
