internal import Authoring
internal import Diagnostics
internal import Evidence
internal import YAMLSource

/// Adds checks to a challenge in its file: each on lines of its own, or between the brackets in which the others stand.
struct CheckAddition {
  private let card: AuthoredCard
  private let checks: [(input: [String], result: String)]

  init(_ card: AuthoredCard, _ checks: [(input: [String], result: String)]) {
    self.card = card
    self.checks = checks
  }

  /// A check as it is written on one line: `{input: [5], result: 10}`.
  static func written(input: [String], result: String) -> String {
    let lines = input.map { ScalarText.written($0, indent: 0, in: .flow, isContent: true) }
    let text = ScalarText.written(result, indent: 0, in: .flow, isContent: true)
    return "{input: [\(lines.joined(separator: ", "))], result: \(text)}"
  }

  /// The repair; none where the list of checks is shared with another place, or is not there.
  var fixes: [Fix] {
    let tree = card.document.tree
    guard !checks.isEmpty, let entry = tree.ownEntry(for: .checks, in: card.node),
      tree.kind(of: entry.value) == .sequence, let last = Array(tree.elements(of: entry.value)).last
    else { return [] }
    let lines = card.document.lines
    let end = tree.span(of: last).end
    if tree.isFlow(entry.value) || tree.isFlow(card.node) {
      guard tree.span(of: last).count > 0 else { return [] }
      return [fix(at: end, checks.map { ", \(Self.written(input: $0.input, result: $0.result))" }.joined())]
    }
    guard let indent = indent(before: last, lines) else { return [] }
    let lineEnd = lines.span(ofLine: lines.line(of: max(end - 1, tree.span(of: last).start))).end
    return [fix(at: lineEnd, checks.map { "\n\(indent)- \(written($0, like: last, indent))" }.joined())]
  }

  /// A check in the layout of another one.
  private func written(
    _ check: (input: [String], result: String), like other: YAMLTree.NodeID, _ indent: String
  ) -> String {
    let tree = card.document.tree
    guard !tree.isFlow(other) else { return Self.written(input: check.input, result: check.result) }
    let column = indent.utf8.count + 2
    let result = ScalarText.written(check.result, indent: column, isContent: true)
    let hasFlowInput = tree.value(for: .input, in: other).map(tree.isFlow) ?? true
    let lines = check.input.map {
      ScalarText.written($0, indent: column, in: hasFlowInput ? .flow : .block, isContent: true)
    }
    let input = hasFlowInput ? " [\(lines.joined(separator: ", "))]" : lines.map { "\n\(indent)    - \($0)" }.joined()
    return "input:\(input)\n\(indent)  result: \(result)"
  }

  private func fix(at place: Int, _ text: String) -> Fix {
    let text = text.replacing("\n", with: card.document.lines.lineEnd)
    return Fix(
      checks.count == 1 ? "add a check" : "add \(checks.count) checks", .changesGrading,
      [Edit(Location(card.document.source.path, .at(place)), text)])
  }

  /// The whitespace before the dash of an element that begins a line; nil where something else stands there.
  private func indent(before element: YAMLTree.NodeID, _ lines: LineIndex) -> String? {
    let start = card.document.tree.span(of: element).start
    let line = card.document.source.text(in: Span(lines.start(ofLine: lines.line(of: start)), start))
    let indent = line.prefix { $0 == " " }
    return line.dropFirst(indent.count).hasPrefix("- ") ? String(indent) : nil
  }
}
