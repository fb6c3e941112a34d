internal import Diagnostics
internal import Linting

/// The page of the manual about the names that `teaches:` can use.
struct ConceptManual {
  static let name = "concepts"
  static let summary = "The names of what lessons teach, for `teaches:`."

  let style: TerminalStyle

  /// The page; its rows are the interpreters' own tables.
  var page: String {
    """
    \(style.bold(Self.name)): \(Self.summary)

    Look for a word with `hornbook manual concepts | grep loop`. What a program takes from
    a module has a name, too: `python.MODULE.NAME`, for instance `python.math.sqrt`.

    """ + TaughtConcept.areas.map(area).joined()
  }

  private func area(_ area: String) -> String {
    let rows = TaughtConcept.all.filter { $0.area == area }
    let width = rows.map(\.id.count).max() ?? 0
    let lines = rows.map { row in
      "  \(style.green(row.id))\(String(repeating: " ", count: width - row.id.count))  \(row.summary)\n"
    }
    return "\n\(style.bold(area))\n" + lines.joined()
  }
}
