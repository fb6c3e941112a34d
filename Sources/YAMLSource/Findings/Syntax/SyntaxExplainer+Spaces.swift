import Diagnostics

// Spaces of other kinds, which YAML takes for letters.
extension SyntaxExplainer {
  /// Such a space near the problem, in front of a key, behind a dash or behind a colon; nil where there is none.
  var unusualSpace: Diagnostic? {
    var content = lines.content(ofLineAt: problem)
    for _ in 0..<3 {
      if let span = unusualSpaces(in: content) { return findings.unusualSpace(at: span, in: lines) }
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
  func unusualSpace(at span: Span, in lines: SourceLines) -> Diagnostic {
    let characters = lines.text(span).unicodeScalars
    let code = characters.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
    let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let count = characters.count
    let edit =
      lines.indentingEdit(ofLineAt: span.start, in: path)
      ?? Edit(Location(path, span), String(repeating: " ", count: count))
    return finding(
      .unusualSpace, at: span,
      "\(count == 1 ? "a space" : "\(count) spaces") of another kind (\(name)), which YAML takes for a letter",
      help: "write an ordinary space for each", fixes: [Fix("write ordinary spaces", .needsChoice, [edit])])
  }
}

extension SourceLines {
  /// What indents the line of an offset with ordinary spaces, as far as the lines above ask for; nil where something
  /// else than spaces and tabs stands before the offset.
  func indentingEdit(ofLineAt offset: Int, in path: String) -> Edit? {
    let start = line(at: offset).start
    var (end, width) = (start, 0)
    while let byte = byte(at: end) {
      let length = byte == 0x20 || byte == 0x09 ? 1 : bytes.lengthOfUnusualSpace(at: end)
      guard let length else { break }
      width += byte == 0x09 ? 2 : 1
      end += length
    }
    guard offset < end else { return nil }
    let meant = indentationMeant(by: width, at: Span(end, line(at: end).end))
    return Edit(Location(path, Span(start, end)), String(repeating: " ", count: meant))
  }

  /// How far a line is meant to be indented: by as much as it seems to be where that fits a line above it, else like
  /// the nearest one.
  private func indentationMeant(by width: Int, at content: Span) -> Int {
    let isItem = withoutDashes(content).start > content.start
    guard let nearest = contentAbove(content.start) else { return 0 }
    // Below a colon or a bar at the line's end something begins, further in.
    let opens = ":|>".utf8.contains(bytes[nearest.end - 1])
    let expected = column(of: nearest, asItem: isItem) + (opens ? 2 : 0)
    var next = Optional(nearest)
    for _ in 0..<Self.mostLinesCompared {
      guard let above = next, width != expected else { break }
      if column(of: above, asItem: isItem) == width { return width }
      next = contentAbove(above.start)
    }
    return expected
  }

  private static let mostLinesCompared = 200

  /// The column at which a line's key, or its dash, stands.
  private func column(of content: Span, asItem: Bool) -> Int {
    (asItem ? content.start : withoutDashes(content).start) - line(at: content.start).start
  }

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
