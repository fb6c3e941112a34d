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
  private let tree: SyntaxTree
  private let bindings: NameBindings

  init(of tree: SyntaxTree, _ bindings: NameBindings) {
    self.tree = tree
    self.bindings = bindings
    var isInOrder = true
    for statement in tree.body {
      let own = statement.values.flatMap { calls(in: $0) }
      let inner = calls(in: statement.bodies.joined())
      let here = calls(in: [statement])
      all += here
      if case .while = statement.form, !own.isEmpty { isInOrder = false }
      // Nobody reads what stands in the message of an assertion that holds.
      if case .assert(_, let message?) = statement.form, !calls(in: message).isEmpty { isInOrder = false }
      // Others read once, never or often, or stand in a target, whose turn comes after the values.
      let onceEach = statement.values.flatMap { calls(in: $0, onceEach: true) }
      if onceEach.count < own.count || own.count + inner.count < here.count { isInOrder = false }
      if isInOrder { inOrder += own.map { Read(call: $0, statement: statement) } }
      if !inner.isEmpty { isInOrder = false }
    }
  }

  private func calls(in statements: some Sequence<Statement>) -> [Expression] {
    var finder = CallFinder(bindings: bindings)
    for statement in statements { finder.visit(statement) }
    return finder.calls
  }

  /// The calls in an expression, an inner one before the one around it.
  ///
  /// - Parameter onceEach: Whether to leave those out that may be called never, or more than once.
  private func calls(in expression: Expression, onceEach: Bool = false) -> [Expression] {
    let parts = onceEach ? expression.partsWorkedOutOnce : expression.children
    let inner = parts.flatMap { calls(in: $0, onceEach: onceEach) }
    return inner + (bindings.isCall(expression, of: ["input"]) ? [expression] : [])
  }

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
