public import Python
import PythonSyntax

extension PythonProgram {
  /// What a program guards against.
  public struct Guards: Sendable, Hashable {
    /// The classes of the errors that it raises itself.
    public fileprivate(set) var errors: Set<String> = []
    /// Whether it decides something by `n < 0` or `n >= 0`, so that it is made for negative numbers, too.
    ///
    /// A loop that counts down to 0 does not.
    public fileprivate(set) var handlesNegatives = false
  }

  /// What the program guards against; nothing where it has a syntax error.
  ///
  ///     PythonProgram(source: "def f(n):\n  if n < 0: raise ValueError('small')").guards.errors    // ["ValueError"]
  public var guards: Guards {
    var guards = Guards()
    guard staticError == nil else { return guards }
    withTree { tree in
      var finder = GuardFinder(names: tree.names)
      finder.visit(tree.body)
      guards = finder.guards
    }
    return guards
  }
}

/// Finds the errors that are raised, and decisions about negative numbers.
private struct GuardFinder: SyntaxWalker {
  let names: NameTable
  private(set) var guards = PythonProgram.Guards()

  init(names: NameTable) { self.names = names }

  mutating func visit(_ statement: Statement) {
    if case .raise(let error?, _) = statement.form { note(error) }
    guard case .while(_, let body, let otherwise) = statement.form else { return walk(statement) }
    visit(body)
    visit(otherwise)
  }

  mutating func visit(_ expression: Expression) {
    if case .compare(let first, let comparisons) = expression.form {
      for (left, comparison) in zip([first] + comparisons.map(\.operand), comparisons) {
        note(left, comparison.comparison, comparison.operand)
      }
    }
    walk(expression)
  }

  private mutating func note(_ error: Expression) {
    if case .call(let call) = error.form { return note(call.function) }
    if case .name(let name) = error.form { guards.errors.insert(names[name]) }
  }

  /// `n < 0` and `n >= 0`, also the other way round.
  private mutating func note(_ left: Expression, _ comparison: ComparisonOperator, _ right: Expression) {
    switch comparison {
    case .less, .greaterOrEqual: if right.isZero { guards.handlesNegatives = true }
    case .greater, .lessOrEqual: if left.isZero { guards.handlesNegatives = true }
    default: break
    }
  }
}

extension Expression {
  fileprivate var isZero: Bool {
    if case .constant(.integer(0)) = form { true } else { false }
  }
}
