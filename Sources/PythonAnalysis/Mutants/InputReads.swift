import Python
import PythonSyntax

/// The calls of `input()` in a program.
struct InputReads {
  /// A call that reads the line of its place among these calls, whatever the lines are.
  struct Read {
    let call: Expression
    /// The statement of the program's top level in which it stands.
    let statement: Statement
  }

  /// The calls that read the first line, the second, and so on, up to one of which nobody knows which line it reads.
  private(set) var inOrder: [Read] = []
  /// All calls, in the order in which they stand.
  private(set) var all: [Expression] = []
  private let bindings: NameBindings

  init(of tree: SyntaxTree, _ bindings: NameBindings) {
    self.bindings = bindings
    var isInOrder = true
    for statement in tree.body {
      let own = calls { $0.visit(statement.values) }
      let inner = calls { finder in for body in statement.bodies { finder.visit(body) } }
      let here = calls { $0.visit(statement) }
      all += here
      if case .while = statement.form, !own.isEmpty { isInOrder = false }
      // Nobody reads what stands in the message of an assertion that holds.
      if case .assert(_, let message?) = statement.form, !calls({ $0.visit(message) }).isEmpty { isInOrder = false }
      // Others read once, never or often, or stand in a target, whose turn comes after the values.
      let onceEach = statement.values.reduce(0) { $0 + countOnce($1) }
      if onceEach < own.count || own.count + inner.count < here.count { isInOrder = false }
      if isInOrder { inOrder += own.map { Read(call: $0, statement: statement) } }
      if !inner.isEmpty { isInOrder = false }
    }
  }

  private func calls(_ look: (inout CallFinder) -> Void) -> [Expression] {
    var finder = CallFinder(bindings: bindings)
    look(&finder)
    return finder.calls
  }

  /// How many of the calls in an expression are made once whenever it is worked out.
  private func countOnce(_ expression: Expression) -> Int {
    let inner = expression.partsWorkedOutOnce.reduce(0) { $0 + countOnce($1) }
    return inner + (bindings.isCall(expression, of: ["input"]) ? 1 : 0)
  }

  /// Collects calls, an inner one before the one around it.
  private struct CallFinder: SyntaxWalker {
    let bindings: NameBindings
    private(set) var calls: [Expression] = []

    init(bindings: NameBindings) { self.bindings = bindings }

    mutating func visit(_ expression: Expression) {
      walk(expression)
      if bindings.isCall(expression, of: ["input"]) { calls.append(expression) }
    }
  }
}

extension Expression {
  /// The parts that are worked out once whenever the expression is.
  fileprivate var partsWorkedOutOnce: [Expression] {
    switch form {
    case .boolean(_, let operands): Array(operands.prefix(1))
    // The second step of `a < b < c` is taken only where the first holds.
    case .compare(let first, let steps): [first] + steps.prefix(1).map(\.operand)
    case .conditional(let test, _, _): [test]
    case .lambda, .listComprehension, .setComprehension, .dictionaryComprehension, .generator: []
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .walrus, .tuple, .list, .set,
      .dictionary, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      children
    }
  }
}
