public import Execution
package import PythonSyntax

extension PythonProgram {
  /// Runs the program as `run` does, and then asks what expressions are in the names that it left.
  ///
  /// Every question has a copy of the program's names; what it prints is dropped and input is at its end for it, but
  /// what it changes in a value stays changed for the next one. The outcome is that of the program alone, but for the
  /// steps of the answers. There are as many answers as the budget reaches, and none when the program did not come to
  /// its end.
  ///
  ///     let (_, answers) = PythonProgram(source: "total = 2 + 3").run(asking: [PythonQuestion("total * 2")])
  ///     // answers[0]: a value, `10`, of type `int`
  public func run(
    input: [String] = [], asking questions: [PythonQuestion], budget: Budget = .lesson,
    options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, answers: [PythonAnswer]) {
    let inquiry = Inquiry(questions)
    var console = InquiryConsole(base: ScriptedConsole(input: input), inquiry: inquiry)
    var outcome = run(code, on: &console, budget: budget, options: options, inquiry: inquiry)
    outcome.transcript = console.base.transcript
    return (outcome, inquiry.answers)
  }

  /// Whether a text is an expression that says a value as it is: a number, a text, `None`, or a list, tuple, set or
  /// dictionary of such.
  public static func isLiteral(_ text: String) -> Bool {
    guard text.utf8.count < mostLiteralBytes, let tree = try? SyntaxTree(parsingExpression: SourceText(text)),
      case .expression(let value)? = tree.body.first?.form
    else { return false }
    return value.isLiteral
  }

  /// Longer texts would need a stack of their own.
  private static let mostLiteralBytes = 400

  /// Whether a text is an expression.
  public static func isExpression(_ text: String) -> Bool {
    text.utf8.count < mostLiteralBytes && (try? SyntaxTree(parsingExpression: SourceText(text))) != nil
  }

  /// The error for which Python cannot read an expression; nil for one that it can.
  package static func mistake(inExpression text: String) -> SyntaxError? {
    guard case .failure(let error) = Evaluation(source: text, fileName: "", mode: .expression).compile() else {
      return nil
    }
    return error
  }
}
