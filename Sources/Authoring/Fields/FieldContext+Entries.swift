import Diagnostics
import YAMLSource

// One entry in the place of a list of entries with keys.
extension FieldContext {
  /// The advice for an entry in braces where a list of such entries belongs: its keys stay; nil for other values.
  func advice(onEntry node: YAMLTree.NodeID, _ form: (any Form.Type)?) -> Advice? {
    guard let form, tree.kind(of: node) == .mapping, tree.isFlow(node),
      tree.entries(of: node).contains(where: { entry in
        let key = tree.text(of: entry.key)
        return form.fields.contains { $0.key == key }
      })
    else { return nil }
    let written = tree.source.text(in: tree.span(of: node))
    let help = "put brackets around it"
    return (
      written.contains(where: \.isNewline) ? help : imperative(help, showing: written, upTo: 100) { sample($0) },
      tree.hasAliases ? [] : [Fix(help, .needsChoice, [Edit(tree.location(of: node), "[\(written)]")])]
    )
  }

  /// The advice for a text where a list of entries with keys belongs: the keys of an entry that holds it; nil for other
  /// values, and for lists whose elements may be texts.
  func advice(onText node: YAMLTree.NodeID, of elements: String, _ form: (any Form.Type)?) -> Advice? {
    let written = tree.source.text(in: tree.span(of: node))
    guard let form, !Self.lists.contains(elements), tree.kind(of: node) == .scalar, !written.isEmpty,
      !tree.isNull(of: node), !written.contains(where: \.isNewline), let meant = Self.keyOfText(in: form)
    else { return nil }
    let required = form.fields.filter(\.isRequired).map(\.key)
    let keys = required.contains(meant) ? required : [meant]
    if isInBrackets {
      let isPlain = tree.style(of: node) == .plain
      let text = isPlain ? ScalarText.written(written, indent: 0, in: .flow, isContent: true) : written
      let entry = keys.map { "\($0): \($0 == meant ? text : "…")" }.joined(separator: ", ")
      return (imperative("write an entry with its keys", showing: entry, upTo: 100) { sample("{\($0)}") }, [])
    }
    let lines = keys.map { "\($0): \($0 == meant ? shortened(written, to: 100) : "…")" }
    guard lines.count > 1 else {
      return (
        "write it on the line below `\(key):`, with a dash and its key: `- \(lines[0])`",
        fix(writing: "- \(meant): \(written)", belowKeyOf: node).map { [$0] } ?? []
      )
    }
    let rest = lines.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
    return ("write an entry with its keys below `\(key):`: `- \(lines[0])`, and below that \(rest)", [])
  }

  /// The key of an entry that a text alone is meant for: the code of a wrong program, the result of a check.
  private static func keyOfText(in form: any Form.Type) -> String? {
    if form.fields.contains(where: { $0.key == FieldKey.text.rawValue }) { return FieldKey.text.rawValue }
    if let required = form.fields.first(where: \.isRequired) { return required.key }
    return form.constraints.lazy.compactMap { constraint in
      if case .atLeastOne(let keys) = constraint { keys.first } else { nil }
    }.first
  }

  /// Writes a list item on the line below a key in the place of its value; nil where the key's column is not known.
  private func fix(writing item: String, belowKeyOf value: YAMLTree.NodeID) -> Fix? {
    guard let mapping, index == nil, !tree.hasAliases else { return nil }
    let bytes = tree.source.bytes
    let start = tree.titleLocation(of: mapping).span.start
    let column = bytes[..<start].reversed().prefix { $0 != 0x0A }.count
    let margin = (bytes.contains(0x0D) ? "\r\n" : "\n") + String(repeating: " ", count: column + 2)
    let place = Span(tree.endOfText(before: tree.span(of: value).start), tree.span(of: value).end)
    return Fix("write a list", .needsChoice, [Edit(Location(tree.source.path, place), margin + item)])
  }
}
