import PythonSyntax
import Support

/// Where code changes a variable last, as far as the code alone tells.
///
///     LastChange.isDone(to: "x", behindLine: 1, in: "x = [1]\ny = len(x)")     // true
///     LastChange.isDone(to: "x", behindLine: 1, in: "x = [1]\nx.append(2)")    // false
enum LastChange {
  /// True where a variable keeps the value that it has behind a line: each statement has a line of its own and is done
  /// once, and those below only give other variables a value, or print.
  ///
  /// - Parameter number: The line of code, from 1, or -1 for the last one.
  static func isDone(to variable: String, behindLine number: Int, in code: String) -> Bool {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)),
      tree.body.allSatisfy({ $0.bodies.isEmpty && $0.range.start.line == $0.range.end.line })
    else { return false }
    let lines = tree.body.map { Int($0.range.start.line) }
    guard Set(lines).count == lines.count, number == -1 || lines.contains(number) else { return false }
    guard number > 0 else { return true }
    return code.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(number)
      .allSatisfy { leaves(variable, String($0).trimmingWhitespace()) }
  }

  /// True for a line that only gives another variable a value, or prints, without a call of a method.
  private static func leaves(_ variable: String, _ line: String) -> Bool {
    if line.isEmpty || line.hasPrefix("#") { return true }
    guard !line.contains("."), !line.contains(":=") else { return false }
    if line.hasPrefix("print(") { return true }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = line.dropFirst(name.count).drop { $0 == " " }
    return !name.isEmpty && name != variable && rest.hasPrefix("=") && !rest.hasPrefix("==")
  }
}
