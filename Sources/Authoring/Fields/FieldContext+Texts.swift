import Diagnostics
import YAMLSource

extension FieldContext {
  /// Reports what is not a text; what looks like a list or keys on one line becomes a text in quotes.
  func reportNoText(_ node: YAMLTree.NodeID) {
    let written = tree.source.text(in: tree.span(of: node))
    guard !written.isEmpty else { return reportNothing(node) }
    if tree.kind(of: node) == .mapping, index == nil, written.contains(where: \.isNewline) {
      return reportWrongType(node, wanted: "a text", help: helpForKeys)
    }
    guard !written.contains(where: \.isNewline) else {
      return reportWrongType(node, wanted: "a text", help: helpForLines)
    }
    if let only = itemInNeedlessBrackets(node) { return reportBrackets(node, around: only) }
    if key == FieldKey.given.rawValue, tree.kind(of: node) == .sequence, index == nil {
      return reportWrongType(node, wanted: "a text", help: helpForLines)
    }
    if key == ProgramCheckForm.returns.key, index == nil, tree.kind(of: node) == .scalar {
      let help = "a call that returns nothing returns None: write `\(key): None`"
      return reportWrongType(
        node, wanted: "a text", help: help,
        fixes: [Fix("write None", .invisible, [Edit(tree.location(of: node), "None")])])
    }
    let quoted = QuotedScalar.written(written)
    let way = imperative("put it in quotes", showing: quoted) { index == nil ? "\(key): \($0)" : $0 }
    let isWord = tree.kind(of: node) == .scalar
    // What an alias stands for may be a list with reason in another place.
    // A list is true whatever is in it, so that a condition in quotes with its brackets would say nothing.
    let isSafe = !isWord && !tree.hasAliases && ![FieldKey.call, .satisfies].contains { $0.rawValue == key }
    reportWrongType(
      node, wanted: "a text", help: isWord ? "if the word is meant, \(way)" : way,
      fixes: isSafe ? [Fix("put it in quotes", .invisible, [Edit(tree.location(of: node), quoted)])] : [])
  }

  /// Whether the key holds code, in which brackets around the whole say nothing.
  private var isCode: Bool {
    [FieldKey.code, .call, .satisfies, ProgramFields.starter.fieldKey, WrongProgramForm.program.fieldKey].contains {
      $0.rawValue == key
    }
  }

  /// The one item in brackets that say nothing, as it is written: `Press Run.` of `text: [Press Run.]`.
  ///
  /// It is nil where the brackets may be a part of the text: of `result: [3]` and `result: ['Moin']`, which is how
  /// Python prints a list, and of an answer that has them as well.
  private func itemInNeedlessBrackets(_ list: YAMLTree.NodeID) -> String? {
    guard tree.kind(of: list) == .sequence, tree.isFlow(list), index == nil else { return nil }
    let elements = Array(tree.elements(of: list))
    guard elements.count == 1, tree.kind(of: elements[0]) == .scalar else { return nil }
    let written = tree.source.text(in: tree.span(of: elements[0]))
    guard !written.isEmpty else { return nil }
    if isCode { return written }
    guard tree.style(of: elements[0]) == .plain else { return nil }
    if key == FieldKey.correctAnswer.rawValue, let answers {
      return answers.contains(tree.source.text(in: tree.span(of: list))) ? nil : written
    }
    return tree.readsAsOtherThanText(elements[0]) || written == "None" ? nil : written
  }

  /// The answers next to the value as they are written; nil without a list of them.
  private var answers: [String]? {
    guard let list = mapping.flatMap({ tree.value(for: FieldKey.answers, in: $0) }), tree.kind(of: list) == .sequence
    else { return nil }
    return tree.elements(of: list).map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" }
  }

  private func reportBrackets(_ list: YAMLTree.NodeID, around only: String) {
    let fix = Fix("take the brackets out", .invisible, [Edit(tree.location(of: list), only)])
    reportWrongType(
      list, wanted: "a text", help: imperative("take the brackets out", showing: only) { "\(key): \($0)" },
      fixes: tree.hasAliases ? [] : [fix])
  }

  private var helpForLines: String {
    if isInBrackets { return "write one text in quotes: `\(index == nil ? "\(key): " : "")\"…\"`" }
    return index == nil
      ? "write `\(key): |` and the text on the lines below it, indented" : "write each text on a line of its own"
  }

  /// Reports an empty value; where a `#` is what makes it empty, that is said.
  private func reportNothing(_ node: YAMLTree.NodeID) {
    guard let comment = tree.commentInPlace(of: node) else {
      return reportWrongType(node, wanted: "a text", help: helpForNothing)
    }
    let words = shortened(tree.source.text(in: comment.span))
    findings.report(
      .wrongType(
        name, wanted: "a text", found: "empty, since '\(words)' is a comment to YAML",
        help: comment.isBelow
          ? "write `\(beginning)|`, so that the lines below it are its text"
          : "put the text in quotes: `\(beginning)\(QuotedScalar.written(words))`",
        fixes: [], at: tree.location(of: node)))
  }

  /// What a text begins with: its key, or its dash.
  private var beginning: String { index == nil ? "\(key): " : "- " }

  private var helpForKeys: String {
    "write the text after `\(key):`, and indent the keys below it like `\(key)`"
  }

  private var helpForNothing: String {
    index == nil ? "write the text after `\(key):`" : "write the text after the dash, or take the dash out"
  }
}
