import PythonSyntax

/// Which line of the output a line of code prints, as far as the code alone tells: where each line so far is done once
/// and prints one line or nothing.
///
///     PrintingLines.outputLine(ofCodeLine: 3, in: "x = 2\nprint(x)\nprint(x + 1)") == 2
package enum PrintingLines {
  /// The line of the output, from 1; nil where the line prints nothing, or not surely one line.
  ///
  /// - Parameter number: The line of code, from 1.
  static func outputLine(ofCodeLine number: Int, in code: String) -> Int? {
    guard number > 0, let tree = try? SyntaxTree(parsing: SourceText(code)) else { return nil }
    let upToThere = tree.body.prefix { $0.range.start.line <= number }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).prefix(number)
    // An escaped line end, or one in a text, makes several lines of one.
    guard let last = upToThere.last, last.range.start.line == number,
      !lines.contains(where: { $0.contains("\\") || $0.contains("\"\"\"") || $0.contains("'''") }),
      Set(upToThere.map(\.range.start.line)).count == upToThere.count, upToThere.allSatisfy(isOnOneLine)
    else { return nil }
    let prints = upToThere.map { isPrint($0, tree.names) }
    guard prints.last == true, zip(upToThere, prints).allSatisfy({ isPlain($0, printing: $1, tree.names) }) else {
      return nil
    }
    return prints.count(where: { $0 })
  }

  /// True for code with one loop, which prints one line in each of its rounds, and that prints nothing else.
  package static func arePrintedByRounds(of code: String) -> Bool {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)),
      !code.contains("\\"), !code.contains("\"\"\""), !code.contains("'''")
    else { return false }
    let loops = tree.body.filter { !$0.bodies.isEmpty }
    guard loops.count == 1, let body = loopBody(of: loops[0]), body.count(where: { isPrint($0, tree.names) }) == 1
    else {
      return false
    }
    let others = tree.body.filter(\.bodies.isEmpty)
    return others.allSatisfy { isPlain($0, printing: false, tree.names) }
      && body.allSatisfy { isPlain($0, printing: isPrint($0, tree.names), tree.names) }
  }

  /// The body of a loop without an `else`; nil for another statement.
  private static func loopBody(of statement: Statement) -> [Statement]? {
    switch statement.form {
    case .for(let loop): loop.otherwise.isEmpty ? loop.body : nil
    case .while(_, let body, let otherwise): otherwise.isEmpty ? body : nil
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .import, .importFrom, .if, .with, .try, .match, .function, .class:
      nil
    }
  }

  private static func isOnOneLine(_ statement: Statement) -> Bool {
    statement.bodies.isEmpty && statement.range.start.line == statement.range.end.line
  }

  /// Whether a statement is one `print(…)` that ends its line.
  private static func isPrint(_ statement: Statement, _ names: NameTable) -> Bool {
    guard case .expression(let value) = statement.form, case .call(let call) = value.form,
      case .name(let function) = call.function.form
    else { return false }
    return names[function] == "print" && call.keywords.isEmpty
  }

  /// Whether a statement prints a line at most, and only by its own `print`.
  private static func isPlain(_ statement: Statement, printing: Bool, _ names: NameTable) -> Bool {
    switch statement.form {
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .pass: break
    case .delete, .break, .continue, .return, .raise, .assert, .global, .nonlocal, .import, .importFrom, .if, .while,
      .for, .with, .try, .match, .function, .class:
      return false
    }
    var walker = CodeNames.Walker()
    walker.visit(statement)
    let found = walker.names.map { names[$0] }
    return found.count { $0 == "print" } == (printing ? 1 : 0) && !found.contains(where: others.contains)
  }

  /// What may print something, read something, or make a line end.
  private static let others: Set<String> = [
    "breakpoint", "chr", "eval", "exec", "exit", "getattr", "globals", "help", "input", "locals", "open", "quit",
    "vars",
  ]
}
