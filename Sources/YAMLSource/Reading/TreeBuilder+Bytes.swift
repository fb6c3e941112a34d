import CLibYAML
import Diagnostics

extension TreeBuilder {
  /// What is left of a node's bytes after the anchor and the tag that stand before it.
  func skipProperties(in span: Span) -> Span {
    var offset = span.start
    while offset < span.end {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"): offset = endOfWord(from: offset, before: span.end)
      case UInt8(ascii: "#"): offset = LineBreaks.endOfLine(in: bytes, from: offset, before: span.end)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      default:
        let lineBreak = LineBreaks.length(in: bytes, at: offset)
        guard lineBreak > 0 else { return Span(offset, span.end) }
        offset += lineBreak
      }
    }
    return .at(span.end)
  }

  /// The first tag among the anchor and tag before a node.
  func spanOfTag(in properties: Span) -> Span {
    let isTag = { bytes[$0] == UInt8(ascii: "!") }
    guard let start = (properties.start..<properties.end).first(where: isTag) else { return properties }
    return Span(start, endOfWord(from: start, before: properties.end))
  }

  /// The anchor among the anchor and tag before a node.
  func spanOfAnchor(in properties: Span) -> Span {
    let isAnchor = { bytes[$0] == UInt8(ascii: "&") }
    guard let start = (properties.start..<properties.end).first(where: isAnchor) else { return properties }
    return Span(start, endOfWord(from: start, before: properties.end))
  }

  /// Whether nothing follows an alias that makes it an error of syntax, which is then reported instead.
  func isAlone(_ alias: Span) -> Bool {
    var offset = alias.end
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < bytes.count else { return true }
    return bytes[offset].isBlankOrBreak || ",]}:#".utf8.contains(bytes[offset])
  }

  private func endOfWord(from start: Int, before end: Int) -> Int {
    let isAnchor = bytes[start] == UInt8(ascii: "&")
    var offset = start
    while offset < end, bytes[offset] > UInt8(ascii: " "), LineBreaks.length(in: bytes, at: offset) == 0 {
      if isAnchor, offset > start, !bytes[offset].isWordByte { break }
      offset += 1
    }
    return offset
  }

  /// Where the last line of a block scalar that is not blank ends.
  func endOfLastLine(in span: Span) -> Int {
    var end = span.end
    while end > span.start, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return LineBreaks.endOfLine(in: bytes, from: end, before: span.end)
  }
}

extension UInt8 {
  /// A letter, a digit, `-` or `_`: what libyaml allows in an anchor's name.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// A space, a tab or part of a line end.
  var isBlankOrBreak: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ScalarStyle {
  @inline(__always)
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
