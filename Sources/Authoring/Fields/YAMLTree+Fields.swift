import Diagnostics
import YAMLSource

extension YAMLTree {
  /// Where a finding about a whole mapping or list belongs: its first key, or the node itself.
  func titleLocation(of node: NodeID) -> Location {
    guard kind(of: node) == .mapping, let first = entries(of: node).first(where: { _ in true }) else {
      return location(of: node)
    }
    return location(of: first.key)
  }

  /// Whether a scalar has several lines in the file that are one in its value.
  func joinsLines(of node: NodeID) -> Bool {
    let span = span(of: node)
    let written = source.bytes[span.start..<span.end]
    switch style(of: node) {
    case .literal: return false
    case .folded: return written.count { $0 == 0x0A } > 1
    case .plain, .singleQuoted: return written.contains(0x0A)
    case .doubleQuoted:
      return written.indices.contains { written[$0] == 0x0A && !isEscaped(written[..<$0]) }
    }
  }

  /// Whether a backslash that no other one escapes comes last before a line end, which is then no part of the value.
  private func isEscaped(_ before: ArraySlice<UInt8>) -> Bool {
    let line = before.last == 0x0D ? before.dropLast() : before
    return line.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// Whether a plain scalar is a number, a boolean or null, rather than a text, to a YAML reader that guesses types.
  func readsAsOtherThanText(_ node: NodeID) -> Bool {
    reading(of: node) != .text || separatedNumber(of: node) != nil
  }

  /// A plain scalar's whole number, `1.0` included as JSON Schema has it.
  func wholeNumber(of node: NodeID) -> Int? {
    switch separatedNumber(of: node) ?? reading(of: node) {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    case .null, .boolean, .date, .mark, .text: nil
    }
  }

  /// A sign that YAML 1.1 gives a meaning of its own, so that many tools cannot read a file in which it stands plain.
  func mark(of node: NodeID) -> String? {
    isMark(node) ? text(of: node) : nil
  }

  /// A number as only YAML 1.1 writes it, `1_000` or `0b11`; most readers of YAML 1.2 take it for that number too.
  private func separatedNumber(of node: NodeID) -> ScalarReading? {
    guard let ambiguity = ambiguity(of: node), ambiguity.version12 == .text, !ambiguity.written.contains(":") else {
      return nil
    }
    switch ambiguity.version11 {
    case .integer, .number: return ambiguity.version11
    case .null, .boolean, .date, .mark, .text: return nil
    }
  }
}
