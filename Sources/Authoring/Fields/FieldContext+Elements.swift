import Diagnostics
import YAMLSource

// Mistakes that all elements of a list share, reported once for the whole list.
extension FieldContext {
  /// Reports a list of texts in which every element is a list of its own: `- - Moon`, `- [Moon]`, `- [Moon, Sun]`.
  func reportNestedLists(in list: YAMLTree.NodeID, of elements: String) -> Bool {
    guard !tree.isFlow(list), Self.lists.contains(elements), elements != "words, or lists of words" else {
      return false
    }
    var only: [(list: YAMLTree.NodeID, count: Int, first: YAMLTree.NodeID)] = []
    for element in tree.elements(of: list) {
      guard tree.kind(of: element) == .sequence else { return false }
      let inner = Array(tree.elements(of: element))
      guard let first = inner.first, inner.allSatisfy({ tree.kind(of: $0) == .scalar }) else { return false }
      only.append((element, inner.count, first))
    }
    guard let first = only.first, only.count == 1 || only.allSatisfy({ $0.count == 1 }), !tree.hasAliases else {
      return false
    }
    let isWhole = first.count > 1
    let written = tree.source.text(in: tree.span(of: isWhole ? first.list : first.first))
    guard !isWhole || tree.isFlow(first.list) else { return false }
    let edits =
      isWhole
      ? [Edit(tree.location(of: list), written)]
      : only.map { Edit(tree.location(of: $0.list), tree.source.text(in: tree.span(of: $0.first))) }
    let sign = tree.isFlow(first.list) ? "brackets" : "second dash"
    findings.report(
      .wrongType(
        name, wanted: "a list of \(elements)", found: "a list of lists",
        help: isWhole
          ? "take the dash out: `\(sample(shortened(String(written.dropFirst().dropLast()), to: 100)))`"
          : "take the \(sign) out\(only.count > 1 ? ", here and below" : ""): `- \(shortened(written))`",
        fixes: [Fix("write one list", .needsChoice, edits)], at: tree.location(of: first.list)))
    return true
  }

  /// Reports a list of texts on lines of their own that end in commas, all but the last, as in JSON.
  func reportCommasAtLineEnds(in list: YAMLTree.NodeID, of elements: String) -> Bool {
    guard !tree.isFlow(list), Self.lists.contains(elements), elements != "lines", key != FieldKey.input.rawValue else {
      return false
    }
    var commas: [Span] = []
    var others = 0
    for element in tree.elements(of: list) {
      guard others == 0, tree.kind(of: element) == .scalar, tree.style(of: element) == .plain else { return false }
      if let comma = tree.commaAtEnd(of: element) { commas.append(comma) } else { others += 1 }
    }
    guard commas.count > 1, others == 1 else { return false }
    findings.report(.commasAtLineEnds(commas, in: tree))
    return true
  }
}

extension FieldReader {
  /// The commas at line ends of a mapping written as in JSON, where all values without quotes but the last have one.
  var commasAtLineEnds: [Span]? {
    guard let first = keys.indices.first, tree.commaAtEnd(of: keys.value(at: first)) != nil, !tree.isFlow(node) else {
      return nil
    }
    let plain = keys.indices.map { keys.value(at: $0) }.filter {
      tree.kind(of: $0) == .scalar && tree.style(of: $0) == .plain
    }
    let commas = plain.compactMap { tree.commaAtEnd(of: $0) }
    let isLastWithout = commas.count == plain.count - 1 && plain.last.flatMap { tree.commaAtEnd(of: $0) } == nil
    return commas.count > 1 && (commas.count == plain.count || isLastWithout) ? commas : nil
  }
}

extension YAMLTree {
  /// The comma at the end of a scalar without quotes that is on one line.
  func commaAtEnd(of node: NodeID) -> Span? {
    guard kind(of: node) == .scalar, style(of: node) == .plain else { return nil }
    let span = span(of: node)
    guard span.count > 1, byte(at: span.end - 1) == UInt8(ascii: ","),
      !source.bytes[span.start..<span.end].contains(0x0A)
    else { return nil }
    return Span(span.end - 1, span.end)
  }
}

extension Diagnostic {
  /// Commas at the ends of lines, reported at the first.
  static func commasAtLineEnds(_ commas: [Span], in tree: YAMLTree) -> Diagnostic {
    let places = commas.map { Location(tree.source.path, $0) }
    var finding = Diagnostic(
      YAMLFinding.textAfterValue.code, .error, at: places[0],
      "a comma at the end of each line, as in JSON, where it would be a part of the text",
      help: "remove the commas at the ends of these \(commas.count) lines")
    finding.notes = places.dropFirst().map { Diagnostic.Note("another one is here", at: $0) }
    finding.fixes = [Fix("remove the commas", .needsChoice, places.map { Edit($0, "") })]
    return finding
  }
}
