import Execution
import Python
import PythonSyntax

/// A change of a program's text: what takes the place of some bytes, so that the rest stays as its author wrote it.
struct ProgramEdit {
  /// A text that takes the place of some bytes.
  struct Patch {
    let range: Range<Int>
    let text: String
  }

  let mutation: Mutation
  let patches: [Patch]
}

extension [ProgramEdit.Patch] {
  /// The text with all patches made; they do not overlap.
  func applied(to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var place = 0
    for patch in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[place..<patch.range.lowerBound]
      result += patch.text.utf8
      place = patch.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// A program's text by the places of its syntax nodes.
struct ProgramLayout {
  let source: SourceText
  var bytes: [UInt8] { source.bytes }

  /// The bytes of a node; nil where its place is none of the text.
  func range(_ range: SourceRange) -> Range<Int>? {
    guard let start = offset(range.start), let end = offset(range.end), start <= end else { return nil }
    return start..<end
  }

  /// The text of a node as it is written; nil where its place is none of the text.
  func text(_ range: SourceRange) -> String? { self.range(range).map(text) }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes of some lines, from 1, with their line ends.
  func range(ofLines first: Int, to last: Int) -> Range<Int> {
    let end = last < source.lineStarts.count ? Int(source.lineStarts[last]) : bytes.count
    return Int(source.lineStarts[first - 1])..<end
  }

  /// Whether a statement is all that stands on its lines, a comment behind it aside.
  func standsAlone(_ statement: Statement) -> Bool {
    guard let range = range(statement.range) else { return false }
    let lines = self.range(ofLines: statement.range.firstLine, to: statement.range.lastLine)
    let rest = bytes[range.upperBound..<lines.upperBound].first { !Self.isBlank($0) }
    return bytes[lines.lowerBound..<range.lowerBound].allSatisfy(Self.isBlank)
      && (rest == nil || rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "#"))
  }

  /// The white space before the first byte of a line.
  func indentation(ofLine line: Int) -> String {
    String(decoding: source.bytes(ofLine: line).prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// Where a sign stands between two nodes, parentheses, line ends and comments aside.
  func range(of sign: String, between left: SourceRange, and right: SourceRange) -> Range<Int>? {
    guard var place = offset(left.end), let end = offset(right.start), place <= end else { return nil }
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "#") {
        while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if Self.isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\\") || byte == 0x29 {
        place += 1
      } else {
        return bytes[place..<end].starts(with: sign.utf8) ? place..<place + sign.utf8.count : nil
      }
    }
    return nil
  }

  private func offset(_ place: SourcePosition) -> Int? {
    let line = Int(place.line)
    guard line >= 1, line <= source.lineStarts.count else { return nil }
    let offset = Int(source.lineStarts[line - 1]) + Int(place.column)
    return offset <= bytes.count ? offset : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
}

extension SourceRange {
  /// Its first line, from 1.
  var firstLine: Int { Int(start.line) }
  /// Its last line, from 1.
  var lastLine: Int { Int(end.line) }
}
