import Diagnostics

/// Writes what there is to know about rules for a person.
struct RuleManual {
  let style: TerminalStyle

  /// The page of one rule.
  func page(_ rule: RuleDescription) -> String {
    var text = "\(style.bold(rule.code.rawValue)): \(rule.summary)\n"
    text += style.dim("area \(rule.area.rawValue), severity ") + style.severity(rule.severity, rule.severity.rawValue)
    text += "\n\n\(Self.wrapped(rule.explanation))"
    let wrong = samples("Wrong", rule.wrong)
    let legend = "↓ marks the place of the finding; it is not part of the text."
    if wrong.contains(where: { $0 == "↓" }) { text += "\n\(style.dim(legend))\n" }
    return text + wrong + samples("Right", rule.right)
  }

  /// All rules, by area.
  func table(_ rules: [RuleDescription]) -> String {
    let width = rules.map(\.code.rawValue.count).max() ?? 0
    return RuleDescription.Area.allCases.map { area in
      let rows = rules.filter { $0.area == area }.sorted { $0.code.rawValue < $1.code.rawValue }
      guard !rows.isEmpty else { return "" }
      return "\(style.bold(area.rawValue))\n" + rows.map { row($0, width) }.joined() + "\n"
    }.joined()
  }

  /// Prose with its lines broken anew, none wider than 88 columns where words allow it.
  private static func wrapped(_ prose: String, width: Int = 88) -> String {
    var lines = [""]
    for word in prose.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      if lines[lines.count - 1].count + word.count + 1 > width { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? String(word) : " \(word)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ rule: RuleDescription, _ width: Int) -> String {
    let code = padded(rule.code.rawValue, to: width)
    let severity = style.severity(rule.severity, padded(rule.severity.rawValue, to: 7))
    return "  \(code)  \(severity)  \(rule.summary)\n"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func samples(_ title: String, _ examples: [RuleDescription.Example]) -> String {
    examples.map { example in
      let lines = text(of: example).split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
      return "\n\(style.bold(title)):\n\n" + lines.joined().trimmingLastLines()
    }.joined()
  }

  private func text(of example: RuleDescription.Example) -> String {
    switch example {
    case .cards(let text), .episode(let text), .words(let text): text
    case .files(let files): text(of: files)
    case .release(let published, let now):
      "# the last release\n\(text(of: published))\n# now\n\(text(of: now))"
    }
  }

  private func text(of files: [String: String]) -> String {
    files.keys.sorted().map { "# \($0)\n\(files[$0] ?? "")" }.joined(separator: "\n")
  }
}

extension String {
  /// The text with one line end at its end, lines of nothing but spaces taken off.
  fileprivate func trimmingLastLines() -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
