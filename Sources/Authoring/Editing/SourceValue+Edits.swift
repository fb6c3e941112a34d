package import Diagnostics
import YAMLSource

// Changes to the keys of a mapping, such as a card or a check on it.
//
// Every edit leaves comments, and what other places share with the mapping, as they are; nil where that cannot be.
extension SourceValue {
  private var lines: LineIndex { document.lines }

  /// Returns whether a key has its value there and nowhere else, so that it can be changed.
  package func isOwn(_ key: FieldKey) -> Bool { tree.ownEntry(for: key, in: node) != nil }

  /// Gives a key that is there a value that fits on a line, such as a number.
  package func set(_ key: FieldKey, to value: String) -> Edit? {
    tree.ownEntry(for: key, in: node).flatMap { entry in
      tree.kind(of: entry.value) == .sequence ? edit(list: entry, value) : edit(entry.value, value)
    }
  }

  /// Gives a key a text: in its place, in the place of another key, or on a new line below the code.
  package func set(_ key: FieldKey, toText text: String, insteadOf other: FieldKey?) -> Edit? {
    if has(key) {
      return tree.ownEntry(for: key, in: node).flatMap { edit($0.value, written(text, insteadOf: $0)) }
    }
    if let other, has(other) {
      return tree.ownEntry(for: other, in: node).map { entry in
        edit(span(of: entry), "\(key): \(written(text, insteadOf: entry))")
      }
    }
    return insert("\(key): ", text)
  }

  /// Takes a key with its value away, its lines with it; nil where other things are on them.
  package func remove(_ key: FieldKey) -> Edit? {
    guard let entry = tree.ownEntry(for: key, in: node), !tree.isFlow(node), comment(in: entry) == nil else {
      return nil
    }
    let span = span(of: entry)
    let start = lines.start(ofLine: lines.line(of: span.start))
    let before = tree.source.text(in: Span(start, span.start))
    guard before.allSatisfy({ $0 == " " }), !hasMore(after: span) else { return nil }
    return edit(Span(start, lines.start(ofLine: lines.line(of: span.end) + 1)), "")
  }

  /// Another value in the place of one; where none was written, it comes a space after the colon.
  private func edit(_ value: YAMLTree.NodeID, _ text: String) -> Edit? {
    let span = tree.span(of: value)
    guard span.count == 0 else { return edit(span, text) }
    let before = tree.source.bytes[..<span.start]
    guard before.last(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: ":") else { return nil }
    return edit(span, before.last == UInt8(ascii: ":") ? " \(text)" : text)
  }

  /// Another text in a place, with the line ends of the file.
  private func edit(_ span: Span, _ text: String) -> Edit {
    Edit(Location(tree.source.path, span), text.replacing("\n", with: lines.lineEnd))
  }

  /// Adds keys with texts on new lines below the code.
  package func add(_ keys: [(key: FieldKey, text: String)]) -> Edit? {
    let edits = keys.compactMap { insert("\($0.key): ", $0.text) }
    guard let first = edits.first, edits.count == keys.count else { return nil }
    return Edit(first.location, edits.map(\.replacement).joined())
  }

  /// Gives a key a list that is written on one line: in its place, or on a new line below another key.
  package func set(_ key: FieldKey, toList list: String, below other: FieldKey) -> Edit? {
    guard has(key) else { return insert("\(key): \(list)", below: other) }
    return tree.ownEntry(for: key, in: node).flatMap { edit(list: $0, list) }
  }

  /// A list on one line in the place of one: behind its key's colon, wherever the first element was.
  private func edit(list entry: YAMLTree.Entry, _ text: String) -> Edit? {
    let (key, value) = (tree.span(of: entry.key), tree.span(of: entry.value))
    guard tree.kind(of: entry.value) == .sequence, tree.isFreeOfAliases(entry.value), value.start >= key.end else {
      return edit(withoutComments: entry.value, text)
    }
    let between = tree.source.text(in: Span(key.end, value.start))
    guard !tree.source.text(in: Span(key.end, value.end)).contains("#"), !between.contains("&"), !between.contains("!"),
      let colon = tree.source.bytes[key.end..<value.start].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return edit(Span(colon + 1, value.end), " \(text)")
  }

