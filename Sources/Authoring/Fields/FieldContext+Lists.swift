import Diagnostics
import Support
import YAMLSource

extension FieldContext {
  /// The cards at the end of a list of other things, which are indented too far; nil for nearly all lists.
  func misplacedCards(in list: YAMLTree.NodeID) -> MisplacedCards? {
    guard tree.elements(of: list).contains(where: { MisplacedCards.isCard($0, tree) }) else { return nil }
    return MisplacedCards(among: Array(tree.elements(of: list)), belowKey: nil, tree)
  }

  /// Reports what is not a list, with what to write in that place.
  ///
  /// - Parameter form: The form of the mappings that the list holds; nil for a list of texts.
  func reportNoList(_ node: YAMLTree.NodeID, of elements: String, in form: (any Form.Type)?) {
    let advice =
      advice(onBlock: node, of: elements) ?? advice(onLines: node, of: elements) ?? advice(onEntry: node, form)
      ?? advice(onText: node, of: elements, form) ?? advice(onValue: node)
    reportWrongType(node, wanted: "a list of \(elements)", help: advice.help, fixes: advice.fixes)
  }

  /// A proposal to the author: the help in words, and the edits that follow it to the letter.
  typealias Advice = (help: String, fixes: [Fix])

  /// The advice for any value but text of several lines.
  private func advice(onValue node: YAMLTree.NodeID) -> Advice {
    if tree.kind(of: node) == .mapping, !tree.isFlow(node), let first = Array(tree.entries(of: node)).first {
      return ("write `- ` before `\(tree.text(of: first.key)):`, and indent the keys of the same element like it", [])
    }
    let comment = commented(node)
    let written = comment ?? withoutBrackets(node)
    guard !written.isEmpty, !written.contains(where: \.isNewline) else {
      return (isInBrackets ? "write `\(sample("…, …"))`" : "write each on a line of its own after `- `", [])
    }
    // Between brackets a comma has ended the value, so that what follows it was read as further keys.
    let isPlain =
      tree.kind(of: node) == .scalar && tree.style(of: node) == .plain
      && written.hasPrefix(tree.source.text(in: tree.span(of: node)))
    let list = isPlain && !isSafeInBrackets(written) ? QuotedScalar.written(written) : written
    // One answer is never enough, so brackets alone do not help.
    let isWhole =
      comment == nil && !tree.hasAliases && !isInBrackets && (key != FieldKey.answers.rawValue || list.contains(","))
    return (
      imperative("put brackets around it", showing: list, upTo: 100) { sample($0) },
      isWhole ? [Fix("put brackets around it", .needsChoice, [Edit(tree.location(of: node), "[\(list)]")])] : []
    )
  }

  /// A text with the rest of its line, of which a `#` has made a comment right behind it; nil without one.
  private func commented(_ node: YAMLTree.NodeID) -> String? {
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain, let comment = tree.comment(behind: node),
      comment.start - tree.span(of: node).end <= 1
    else { return nil }
    return tree.source.text(in: Span(tree.span(of: node).start, comment.end))
  }

  /// The items as written, without the wrong brackets, the single bracket or the quotes around them; of entries in
  /// braces the values, and the keys that have none.
  private func withoutBrackets(_ node: YAMLTree.NodeID) -> String {
    let written = tree.source.text(in: tree.span(of: node))
    if tree.kind(of: node) == .mapping, tree.isFlow(node) {
      return tree.entries(of: node).map { entry in
        let value = tree.source.text(in: tree.span(of: entry.value))
        return value.isEmpty ? tree.source.text(in: tree.span(of: entry.key)) : value
      }.joined(separator: ", ")
    }
    guard tree.kind(of: node) == .scalar else { return written }
    if tree.style(of: node).isQuoted { return listInQuotes(tree.text(of: node)) ?? written }
    return withoutOuterSigns(written)
  }

  /// A text without the brackets around several items, with ordinary commas between them.
  private func withoutOuterSigns(_ written: String) -> String {
    let items = separatedByWideCommas(written)
    for (opening, closing) in ["(": ")", "（": "）", "［": "］", "【": "】"]
    where items.hasPrefix(opening) && items.hasSuffix(closing) && items.contains(",") {
      return String(items.dropFirst().dropLast())
    }
    return items.contains(",") && items.hasSuffix("]") && !items.contains("[") ? String(items.dropLast()) : items
  }

  /// The text with commas of other scripts, such as `，`, replaced by the comma of YAML.
  private func separatedByWideCommas(_ written: String) -> String {
    let items = written.split { wideCommas.contains($0) }.map { String($0).trimmingWhitespace() }
    return items.count > 1 ? items.joined(separator: ", ") : written
  }

  /// The items of a list that is in quotes as a whole: `"Moon, Sun, Star"`; nil for a sentence, for what is code, and
  /// for two, which may be one.
  private func listInQuotes(_ text: String) -> String? {
    let items = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    let isSentence = key == FieldKey.hints.rawValue || items.last.map { ".!?".contains($0) } ?? true
    let isOne = isSentence || items.count { $0 == "," } < 2
    return !isOne && items.contains(", ") && !items.contains { "[]{}()=:#\"'".contains($0) } ? items : nil
  }

  func sample(_ elements: String) -> String { index == nil ? "\(key): [\(elements)]" : "[\(elements)]" }

  /// Whether a plain scalar can stand between brackets as it is; commas part it into elements, as they most likely
  /// mean, but in a call, a sentence or a hint.
  func isSafeInBrackets(_ written: String) -> Bool {
    let isSentence = key == FieldKey.hints.rawValue || written.last.map { ".!?".contains($0) } ?? false
    let isOne = isSentence || written.contains("(")
    return !written.contains { "[]{}:?#".contains($0) } && !(isOne && written.contains(","))
  }
}

/// Commas as other scripts write them, which are letters to YAML.
let wideCommas: Set<Character> = ["，", "、", "；"]
