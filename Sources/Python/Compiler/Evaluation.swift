import PythonSyntax
import Support

/// A text that a running program hands to `eval`, `exec` or `compile`.
struct Evaluation: Hashable, Sendable {
  /// How the text is read, by the names that `compile` has for it.
  enum Mode: String, Sendable {
    case program = "exec"
    case expression = "eval"
    case statement = "single"
  }

  let source: String
  /// What tracebacks call it.
  let fileName: String
  let mode: Mode
  /// Whether its variables live in a dictionary that is not that of its global ones.
  var hasOwnVariables = false
}

extension Evaluation {
  /// Reads and compiles the text.
  func compile() -> Result<CompiledCode, SyntaxError> {
    let text = SourceText(mode == .expression ? String(source.drop { $0 == " " || $0 == "\t" }) : source)
    var warnings: [SyntaxWarning] = []
    return compileWithRoom(text) { () throws(SyntaxError) in
      let tree = mode == .expression ? try SyntaxTree(parsingExpression: text) : try SyntaxTree(parsing: text)
      if mode == .statement { try checkOneStatement(tree, text) }
      return try Compiler.compile(tree, evaluation: self, &warnings)
    }
  }
}

extension Evaluation {
  /// A single statement is one line of simple ones, or a compound one that ends with an empty line.
  private func checkOneStatement(_ tree: SyntaxTree, _ text: SourceText) throws(SyntaxError) {
    guard let first = tree.body.first, let last = tree.body.last else {
      throw SyntaxError(
        .syntax, "invalid syntax", at: SyntaxError.Location(line: 0, offset: 0, endLine: 0, endOffset: 0, text: ""))
    }
    if last.range.start.line > first.range.end.line {
      throw SyntaxError("multiple statements found while compiling a single statement", in: first.range, of: text)
    }
    if first.isBlock, !source.hasSuffix("\n") { throw SyntaxError("invalid syntax", in: last.range, of: text) }
  }
}

/// Compiles a text; a long one may be nested so deeply that it needs a stack of its own.
func compileWithRoom(
  _ text: SourceText, _ body: () throws(SyntaxError) -> CompiledCode
) -> Result<CompiledCode, SyntaxError> {
  func compile() -> Result<CompiledCode, SyntaxError> {
    do throws(SyntaxError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  if text.bytes.count < 400 { return compile() }
  var result: Result<CompiledCode, SyntaxError>?
  guard runOnLargeStack({ result = compile() }), let result else { return compile() }
  return result
}
