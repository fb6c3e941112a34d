internal import Diagnostics
internal import Support
internal import YAMLSource

extension FieldContext {
  /// Reports what is neither true nor false, with the one that is most likely meant: `yes` and `"true"` are true.
  func reportNotABoolean(_ node: YAMLTree.NodeID) {
    guard tree.kind(of: node) == .scalar, let meant = boolean(meantBy: tree.text(of: node)) else {
      return reportWrongType(node, wanted: "true or false", help: "write `true` or `false`")
    }
    let written = LineEnding(of: tree.text(of: node)).written(String(meant))
    reportWrongType(
      node, wanted: "true or false",
      help: "write `\(beginningOfEntry)\(written)`" + (tree.style(of: node).isQuoted ? ", without quotes" : ""),
      fixes: tree.hasAliases ? [] : [Fix("write `\(written)`", .needsChoice, [Edit(tree.location(of: node), written)])])
  }

  /// What is before the value where it is written: its key, or nothing in a list.
  var beginningOfEntry: String { index == nil ? "\(key): " : "" }

  private func boolean(meantBy text: String) -> Bool? {
    switch LineEnding(of: withoutTypographicQuotes(text.trimmingWhitespace())).value.lowercased() {
    case "true", "yes", "on", "right", "correct": true
    case "false", "no", "off", "wrong", "incorrect": false
    case _: nil
    }
  }
}
