/// A table for a terminal: the first column to the left, all others to the right.
struct Table {
  private let title: String
  private let note: String
  private var rows: [[String]]

  /// A table with the names of its columns; the first column's stands for the whole.
  init(_ title: String, columns: [String], note: String = "") {
    self.title = title
    self.note = note
    rows = [[""] + columns]
  }

  /// Adds a row: its name, then a cell a column.
  mutating func add(_ name: String, _ cells: String...) { add(name, cells) }

  /// Adds a row: its name, then a cell a column.
  mutating func add(_ name: String, _ cells: [String]) { rows.append([name] + cells) }

  /// The table as text.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { index, cell in
        let space = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + space : space + cell
      }
      .joined(separator: "   ")
    }
    return ([title] + lines.map { "  " + $0 } + (note.isEmpty ? [] : ["  " + note])).joined(separator: "\n") + "\n\n"
  }
}
