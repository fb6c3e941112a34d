import Diagnostics
import YAMLSource

// What an author has written in the place of a value, and YAML takes for a comment.
extension YAMLTree {
  /// The comment behind the colon of an empty value, or on the line below it, indented further than its key.
  func commentInPlace(of empty: NodeID) -> (span: Span, isBelow: Bool)? {
    let (bytes, end) = (source.bytes, span(of: empty).end)
    guard end <= bytes.count, let first = bytes[end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else {
      return nil
    }
    if bytes[first] == UInt8(ascii: "#") { return (spanOfComment(at: first), false) }
    guard bytes[first] == 0x0A || bytes[first] == 0x0D, let below = firstByte(after: first),
      bytes[below] == UInt8(ascii: "#")
    else {
      return nil
    }
    let lineStart = (bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1
    let keyStart = bytes[lineStart..<end].firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "-") } ?? end
    let indentation = below - (bytes[..<below].lastIndex(of: 0x0A) ?? -1) - 1
    return indentation > keyStart - lineStart ? (spanOfComment(at: below), true) : nil
  }

  /// Whether a block scalar without a line of its own stands above a comment, which may have been meant for it.
  func hasComment(below scalar: NodeID) -> Bool {
    guard style(of: scalar) == .literal || style(of: scalar) == .folded,
      let end = source.bytes[span(of: scalar).start...].firstIndex(of: 0x0A), let below = firstByte(after: end)
    else { return false }
    return source.bytes[below] == UInt8(ascii: "#")
  }

  private func spanOfComment(at sign: Int) -> Span {
    Span(sign, source.bytes[sign...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count)
  }

  private func firstByte(after offset: Int) -> Int? {
    source.bytes[offset...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }
}
