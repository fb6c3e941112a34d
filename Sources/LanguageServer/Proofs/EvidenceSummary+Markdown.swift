import Explaining

extension EvidenceSummary {
  /// What was found out as Markdown, a list for each part of the card; nothing where nothing was.
  var markdown: String {
    sections.map { section in
      "**\(Markdown.escaped(section.title))**\n\n" + section.rows.map(\.markdown).joined(separator: "\n")
    }.joined(separator: "\n\n") + unprovenMarkdown
  }

  private var unprovenMarkdown: String {
    unproven.isEmpty
      ? "" : "\n\n**Not proven**\n\n" + unproven.map { "- \(Markdown.escaped($0))" }.joined(separator: "\n")
  }

  /// What was found out as text for a message.
  var text: String {
    sections.map { section in
      "\(section.title):\n" + section.rows.map(\.lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension EvidenceSummary.Row {
  /// How the fact is marked: a check mark for what agrees with the card, a cross for what does not.
  private var mark: String {
    switch tone {
    case .good: "✓ "
    case .bad: "✗ "
    case .plain: ""
    case .unknown: "? "
    }
  }

  fileprivate var markdown: String {
    let fact = "- \(mark)\(Markdown.escaped("\(label): \(text)"))"
    guard let code else { return fact }
    return "\(fact)\n"
      + Markdown.fenced(code).split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(
        separator: "\n")
  }

  fileprivate var lines: String {
    let printed = (code ?? "").split(separator: "\n", omittingEmptySubsequences: code == nil)
    return (["  \(mark)\(label): \(text)"] + printed.map { "    | \($0)" }).joined(separator: "\n")
  }
}
