import CurriculumBundle
import Execution
import Python
import PythonSyntax

/// The lines at the end of a program that print what is tested, which unit tests say, too.
struct RunestoneDriver: Hashable {
  let tests: [RunestoneProgram.Test]

  /// What `print` makes of a literal.
  private static func printed(_ literal: String) -> String {
    let output = PythonProgram(source: "print(\(literal))").run().standardOutput
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

extension RunestoneDriver {
  /// The driver at the end of a program and the program above it; nil where the lines at its end do not print one line
  /// of the result each.
  static func found(in program: String, result: String) -> (driver: RunestoneDriver, program: String)? {
    var results = result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if results.last == "" { results.removeLast() }
    var lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    guard !results.isEmpty, lines.count >= results.count else { return nil }
    let calls = lines.suffix(results.count)
    let tests = zip(calls, results).compactMap { call, result -> RunestoneProgram.Test? in
      guard call.hasPrefix("print("), call.hasSuffix(")") else { return nil }
      let expression = String(call.dropFirst(6).dropLast())
      guard PythonProgram.isExpression(expression), !PythonProgram.isLiteral(expression) else { return nil }
      return RunestoneProgram.Test(expression: expression, literal: literal(result))
    }
    guard tests.count == results.count else { return nil }
    var rest = lines.dropLast(results.count)
    while rest.last?.allSatisfy(\.isWhitespace) == true { rest.removeLast() }
    return (RunestoneDriver(tests: tests), rest.joined(separator: "\n"))
  }

  /// A literal as an export writes it: text in double quotes.
  static func usual(_ literal: String) -> String {
    let printed = printed(literal)
    return printed.contains("\n") ? literal : Self.literal(printed, isText: isText(literal))
  }

  /// Whether a literal is text, with or without letters before its quote.
  private static func isText(_ literal: String) -> Bool {
    guard let tree = try? SyntaxTree(parsingExpression: PythonSyntax.SourceText(literal)),
      case .expression(let value)? = tree.body.first?.form, case .constant(.string) = value.form
    else { return false }
    return true
  }

  /// The literal that is printed as a line.
  private static func literal(_ printed: String, isText: Bool = false) -> String {
    let isValue = !isText && PythonProgram.isLiteral(printed) && !printed.hasPrefix("'") && !printed.hasPrefix("\"")
    if isValue, Self.printed(printed) == printed { return printed }
    return PythonProgram.literal(of: printed)
  }
}
