public import Python
import PythonSyntax

extension PythonProgram {
  /// The whole numbers and the texts that the program writes out, in the order in which they stand.
  ///
  ///     PythonProgram(source: "print('a', 5)").literals.numbers    // [5]
  public var literals: (numbers: [Int], texts: [String]) {
    guard staticError == nil else { return ([], []) }
    var finder = LiteralFinder()
    withTree { tree in finder.visit(tree.body) }
    return (finder.numbers, finder.texts)
  }
}

/// Finds literals in what statements work out; in targets, patterns and parameters there are none to try as input.
private struct LiteralFinder: SyntaxWalker {
  private(set) var numbers: [Int] = []
  private(set) var texts: [String] = []

  mutating func visit(_ statement: Statement) {
    visit(statement.values)
    for body in statement.bodies { visit(body) }
  }

  mutating func visit(_ expression: Expression) {
    if case .constant(let value) = expression.form { note(value) }
    walk(expression)
  }

  mutating func visit(_ parameters: Parameters) {}

  private mutating func note(_ value: Constant) {
    switch value {
    case .integer(let number): numbers.append(number)
    case .string(let text): texts.append(text.string)
    case .none, .true, .false, .ellipsis, .bigInteger, .float, .imaginary, .bytes: break
    }
  }
}
