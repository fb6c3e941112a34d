import Diagnostics

/// A page of the manual about a topic: its words as data, which one function lays out.
struct ManualPage: Sendable {
  /// What it is called on the command line.
  let name: String
  /// What it is about, in a sentence.
  let summary: String
  /// What comes before the lists, broken into lines; what is between `‹` and `›` is shown as code.
  let prose: String
  /// The lists, which are the languages' own; made only for the page that is asked for.
  let sections: @Sendable () -> [Section]

  /// A part of a page.
  enum Section {
    /// A title, then a name in each row and what it means.
    case table(String, [(name: String, meaning: String)])
    /// A title, then lines.
    case list(String, [String])
    /// A title, then lines that are shown as code.
    case code(String, [String])
    /// Lines that are shown as code right below the prose.
    case sample([String])
  }

  /// The page.
  func text(_ style: TerminalStyle) -> String {
    let prose = prose.replacing(/‹([^›]*)›/) { style.green(String($0.output.1)) }
    return "\(style.bold(name)): \(summary)\n\n\(prose)\n" + sections().map { $0.text(style) }.joined()
  }
}

extension ManualPage.Section {
  fileprivate func text(_ style: TerminalStyle) -> String {
    switch self {
    case .table(let title, let rows):
      let width = rows.map(\.name.count).max() ?? 0
      let lines = rows.map { row in
        "  \(style.green(row.name))\(String(repeating: " ", count: width - row.name.count))  \(row.meaning)\n"
      }
      return "\n\(style.bold(title))\n" + lines.joined()
    case .list(let title, let lines):
      return "\n\(style.bold(title))\n" + lines.map { "  \($0)\n" }.joined()
    case .code(let title, let lines):
      return "\n\(style.bold(title))\n" + style.green(lines.map { "  \($0)\n" }.joined())
    case .sample(let lines):
      return lines.map { $0.isEmpty ? "\n" : "  \(style.green($0))\n" }.joined()
    }
  }
}
