import Diagnostics

extension ScalarPieces {
  /// The parts of a folded block scalar.
  ///
  /// YAML 1.2.2, section 8.1.3, as libyaml does it: between two lines that do not begin with a blank, one line break
  /// becomes a space, and of several the first is left out;
  /// before and after a line that begins with a blank all are kept.
  static func folded(_ value: ArraySlice<UInt8>, in bytes: [UInt8], header: Int) -> ScalarPieces {
    let value = Array(value)
    let first = startOfNextLine(in: bytes, from: header)
    guard let indentation = indentation(of: value, in: bytes, firstLine: first) else {
      var pieces = ScalarPieces()
      pieces.add(value.count, for: .at(first), isLineBreak: true)
      return pieces
    }
    var fold = Fold(value: value, bytes: bytes, indentation: indentation, gap: .at(first))
    var line = first
    while fold.pieces.count < value.count, line < bytes.count {
      let end = LineBreaks.endOfLine(in: bytes, from: line)
      let next = startOfNextLine(in: bytes, from: end)
      fold.take(Span(line, end), next: next)
      line = next
    }
    fold.pieces.add(value.count - fold.pieces.count, for: fold.gap, isLineBreak: true)
    return fold.pieces
  }

  /// How far the lines of a block are indented: by what the value's first line lacks of the file's;
  /// nil without any content.
  private static func indentation(of value: [UInt8], in bytes: [UInt8], firstLine: Int) -> Int? {
    var line = firstLine
    var offset = 0
    while offset < value.count, line < bytes.count {
      let length = LineBreaks.length(in: value, at: offset)
      guard length > 0 else {
        let own = value[offset...].prefix { $0 == 0x20 }.count
        return max(0, bytes[line...].prefix { $0 == 0x20 }.count - own)
      }
      offset += length
      line = startOfNextLine(in: bytes, from: line)
    }
    return nil
  }
}

/// The state of folding between two lines.
private struct Fold {
  let value: [UInt8]
  let bytes: [UInt8]
  let indentation: Int
  var pieces = ScalarPieces()
  /// The file's bytes since the last content.
  var gap: Span
  private var breaks: [Int] = []
  private var beganWithBlank: Bool?

  init(value: [UInt8], bytes: [UInt8], indentation: Int, gap: Span) {
    self.value = value
    self.bytes = bytes
    self.indentation = indentation
    self.gap = gap
  }

  /// Takes in one line; `next` is where the line after it begins.
  mutating func take(_ line: Span, next: Int) {
    let spaces = bytes[line.start..<line.end].prefix(indentation, while: { $0 == 0x20 })
    let content = Span(line.start + spaces, line.end)
    if content.count > 0 {
      let beginsWithBlank = bytes[content.start] == 0x20 || bytes[content.start] == 0x09
      pieces.add(separator(beginsWithBlank), for: Span(gap.start, content.start), isLineBreak: true)
      pieces.addExact(min(content.count, value.count - pieces.count), from: content.start)
      beganWithBlank = beginsWithBlank
      breaks = []
      gap = Span(line.end, next)
    }
    gap.end = next
    if next > line.end { breaks.append(LineBreaks.valueLength(in: bytes, at: line.end)) }
  }

  /// How many bytes of the value stand for the line breaks before a line.
  private func separator(_ beginsWithBlank: Bool) -> Int {
    let all = breaks.reduce(0, +)
    guard let beganWithBlank, !beganWithBlank, !beginsWithBlank, breaks.first == 1 else { return all }
    return breaks.count == 1 ? 1 : all - 1
  }
}

extension ArraySlice<UInt8> {
  /// How many of the first elements, up to a number, fulfil a condition.
  fileprivate func prefix(_ most: Int, while condition: (UInt8) -> Bool) -> Int {
    prefix(most).prefix(while: condition).count
  }
}
