import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import JSON
import Support

/// A way to show which episode does what with which concept.
enum ConceptFormat: String, CaseIterable, Sendable {
  /// A table for a terminal.
  case text
  /// An object with `episodes` and `concepts`.
  case json
  /// A page with a table.
  case html
  /// A graph for Graphviz: episodes in order, with what each brings that is new.
  case dot

  /// A matrix in this format, with a line end at its end.
  func rendered(_ matrix: ConceptMatrix) -> String {
    switch self {
    case .text: Self.text(matrix)
    case .json: Self.json(matrix)
    case .html: Self.html(matrix)
    case .dot: Self.dot(matrix)
    }
  }

  private static func text(_ matrix: ConceptMatrix) -> String {
    let width = matrix.rows.map(\.concept.visible.count).max() ?? 0
    let columns = matrix.episodes.indices.map { String($0 + 1) }
    let widths = columns.map { max(ConceptMark.allCases.count, $0.count) }
    func line(_ name: String, _ cells: [String]) -> String {
      let name = name.padding(to: width)
      let line = zip(cells, widths).reduce(name) { "\($0)  \($1.0.padding(to: $1.1))" }
      return line.trimmingTrailingSpaces() + "\n"
    }
    let legend = zip(columns, matrix.episodes).map {
      "\($0.padding(to: columns.last?.count ?? 0))  \($1.description.visible)\n"
    }
    return legend.joined() + "\n" + line("", columns)
      + matrix.rows.map { row in line(row.concept.visible, row.cells.map(letters)) }.joined()
  }

  private static func json(_ matrix: ConceptMatrix) -> String {
    let concepts = matrix.rows.map { row in
      let used = zip(matrix.episodes, row.cells).filter { !$0.1.isEmpty }
      return JSONValue.members([
        "concept": .string(row.concept),
        "episodes": .array(
          used.map { path, marks in
            .members([
              "episode": .string(path.description), "marks": .array(marks.sorted().map { .string($0.rawValue) }),
            ])
          }),
      ])
    }
    let episodes = matrix.episodes.map { JSONValue.string($0.description) }
    return PrettyJSON.text(of: .members(["episodes": .array(episodes), "concepts": .array(concepts)]))
  }

  private static func html(_ matrix: ConceptMatrix) -> String {
    let heads = matrix.episodes.map { "<th><span>\($0.description.visible.escaped(for: .xml))</span></th>" }.joined()
    let rows = matrix.rows.map { row in
      let cells = row.cells.map { marks in
        let title = marks.sorted().map(\.rawValue).joined(separator: ", ")
        return marks.isEmpty
          ? "<td></td>"
          : "<td class=\"\(marks.min()?.rawValue ?? "")\" title=\"\(title)\">\(letters(marks))</td>"
      }
      return "<tr><th scope=\"row\">\(row.concept.visible.escaped(for: .xml))</th>\(cells.joined())</tr>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Concepts</title>
      <style>
        body { font: 14px/1.4 system-ui, sans-serif; margin: 2em; }
        table { border-collapse: collapse; }
        td { border: 1px solid #ddd; min-width: 3em; text-align: center; }
        thead th { vertical-align: bottom; }
        thead span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); padding: 4px; }
        th[scope=row] { font-weight: normal; padding-right: 1em; text-align: left; }
        .taught { background: #bfe3c6; } .shown { background: #e4effb; }
        .practised { background: #fdf0c8; } .asked { background: #f8dcd3; }
      </style>
      <h1>Concepts</h1>
      <p>T taught, s shown, p practised, a asked.</p>
      <table>
      <thead><tr><th></th>\(heads)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </html>

      """
  }

  private static func dot(_ matrix: ConceptMatrix) -> String {
    var text = "digraph concepts {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n"
    for (index, path) in matrix.episodes.enumerated() {
      text += "  e\(index) [label=\(path.description.quotedForDOT), style=filled, fillcolor=\"#e4effb\"];\n"
    }
    for (number, row) in matrix.rows.enumerated() {
      text += "  c\(number) [label=\(row.concept.quotedForDOT), shape=ellipse];\n"
      for (index, marks) in row.cells.enumerated() {
        if marks.contains(.taught) { text += "  e\(index) -> c\(number);\n" }
        if !marks.isDisjoint(with: [.practised, .asked]) { text += "  c\(number) -> e\(index) [style=dashed];\n" }
      }
    }
    return text + "}\n"
  }

  private static func letters(_ marks: Set<ConceptMark>) -> String { String(marks.sorted().map(\.letter)) }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String { String(reversed().drop { $0 == " " }.reversed()) }

  fileprivate var quotedForDOT: String {
    "\"\(visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
