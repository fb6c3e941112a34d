internal import Diagnostics
internal import Python

/// The page of the manual about the Python that programs on cards are run with.
struct PythonManual {
  static let name = "python"
  static let summary = "The Python that programs are run with: its modules, and what is left out."
  private static let width = 78

  let style: TerminalStyle

  /// The page; its lists are the interpreter's own.
  var page: String {
    """
    \(style.bold(Self.name)): \(Self.summary)

    Programs run as CPython 3.11 runs them, without files, network and clock, and with a
    budget of steps and memory (see `hornbook run --help`).

    \(style.bold("modules"))
    \(style.green(modules))
    \(style.bold("a little different"))
    \(PythonLibrary.differences.map { "  \($0)\n" }.joined())
    \(style.bold("left out"))
    \(PythonLibrary.leftOut.map { "  \($0)\n" }.joined())
    """
  }

  private var modules: String {
    var lines = [""]
    for name in PythonLibrary.modules {
      if lines[lines.count - 1].count + name.count + 2 > Self.width { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "  \(name)" : ", \(name)"
    }
    return lines.joined(separator: ",\n") + "\n"
  }
}
