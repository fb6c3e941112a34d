internal import Support

/// Which line of the output a line of code prints, as far as its text alone says: where each line so far is done once
/// and prints one line or nothing.
///
///     PrintingLines.outputLine(ofCodeLine: 3, in: "x = 2\nprint(x)\nprint(x + 1)") == 2
enum PrintingLines {
  /// The line of the output, from 1; nil where the line prints nothing, or not surely one line.
  ///
  /// - Parameter number: The line of code, from 1.
  static func outputLine(ofCodeLine number: Int, in code: String) -> Int? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(number - 1), prints(lines[number - 1]) else { return nil }
    let upToThere = lines.prefix(number)
    // What begins a block goes on below it.
    guard upToThere.allSatisfy({ isSimple($0) && (prints($0) || !$0.contains("print(")) }) else { return nil }
    return upToThere.count(where: prints)
  }

  /// Whether a line is one `print(…)` and nothing else.
  private static func prints(_ line: String) -> Bool {
    line.hasPrefix("print(") && line.trimmingWhitespace().hasSuffix(")") && line.ranges(of: "print(").count == 1
  }

  /// Whether a line is done once, as a whole, and prints at most one line.
  private static func isSimple(_ line: String) -> Bool {
    let isWhole = line.first.map { $0 != " " && $0 != "\t" } ?? true
    return isWhole && !line.trimmingWhitespace().hasSuffix(":") && !others.contains(where: line.contains)
  }

  /// What may print more or less than a line, or something at another place.
  private static let others = [
    "\\", ";", "\"\"\"", "'''", "end=", "end =", "input(", "exec(", "write(", "chr(", "import ",
  ]
}
