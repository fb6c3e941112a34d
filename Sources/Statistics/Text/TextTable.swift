import Diagnostics

/// A table for a terminal: the first column is aligned on its left, all others on their right.
struct TextTable {
  /// The names of the columns; the first one has none.
  var head: [String] = []
  /// The cells, row by row.
  var rows: [[String]] = []

  /// The lines, each behind two spaces and with a line end.
  var text: String {
    let all = (head.isEmpty ? [] : [head]) + rows
    let widths = (0..<(all.map(\.count).max() ?? 0)).map { column in
      all.map { column < $0.count ? $0[column].visible.columns : 0 }.max() ?? 0
    }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.visible.columns)
        return column == 0 ? cell.visible + gap : gap + cell.visible
      }
      return "  " + cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
