import Diagnostics
import Support
import YAMLSource

// Text below a `|`, or on lines of its own, where a list or keys belong.
extension FieldContext {
  /// The advice for text below `|` or `>` where a list belongs; nil for other values.
  func advice(onBlock node: YAMLTree.NodeID, of elements: String) -> Advice? {
    guard tree.isBlockScalar(node) else { return nil }
    if let fix = tree.fix(takingMarkOutOf: node, before: .sequence) {
      return ("\(takingMarkOut(node)), so that the lines below it are its items", [fix])
    }
    let text = tree.text(of: node)
    let lines = text.split(separator: "\n").map { String($0).trimmingWhitespace() }.filter { !$0.isEmpty }
    if elements == "checks", lines.first?.allSatisfy({ $0 == "#" }) == true {
      return ("write `- world: |` on the line below `\(key):`, and indent the lines below that further", [])
    }
    guard Self.lists.contains(elements), !lines.isEmpty else {
      return ("write `- |` on the line below `\(key):`, and indent the lines below that further", [])
    }
    if lines.count == 1 {
      let list = isSafeInBrackets(lines[0]) ? lines[0] : QuotedScalar.written(lines[0])
      return (
        "write it on one line, in brackets: `\(sample(shortened(list, to: 100)))`",
        [Fix("put brackets around it", .needsChoice, [Edit(tree.location(of: node), "[\(list)]")])]
      )
    }
    let items = lines.map { "- " + (elements == "lines" ? QuotedScalar.written($0) : Self.written($0)) }
    let margin =
      (text.contains("\r\n") || tree.source.bytes.contains(0x0D) ? "\r\n" : "\n")
      + String(repeating: " ", count: columnOfLines(node))
    let span = Span(tree.endOfText(before: tree.span(of: node).start), tree.span(of: node).end)
    return (
      "\(takingMarkOut(node)), and begin each line with `- `: \(Self.shown(items))",
      [
        Fix(
          "write a list", .needsChoice,
          [Edit(Location(tree.source.path, span), margin + items.joined(separator: margin))])
      ]
    )
  }

  /// The advice for lines without dashes, or with other signs such as `•`, where a list belongs; nil for other values.
  func advice(onLines node: YAMLTree.NodeID, of elements: String) -> Advice? {
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain, !isInBrackets, !tree.hasAliases else {
      return nil
    }
    let lines = tree.linesWritten(node)
    let marks = lines.map { ListItemMark.end(in: tree.source.text(in: $0)) }
    let hasMarks = marks.contains { $0 > 0 }
    guard lines.count > 1 || hasMarks && isOnLineOfItsOwn(node) else { return nil }
    guard hasMarks || Self.lists.contains(elements) else {
      return ("write `- |` on a line of its own below `\(key):`, and indent the lines below that further", [])
    }
    let items = zip(lines, marks).map { line, mark in
      "- " + String(decoding: tree.source.bytes[line.start + mark..<line.end], as: UTF8.self)
    }
    let edits = zip(lines, marks).map { line, mark in
      Edit(Location(tree.source.path, Span(line.start, line.start + mark)), "- ")
    }
    return (
      isOnLineOfItsOwn(node)
        ? "begin \(lines.count == 1 ? "the line" : "each line") with `- `: \(Self.shown(items))"
        : "write each on a line of its own below `\(key):`, after `- `: \(Self.shown(items))",
      isOnLineOfItsOwn(node) ? [Fix("begin each line with a dash", .needsChoice, edits)] : []
    )
  }

  /// Lists whose elements are short texts, so that each line is one.
  static let lists: Set<String> = [
    "texts", "words", "lines", "ids", "full ids", "concept names", "names", "block ids", "episode ids", "module ids",
    "card names", "whole numbers", "words, or lists of words",
  ]

  private func takingMarkOut(_ node: YAMLTree.NodeID) -> String {
    "take the `\(tree.source.text(in: tree.spanOfMark(node)))` behind `\(key):` out"
  }

