internal import Diagnostics

/// Rows of a name and what it means, for pages of the manual.
struct ManualTable {
  let title: String
  let rows: [(name: String, meaning: String)]

  /// The table with its title, after an empty line.
  func text(_ style: TerminalStyle) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      "  \(style.green(row.name))\(String(repeating: " ", count: width - row.name.count))  \(row.meaning)\n"
    }
    return "\n\(style.bold(title))\n" + lines.joined()
  }
}
