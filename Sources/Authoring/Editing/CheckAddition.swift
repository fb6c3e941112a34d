package import CurriculumBundle
package import Diagnostics
import YAMLSource

/// Adds checks to a task or a puzzle in its file: each on lines of its own, or between the brackets in which the others
/// are.
package struct CheckAddition {
  private let card: SourceValue
  private let checks: [ProgramCheck]

  /// Checks for a card in its file.
  package init(_ card: SourceValue, _ checks: [ProgramCheck]) {
    self.card = card
    self.checks = checks
  }

  /// A check as it is written on one line: `{input: [5], result: 10}`, `{call: fizz(15), returns: "'FizzBuzz'"}`.
  package static func written(_ check: ProgramCheck) -> String {
    let entries = check.texts.map { "\($0.key): \(inFlow($0.text))" }
    return "{\((check.lists.map { "\($0.key): \(inFlow($0.texts))" } + entries).joined(separator: ", "))}"
  }

  /// A key of a check with its value as they are written: `returns: 8`.
  package static func written(_ key: FieldKey, _ value: String) -> String { "\(key): \(inFlow(value))" }

  private static func inFlow(_ text: String) -> String {
    ScalarText.written(text, indent: 0, in: .flow, isContent: true)
  }

  private static func inFlow(_ texts: [String]) -> String { "[\(texts.map(inFlow).joined(separator: ", "))]" }

  /// The repair; none where the list of checks is shared with another place, or is not there.
  package var fixes: [Fix] {
    let tree = card.document.tree
    guard !checks.isEmpty, let entry = tree.ownEntry(for: .checks, in: card.node),
      tree.kind(of: entry.value) == .sequence, let last = Array(tree.elements(of: entry.value)).last
    else { return [] }
    let lines = card.document.lines
    let end = tree.span(of: last).end
    if tree.isFlow(entry.value) || tree.isFlow(card.node) {
      guard tree.span(of: last).count > 0 else { return [] }
      return [fix(at: end, checks.map { ", \(Self.written($0))" }.joined())]
    }
    guard let indent = indent(before: last, lines) else { return [] }
    let lineEnd = lines.span(ofLine: lines.line(of: max(end - 1, tree.span(of: last).start))).end
    return [fix(at: lineEnd, checks.map { "\n\(indent)- \(written($0, like: last, indent))" }.joined())]
  }

  /// A check in the layout of another one.
  private func written(_ check: ProgramCheck, like other: YAMLTree.NodeID, _ indent: String) -> String {
    let tree = card.document.tree
    guard !tree.isFlow(other) else { return Self.written(check) }
    let column = indent.utf8.count + 2
    let lists = check.lists.map { key, texts -> String in
      if tree.value(for: key, in: other).map(tree.isFlow) ?? true { return "\(key): \(Self.inFlow(texts))" }
      let lines = texts.map { ScalarText.written($0, indent: column, in: .block, isContent: true) }
      return "\(key):\(lines.map { "\n\(indent)    - \($0)" }.joined())"
    }
    let texts = check.texts.map { "\($0.key): \(ScalarText.written($0.text, indent: column, isContent: true))" }
    return (lists + texts).joined(separator: "\n\(indent)  ")
  }

  private func fix(at place: Int, _ text: String) -> Fix {
    let text = text.replacing("\n", with: card.document.lines.lineEnd)
    return Fix(
      checks.count == 1 ? "add a check" : "add \(checks.count) checks", .changesGrading,
      [Edit(Location(card.document.source.path, .at(place)), text)])
  }

  /// The whitespace before the dash of an element that begins a line; nil where something else is there.
  private func indent(before element: YAMLTree.NodeID, _ lines: LineIndex) -> String? {
    let start = card.document.tree.span(of: element).start
    let line = lines.line(of: start)
    let indent = lines.indentation(ofLine: line)
    let dash = card.document.source.text(in: Span(lines.start(ofLine: line) + indent, start))
    return dash.hasPrefix("- ") ? String(repeating: " ", count: indent) : nil
  }
}

extension ProgramCheck {
  /// Its lists, in the order in which they are written.
  fileprivate var lists: [(key: FieldKey, texts: [String])] {
    [(FieldKey.input, input), (.setup, setup)].compactMap { key, texts in texts.map { (key, $0) } }
  }

  /// Its texts, in the order in which they are written.
  fileprivate var texts: [(key: FieldKey, text: String)] {
    [
      (FieldKey.call, call), (.returns, returns), (.raises, raises), (.result, result),
      (.satisfies, satisfies),
    ].compactMap { key, text in
      text.map { (key, $0) }
    }
  }
}
