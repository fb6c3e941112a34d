import Authoring
import Diagnostics

/// What begins on each line of a file, found in one walk for all comments of the file.
struct SuppressionScopes {
  /// The lines of the file.
  let lines: LineIndex
  /// The largest entry or list element that begins on a line and is not the whole document.
  private var largest: [Int: Span] = [:]
  /// The block scalar whose `|` or `>` stands on a line.
  private var blocks: [Int: Span] = [:]
  private let source: SourceText

  init(_ document: Document) {
    source = document.source
    lines = document.lines
    var pending = document.written.map { [$0] } ?? []
    while let value = pending.popLast() {
      for part in value.parts {
        let line = lines.line(of: part.span.start)
        if part.span.count > largest[line]?.count ?? -1 { largest[line] = part.span }
        if part.value.isAlias { continue }
        if !part.value.isScalar {
          pending.append(part.value)
        } else if part.value.isBlock {
          let span = part.value.span
          blocks[lines.line(of: span.start)] = span
        }
      }
    }
  }

  /// The bytes that a comment covers: after a value its line, and the block of lines that `|` or `>` begins there; on a
  /// line of its own the item or key that begins below it.
  func scope(of comment: Span) -> Span {
    let line = lines.line(of: comment.start)
    let lineSpan = lines.span(ofLine: line)
    let before = source.bytes[lineSpan.start..<comment.start]
    if before.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return blocks[line]?.union(lineSpan) ?? lineSpan }
    var next = line + 1
    while next < lines.lineCount, isBlankOrComment(lines.span(ofLine: next)) { next += 1 }
    let target = lines.span(ofLine: next)
    return largest[next]?.union(target) ?? target
  }

  private func isBlankOrComment(_ line: Span) -> Bool {
    let first = source.bytes[line.start..<line.end].first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }
}

extension SourceValue {
  /// The entries or elements as they are written, an entry from its key to the end of its value.
  fileprivate var parts: [(span: Span, value: SourceValue)] {
    writtenElements.map { ($0.span, $0) } + writtenEntries.map { ($0.span, $0.value) }
  }
}
