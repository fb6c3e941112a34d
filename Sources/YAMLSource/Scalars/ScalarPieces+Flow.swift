import Diagnostics

extension ScalarPieces {
  /// The parts of a plain or quoted scalar, from the bytes within its quotes.
  static func flow(_ style: ScalarStyle, in bytes: [UInt8], _ inner: Span) -> ScalarPieces {
    var pieces = ScalarPieces()
    var offset = inner.start
    while offset < inner.end {
      let end = endOfVerbatim(style, in: bytes, Span(offset, inner.end))
      pieces.addExact(end - offset, from: offset)
      offset = end
      guard offset < inner.end else { break }
      offset = pieces.addChanged(style, in: bytes, Span(offset, inner.end))
    }
    return pieces
  }

  /// Where the bytes that mean themselves end: at an escape, or at the blanks before a line break.
  private static func endOfVerbatim(_ style: ScalarStyle, in bytes: [UInt8], _ rest: Span) -> Int {
    var offset = rest.start
    var blanks = rest.start
    while offset < rest.end {
      if style == .doubleQuoted, bytes[offset] == UInt8(ascii: "\\") { return offset }
      if style == .singleQuoted, bytes[offset] == UInt8(ascii: "'") { return offset }
      if LineBreaks.length(in: bytes, at: offset) > 0 { return blanks }
      let isBlank = bytes[offset] == 0x20 || bytes[offset] == 0x09
      offset += 1
      if !isBlank { blanks = offset }
    }
    return offset
  }

  /// Adds the escape or fold at the beginning of `rest` and gives the offset after it.
  private mutating func addChanged(_ style: ScalarStyle, in bytes: [UInt8], _ rest: Span) -> Int {
    switch bytes[rest.start] {
    case UInt8(ascii: "'") where style == .singleQuoted:
      add(1, for: Span(rest.start, min(rest.start + 2, rest.end)))
      return min(rest.start + 2, rest.end)
    case UInt8(ascii: "\\") where style == .doubleQuoted && rest.count > 1:
      guard LineBreaks.length(in: bytes, at: rest.start + 1) == 0 else {
        return addFold(in: bytes, Span(rest.start + 1, rest.end), from: rest.start)
      }
      let escape = Self.escape(in: bytes, rest)
      add(escape.valueLength, for: Span(rest.start, rest.start + escape.length))
      return rest.start + escape.length
    default:
      return addFold(in: bytes, rest, from: rest.start)
    }
  }

  /// Adds blanks and line breaks: one break is a space, further ones stand for themselves; an escaped one is nothing.
  private mutating func addFold(in bytes: [UInt8], _ rest: Span, from start: Int) -> Int {
    var offset = rest.start
    var lengths: [Int] = []
    while offset < rest.end {
      let length = LineBreaks.length(in: bytes, at: offset)
      guard length > 0 || bytes[offset] == 0x20 || bytes[offset] == 0x09 else { break }
      if length > 0 { lengths.append(LineBreaks.valueLength(in: bytes, at: offset)) }
      offset += max(length, 1)
    }
    let further = lengths.dropFirst().reduce(0, +)
    let isEscaped = start < rest.start
    let first = lengths.first == 3 ? 3 : (further > 0 ? 0 : 1)
    add(further + (isEscaped ? 0 : first), for: Span(start, max(offset, start + 1)))
    return max(offset, start + 1)
  }

  /// How many bytes an escape in double quotes has, and how many bytes it stands for.
  private static func escape(in bytes: [UInt8], _ rest: Span) -> (length: Int, valueLength: Int) {
    let digits: Int
    switch bytes[rest.start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
    default: return (2, 1)
    }
    let end = min(rest.start + 2 + digits, rest.end)
    let code = UInt32(String(decoding: bytes[rest.start + 2..<end], as: UTF8.self), radix: 16)
    let scalar = code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    return (end - rest.start, UTF8.width(scalar))
  }
}
