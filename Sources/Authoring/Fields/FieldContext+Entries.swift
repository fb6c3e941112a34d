internal import Diagnostics
internal import YAMLSource

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
      written.contains(where: \.isNewline) ? help : "\(help): `\(sample(shortened(written, to: 100)))`",
      tree.hasAliases ? [] : [Fix(help, .needsChoice, [Edit(tree.location(of: node), "[\(written)]")])]
    )
  }
}
