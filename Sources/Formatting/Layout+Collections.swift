import Diagnostics
import YAMLSource

// Lists and mappings that are not in brackets.
extension Layout {
  /// Writes a block collection whose items begin at an indentation; the first goes on with the line where it can.
  mutating func writeCollection(_ node: YAMLTree.NodeID, indentation: Int, isInline: Bool) {
    openLevel(at: tree.span(of: node).start, indentation: indentation)
    switch tree.kind(of: node) {
    case .scalar: break
    case .sequence:
      for (number, element) in tree.writtenChildren(of: node).enumerated() {
        writeElement(element, indentation, isInline: isInline && number == 0)
      }
    case .mapping:
      for (number, entry) in tree.writtenEntries(of: node).enumerated() {
        writeEntry(entry, indentation, isInline: isInline && number == 0)
      }
    }
    closeLevel()
  }

  private mutating func writeElement(_ element: YAMLTree.NodeID, _ indentation: Int, isInline: Bool) {
    let dash = Gap.firstWord(in: bytes, from: cursor, before: tree.span(of: element).start)
    guard dash < bytes.count, bytes[dash] == UInt8(ascii: "-") else { return declined = tree.span(of: element) }
    begin(at: dash, indentation, isInline: isInline)
    put("-")
    cursor = dash + 1
    writeValue(element, indentation, mayGoOn: true)
  }

  private mutating func writeEntry(_ entry: YAMLTree.Entry, _ indentation: Int, isInline: Bool) {
    let key = tree.span(of: entry.key)
    let first = Gap.firstWord(in: bytes, from: cursor, before: key.start)
    begin(at: min(first, key.start), indentation, isInline: isInline)
    for word in Gap(bytes, Span(cursor, key.start)).words where tree.source.text(in: word) != "?" {
      put(word)
      put(" ")
    }
    guard !isSeveralLines(key), key.count > 0 else { return declined = key }
    put(key)
    if tree.isAlias(entry.key) { put(" ") }
    put(":")
    cursor = key.end
    writeValue(entry.value, indentation, mayGoOn: false)
  }

  private mutating func begin(at offset: Int, _ indentation: Int, isInline: Bool) {
    if isInline {
      cursor = offset
    } else {
      writeGap(to: offset, indentation: indentation)
      startLine(indentation)
    }
  }

  /// Writes what follows a `-` or a key's `:`; a collection may go on with the line after a `-`.
  private mutating func writeValue(_ node: YAMLTree.NodeID, _ indentation: Int, mayGoOn: Bool) {
    let span = tree.span(of: node)
    let gap = Gap(bytes, Span(cursor, max(cursor, span.start)))
    let properties = gap.words.filter { tree.source.text(in: $0) != ":" }
    for word in properties {
      put(" ")
      put(word)
    }
    if tree.kind(of: node) != .scalar, !tree.isFlow(node) {
      let goesOn = mayGoOn && !gap.hasComments && properties.isEmpty
      if goesOn { put(" ") }
      cursor = gap.words.last?.end ?? cursor
      return writeCollection(node, indentation: indentation + 2, isInline: goesOn)
    }
    guard span.count > 0 else {
      cursor = max(cursor, gap.words.last?.end ?? cursor)
      return
    }
    if gap.hasComments {
      cursor = gap.words.last?.end ?? cursor
      writeGap(to: span.start, indentation: indentation + 2)
      startLine(indentation + 2)
    } else {
      put(" ")
    }
    writeText(node, indentation: indentation)
  }

  func isSeveralLines(_ span: Span) -> Bool {
    bytes[span.start..<span.end].contains { $0 == 0x0A || $0 == 0x0D }
  }
}
