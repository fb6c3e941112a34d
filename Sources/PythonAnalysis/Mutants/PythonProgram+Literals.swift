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

private struct LiteralFinder {
  private(set) var numbers: [Int] = []
  private(set) var texts: [String] = []

  mutating func visit(_ body: [Statement]) {
    for statement in body {
      for expression in statement.expressions { visit(expression) }
      for inner in statement.bodies { visit(inner) }
    }
  }

  private mutating func visit(_ expression: Expression) {
    if case .constant(let value) = expression.form { note(value) }
    for child in expression.children { visit(child) }
  }

  private mutating func note(_ value: Constant) {
    switch value {
    case .integer(let number): numbers.append(number)
    case .string(let text): texts.append(text.string)
    case .none, .true, .false, .ellipsis, .bigInteger, .float, .imaginary, .bytes: break
    }
  }
}
