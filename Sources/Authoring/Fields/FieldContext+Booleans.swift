internal import Diagnostics
internal import Support
internal import YAMLSource

extension FieldContext {
  /// Reports what is neither true nor false, with the one that is most likely meant.
  func reportNotABoolean(_ node: YAMLTree.NodeID) {
    guard tree.kind(of: node) == .scalar, let meant = boolean(meantBy: tree.text(of: node)) else {
      return reportWrongType(node, wanted: "true or false", help: "write `true` or `false`")
    }
    let written = LineEnding(of: tree.text(of: node)).written(String(meant))
    reportWrongType(
      node, wanted: "true or false",
      help: "write `\(key): \(written)`" + (tree.style(of: node).isQuoted ? ", without quotes" : ""),
      fixes: tree.hasAliases ? [] : [Fix("write `\(written)`", .needsChoice, [Edit(tree.location(of: node), written)])])
  }

  private func boolean(meantBy text: String) -> Bool? {
    switch LineEnding(of: withoutTypographicQuotes(text.trimmingWhitespace())).value.lowercased() {
    case "true", "yes", "on", "right", "correct": true
    case "false", "no", "off", "wrong", "incorrect": false
    case _: nil
    }
  }
}