  /// Gives an element of a list another value that fits on a line.
  package func set(element index: Int, of key: FieldKey, to value: String) -> Edit? {
    guard let list = tree.ownEntry(for: key, in: node)?.value, tree.isFreeOfAliases(list) else { return nil }
    let elements = Array(tree.elements(of: list))
    return elements.indices.contains(index) ? edit(withoutComments: elements[index], value) : nil
  }

  /// Puts the elements of a list, each on one line, in another order; the file keeps its layout.
  ///
  /// - Parameter order: The present places of the elements, in their new order.
  package func reorder(_ key: FieldKey, to order: [Int]) -> [Edit]? {
    guard let list = tree.ownEntry(for: key, in: node)?.value, tree.isFreeOfAliases(list),
      !tree.source.text(in: tree.span(of: list)).contains("#")
    else { return nil }
    let spans = tree.elements(of: list).map { tree.span(of: $0) }
    let texts = spans.map { tree.source.text(in: $0) }
    guard order.sorted() == Array(texts.indices), texts.allSatisfy({ !$0.isEmpty && !$0.contains("\n") }) else {
      return nil
    }
    return zip(spans, order).enumerated().compactMap { index, place in
      place.1 == index ? nil : edit(place.0, String(texts[place.1]))
    }
  }

  private func edit(withoutComments value: YAMLTree.NodeID, _ text: String) -> Edit? {
    guard tree.isFreeOfAliases(value), !tree.source.text(in: tree.span(of: value)).contains("#") else { return nil }
    return edit(value, text)
  }

  /// A new line below the value of `code`, in the column of its key.
  private func insert(_ prefix: String, _ text: String) -> Edit? {
    guard let code = tree.writtenEntry(for: .code, in: node) else { return nil }
    return insert("\(prefix)\(written(text, at: code.key))", below: .code)
  }

  /// A new line below the value of a key, in the column of the key.
  package func insert(_ line: String, below key: FieldKey) -> Edit? {
    guard let entry = tree.writtenEntry(for: key, in: node) else { return nil }
    let end = tree.span(of: entry.value).end
    if tree.isFlow(node) { return edit(.at(end), ", \(line)") }
    let lineEnd = lines.span(ofLine: lines.line(of: end)).end
    return edit(.at(lineEnd), "\n\(String(repeating: " ", count: column(of: entry.key)))\(line)")
  }

  private func written(_ text: String, at key: YAMLTree.NodeID, onOneLine: Bool = false) -> String {
    let block = ScalarText.written(text, indent: column(of: key), isContent: true)
    guard tree.isFlow(node) || onOneLine && block.utf8.contains(0x0A) else { return block }
    return ScalarText.written(text, indent: column(of: key), in: .flow, isContent: true)
  }

  /// A text in the place of a value, with the comment next to it or behind its `|`.
  private func written(_ text: String, insteadOf entry: YAMLTree.Entry) -> String {
    let new = written(text, at: entry.key, onOneLine: hasMore(after: tree.span(of: entry.value)))
    guard let comment = comment(in: entry) else { return new }
    let lines = new.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (["\(lines[0]) \(comment)"] + lines.dropFirst()).joined(separator: "\n")
  }

  /// The comment behind the `|` or `>` of a value.
  private func comment(in entry: YAMLTree.Entry) -> Substring? {
    guard tree.style(of: entry.value).isBlock else { return nil }
    let start = tree.span(of: entry.value).start
    let header = tree.source.text(in: Span(start, lines.span(ofLine: lines.line(of: start)).end))
    return header.firstIndex(of: "#").map { header[$0...] }
  }

  /// Whether anything but whitespace follows on the line on which something ends.
  private func hasMore(after span: Span) -> Bool {
    let end = lines.span(ofLine: lines.line(of: span.end)).end
    return tree.source.bytes[span.end..<max(span.end, end)].contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
  }

  private func span(of entry: YAMLTree.Entry) -> Span { tree.span(of: entry.key).union(tree.span(of: entry.value)) }

  private func column(of key: YAMLTree.NodeID) -> Int {
    lines.position(of: tree.span(of: key).start).column - 1
  }
}