  private static func written(_ line: String) -> String {
    ScalarText.written(line, indent: 0, in: .flow, isContent: true)
  }

  private static func shown(_ items: [String]) -> String {
    items.prefix(3).map { "`\(shortened($0, to: 60))`" }.joined(separator: ", ") + (items.count > 3 ? ", …" : "")
  }

  /// The column of the first line of a block.
  private func columnOfLines(_ node: YAMLTree.NodeID) -> Int {
    let mark = tree.spanOfMark(node)
    let below = tree.source.bytes[mark.end..<tree.span(of: node).end].split(separator: 0x0A)
    let first = below.first { $0.contains { $0 != 0x20 && $0 != 0x0D } }
    return first.map { $0.prefix { $0 == 0x20 }.count } ?? 2
  }

  private func isOnLineOfItsOwn(_ node: YAMLTree.NodeID) -> Bool {
    tree.source.bytes[..<tree.span(of: node).start].last { $0 != 0x20 } == 0x0A
  }
}

extension YAMLTree {
  /// True for both styles, `|` (literal) and `>` (folded).
  func isBlockScalar(_ node: NodeID) -> Bool {
    kind(of: node) == .scalar && [.literal, .folded].contains(style(of: node))
  }

  /// The `|` or `>` of a block with the signs behind it.
  func spanOfMark(_ block: NodeID) -> Span {
    let span = span(of: block)
    let end = source.bytes[span.start..<span.end].firstIndex { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return Span(span.start, end ?? span.end)
  }

  /// Removes the mark of a block whose lines are themselves YAML, so that they are read as such; nil for other texts.
  func fix(takingMarkOutOf block: NodeID, before kind: NodeKind) -> Fix? {
    guard isBlockScalar(block), !hasAliases else { return nil }
    var mark = spanOfMark(block)
    let bytes = source.bytes
    guard let lineEnd = bytes[mark.end..<span(of: block).end].firstIndex(of: 0x0A) else { return nil }
    let (tree, diagnostics) = YAMLTree.read(SourceText(path: "", bytes: Array(bytes[lineEnd..<span(of: block).end])))
    guard diagnostics.isEmpty, let root = tree.root, tree.kind(of: root) == kind else { return nil }
    // Below a dash the first key follows it, or is on the line below.
    mark.start = endOfText(before: mark.start)
    return Fix("take the mark out", .needsChoice, [Edit(Location(source.path, mark), "")])
  }

  /// The offset behind the last byte before `place` that is not a space.
  func endOfText(before place: Int) -> Int {
    source.bytes[..<place].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
  }

  /// The lines of a plain scalar as they are written, without their margins.
  func linesWritten(_ scalar: NodeID) -> [Span] {
    let (bytes, span) = (source.bytes, span(of: scalar))
    return bytes[span.start..<span.end].split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      guard let start = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        let last = line.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
      else { return nil }
      return Span(start, last + 1)
    }
  }
}

/// Signs and numbers with which people begin the items of a list.
enum ListItemMark {
  /// The length in bytes of the mark at the start of a line, with the space after it; 0 for a line without one.
  static func end(in line: String) -> Int {
    let scalars = line.unicodeScalars
    let signs = scalars.prefix { $0 == "-" || $0 == "+" || $0 == "*" || isListMark($0) }
    if !signs.isEmpty {
      let isBare = signs.allSatisfy(isListMark) || signs.elementsEqual("-".unicodeScalars)
      let spaces = scalars.dropFirst(signs.count).prefix(while: \.properties.isWhitespace)
      let length = (String(signs) + String(spaces)).utf8.count
      let isNumber = scalars.dropFirst(signs.count).first.map { ("0"..."9").contains($0) } ?? true
      return signs.count <= 2 && length < line.utf8.count && (!spaces.isEmpty || isBare && !isNumber) ? length : 0
    }
    guard let match = line.prefixMatch(of: /\(?([0-9]{1,2}|[A-Za-z])[.)][ \u{A0}]+/),
      match.0.utf8.count < line.utf8.count
    else { return 0 }
    return match.0.utf8.count
  }
}
