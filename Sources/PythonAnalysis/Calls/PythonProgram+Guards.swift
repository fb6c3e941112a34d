public import Python
import PythonSyntax

extension PythonProgram {
  /// The classes of the errors that the program raises itself.
  ///
  ///     PythonProgram(source: "def f(n):\n  if n < 0: raise ValueError('small')").guards.errors    // ["ValueError"]
  ///
  /// `handlesNegatives` is whether it decides something by `… < 0`: then it is made for negative numbers, too.
  public var guards: (errors: Set<String>, handlesNegatives: Bool) {
    guard staticError == nil else { return ([], false) }
    var found: (Set<String>, Bool) = ([], false)
    withTree { tree in
      var finder = GuardFinder(names: tree.names)
      finder.visit(tree.body)
      found = (finder.errors, finder.handlesNegatives)
    }
    return found
  }
}

/// Finds the errors that are raised, and decisions about negative numbers.
private struct GuardFinder: SyntaxWalker {
  let names: NameTable
  private(set) var errors: Set<String> = []
  private(set) var handlesNegatives = false

  init(names: NameTable) { self.names = names }

  mutating func visit(_ statement: Statement) {
    if case .raise(let error?, _) = statement.form { note(error) }
    if case .if(let test, _, _) = statement.form { note(test: test) }
    walk(statement)
  }

  private mutating func note(_ error: Expression) {
    if case .call(let call) = error.form { return note(call.function) }
    if case .name(let name) = error.form { errors.insert(names[name]) }
  }

  private mutating func note(test: Expression) {
    if case .boolean(_, let operands) = test.form {
      for operand in operands { note(test: operand) }
    }
    guard case .compare(_, let comparisons) = test.form else { return }
    for comparison in comparisons where comparison.comparison == .less {
      if case .constant(.integer(0)) = comparison.operand.form { handlesNegatives = true }
    }
  }
}
