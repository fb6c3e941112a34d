extension PythonProgram {
  /// The whole numbers and the texts that the program writes out, in the order in which they stand.
  ///
  ///     PythonProgram(source: "print('a', 5)").literals.numbers    // [5]
  public var literals: (numbers: [Int], texts: [String]) {
    guard code != nil else { return ([], []) }
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
    switch expression.form {
    case .constant(.integer(let number)): numbers.append(number)
    case .constant(.string(let text)): texts.append(text.string)
    default: for child in expression.children { visit(child) }
    }
  }
}

extension Statement {
  /// The expressions that stand in the statement itself, and not in its bodies; patterns and parameters aside.
  var expressions: [Expression] {
    switch form {
    case .expression(let value), .augmentedAssign(_, _, let value), .assign(_, let value), .return(let value?): [value]
    case .annotatedAssign(let assignment): [assignment.value].compactMap { $0 }
    case .if(let test, _, _), .while(let test, _, _), .assert(let test, _): [test]
    case .for(let loop): [loop.iterable]
    case .match(let subject, _): [subject]
    case .with, .try, .function, .class, .delete, .pass, .break, .continue, .return, .raise, .global, .nonlocal,
      .import, .importFrom:
      []
    }
  }
}
