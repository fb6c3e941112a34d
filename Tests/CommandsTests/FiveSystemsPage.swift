import TestSupport
import Testing

/// The page of the documentation that says what five systems have, and what carries it.
struct FiveSystemsPage {
  /// The cells of the rows about what a key carries: the system, the names of its rows, what it has, what carries it.
  let features: [[String]]
  /// The cells of the rows about what is the app's own: their names, what an app does, what it has for that.
  let ownOfApps: [[String]]

  init() throws {
    let path = try #require(MarkdownPage.documentation.first { $0.hasSuffix("/FiveSystems.md") })
    let rows = try MarkdownPage(path: path).prose.filter { $0.hasPrefix("| ") }.map { row in
      row.split(separator: "|").map { cell in cell.trimmingCharacters(in: .whitespaces) }
    }
    features = rows.filter { $0.count == 4 && $0[0] != "system" }
    ownOfApps = rows.filter { $0.count == 3 && $0[0] != "row" }
  }

  /// The names of all rows that say what carries them, or what an app has for them.
  var names: Set<String> {
    let named = features.map { ($0[1], $0[3]) } + ownOfApps.map { ($0[0], $0[2]) }
    return Set(named.filter { !$0.1.isEmpty }.flatMap { $0.0.split(separator: ", ").map(String.init) })
  }
}
