import Python

extension ManualPage {
  /// The Python that programs on cards are run with; its lists are the interpreter's own.
  static let python = ManualPage(
    name: "python", summary: "The Python that programs are run with: its modules, and what is left out.",
    prose: """
      Programs run as CPython 3.11 runs them, without files, network and clock, and with a
      budget of steps and memory (see `hornbook run --help`).
      """
  ) {
    [
      .code("modules", lines(of: PythonLibrary.modules)),
      .list("a little different", PythonLibrary.differences),
      .list("left out", PythonLibrary.leftOut),
    ]
  }

  /// Names with commas between them, on lines of at most 78 columns.
  private static func lines(of names: [String]) -> [String] {
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count + 2 > 76 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? name : ", \(name)"
    }
    return lines.enumerated().map { $0 < lines.count - 1 ? "\($1)," : $1 }
  }
}
