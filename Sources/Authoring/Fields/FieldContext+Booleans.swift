import Diagnostics
import Support
import YAMLSource

extension FieldContext {
  /// Reports a value that is neither true nor false, and proposes the likely one: `yes` and `"true"` mean true.
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

  /// The key with its colon, as an author writes it before the value; empty for an element of a list.
  var beginningOfEntry: String { index == nil ? "\(key): " : "" }

  private func boolean(meantBy text: String) -> Bool? {
    switch LineEnding(of: withoutTypographicQuotes(text.trimmingWhitespace())).value.lowercased() {
    case "true", "yes", "on", "right", "correct": true
    case "false", "no", "off", "wrong", "incorrect": false
    case _: nil
    }
  }
}
