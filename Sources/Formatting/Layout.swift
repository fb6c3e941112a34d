import Diagnostics
import YAMLSource

/// Writes a tree anew, in the order of the file; what stands between values is taken from the file.
struct Layout {
  let tree: YAMLTree
  let bytes: [UInt8]
  /// What is written so far; its last line has no line end yet.
  private(set) var output: [UInt8] = []
  /// Something that cannot be written anew.
  var declined: Span?
  /// How far the file's bytes are written.
  var cursor = 0
  /// Whether the blank lines that follow belong to the text before them.
  var blankLinesAreText = false
  /// The block collections around what is written next, and those that ended before it.
  private var open: [Level] = []
  private var closed: [Level] = []

  /// A block collection's column in the file and in the output.
  private struct Level {
    let column: Int
    let indentation: Int
  }

  init(_ tree: YAMLTree) {
    self.tree = tree
    bytes = tree.source.bytes
    cursor = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    output.reserveCapacity(bytes.count + 64)
  }

  /// Writes the whole file.
  mutating func write() {
    if let root = tree.root { writeRoot(root) }
    writeGap(to: bytes.count, indentation: 0, endsFile: true)
    if !output.isEmpty { output.append(0x0A) }
  }

  private mutating func writeRoot(_ root: YAMLTree.NodeID) {
    let start = tree.span(of: root).start
    let word = Gap.firstWord(in: bytes, from: cursor, before: start)
    if word < start {
      guard bytes[word...].starts(with: "---".utf8) else { return declined = Span(word, word + 1) }
      writeGap(to: word, indentation: 0)
      startLine(0)
      put("---")
      cursor = word + 3
      guard Gap(bytes, Span(cursor, start)).words.isEmpty else { return declined = Span(cursor, start) }
    }
    guard tree.kind(of: root) != .scalar, !tree.isFlow(root) else {
      writeGap(to: start, indentation: 0)
      startLine(0)
      return writeText(root, indentation: 0)
    }
    writeCollection(root, indentation: 0, isInline: false)
  }
}

// Lines and what stands between them.
extension Layout {
  mutating func put(_ text: String) { output += text.utf8 }

  mutating func put(_ span: Span) { output += bytes[span.start..<span.end] }

  mutating func put(_ text: some Sequence<UInt8>) { output += text }

  /// Begins a line.
  mutating func startLine(_ indentation: Int) {
    if !output.isEmpty { output.append(0x0A) }
    output += repeatElement(0x20, count: indentation)
  }

  /// Leaves one line blank before the next.
  mutating func leaveBlankLine() {
    if !output.isEmpty { output.append(0x0A) }
  }

  /// Writes the comments up to an offset, and the blank line before what stands there.
  mutating func writeGap(to end: Int, indentation: Int, endsFile: Bool = false) {
    guard cursor <= end else { return }
    let gap = Gap(bytes, Span(cursor, end), followsText: !output.isEmpty)
    if let comment = gap.trailing { writeTrailing(comment) }
    for comment in gap.comments {
      if comment.followsBlankLine, !blankLinesAreText { leaveBlankLine() }
      blankLinesAreText = false
      startLine(self.indentation(of: comment, before: indentation))
      put(comment.span)
    }
    if gap.endsInBlankLine, !blankLinesAreText, !endsFile { leaveBlankLine() }
    blankLinesAreText = false
    closed = []
    cursor = end
  }

  /// Writes a comment after what stands before it on its line, as far from it as it was.
  mutating func writeTrailing(_ comment: Gap.Comment) {
    var start = comment.span.start
    while start > cursor, bytes[start - 1] == 0x20 { start -= 1 }
    output += repeatElement(0x20, count: max(1, comment.span.start - start))
    put(comment.span)
  }

  /// A comment stands with the innermost collection that begins to the left of it, or with the outermost of those
  /// that begin where it does, as a list may where its key does.
  private func indentation(of comment: Gap.Comment, before next: Int) -> Int {
    let levels = closed + open.suffix(1)
    guard let first = levels.first(where: { $0.column <= comment.column }) else { return next }
    return max(levels.last { $0.column == first.column }?.indentation ?? next, next)
  }

  mutating func openLevel(at offset: Int, indentation: Int) {
    open.append(Level(column: Gap.column(of: offset, in: bytes), indentation: indentation))
  }

  mutating func closeLevel() {
    if let level = open.popLast() { closed.append(level) }
  }
}
