import Diagnostics

// Spaces of other kinds, which YAML takes for letters.
extension SyntaxExplainer {
  /// Such a space near the problem, in front of a key, behind a dash or behind a colon; nil where there is none.
  var unusualSpace: Diagnostic? {
    var content = lines.content(ofLineAt: problem)
    for _ in 0..<3 {
      if let span = unusualSpaces(in: content) { return findings.unusualSpace(lines.text(span), at: span) }
      guard let above = lines.contentAbove(content.start) else { return nil }
      content = above
    }
    return nil
  }

  /// The first run of such spaces where a line's layout is, if there is one.
  private func unusualSpaces(in content: Span) -> Span? {
    var offset = content.start
    while offset < content.end, lines.byte(at: offset) == UInt8(ascii: "-") || lines.isBlank(offset) { offset += 1 }
    let word = (offset..<content.end).prefix { lines.bytes[$0].isWordByte }
    let colon = word.last.map { $0 + 1 }
    let places = [offset, colon.flatMap { lines.byte(at: $0) == UInt8(ascii: ":") ? $0 + 1 : nil }].compactMap(\.self)
    for place in places {
      let end = lines.endOfUnusualSpaces(from: place)
      if end > place { return Span(place, end) }
    }
    return nil
  }
}

extension Findings {
  /// Spaces that YAML takes for letters.
  func unusualSpace(_ text: String, at span: Span) -> Diagnostic {
    let code = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
    let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let count = text.unicodeScalars.count
    return finding(
      .unusualSpace, at: span,
      "\(count == 1 ? "a space" : "\(count) spaces") of another kind (\(name)), which YAML takes for a letter",
      help: "write an ordinary space for each",
      fixes: [
        Fix(
          "write ordinary spaces", .needsChoice, [Edit(Location(path, span), String(repeating: " ", count: count))])
      ])
  }
}

extension SourceLines {
  /// Where a run of spaces that are none to YAML ends; the offset itself where none begins.
  func endOfUnusualSpaces(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, let length = bytes.lengthOfUnusualSpace(at: end) { end += length }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes a space that is none to YAML has: U+00A0, U+2000 to U+200A, U+202F, U+205F, U+3000; nil for others.
  func lengthOfUnusualSpace(at offset: Int) -> Int? {
    guard offset + 1 < count else { return nil }
    if self[offset] == 0xC2 { return self[offset + 1] == 0xA0 ? 2 : nil }
    guard offset + 2 < count else { return nil }
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
    default: return nil
    }
  }
}
