/// A table of a page: the first cell of a row is its heading, and numbers are aligned on their right.
struct PageTable {
  /// What it is about, for those who hear it.
  let caption: String
  /// The names of the columns.
  let columns: [Column]
  /// The cells, row by row.
  let rows: [[Markup]]

  /// A column.
  struct Column {
    let name: String
    let isNumber: Bool

    /// A column of numbers.
    static func number(_ name: String) -> Column { Column(name: name, isNumber: true) }
    /// A column of words.
    static func words(_ name: String) -> Column { Column(name: name, isNumber: false) }
  }

  /// The table in a frame that scrolls where it is too wide.
  var markup: Markup {
    let head = columns.map { column -> Markup in
      "<th scope=\"col\"\(Self.kind(of: column))>\(column.name)</th>"
    }
    return """
      <div class="scroller" role="region" aria-label="\(caption)" tabindex="0">
      <table>
      <caption class="spoken">\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.map(row))</tbody>
      </table>
      </div>

      """
  }

  /// The table behind a line that unfolds it.
  func folded(under summary: String) -> Markup {
    "<details>\n<summary>\(summary)</summary>\n\(markup)</details>\n"
  }

  private func row(_ cells: [Markup]) -> Markup {
    let cells = zip(columns, cells).enumerated().map { index, cell -> Markup in
      let (column, content) = cell
      return index == 0
        ? "<th scope=\"row\">\(content)</th>" : "<td\(Self.kind(of: column))>\(content)</td>"
    }
    return "<tr>\(cells)</tr>\n"
  }

  private static func kind(of column: Column) -> Markup { column.isNumber ? " class=\"number\"" : .empty }
}

extension Markup {
  /// A text of an author, whose direction is its own.
  static func words(_ text: String) -> Markup { "<bdi>\(text)</bdi>" }

  /// A full id.
  static func path(_ path: String) -> Markup { "<code>\(path)</code>" }

  /// A title with the full id below it.
  static func item(_ title: String, _ path: String) -> Markup { "\(words(title)) \(self.path(path))" }
}
