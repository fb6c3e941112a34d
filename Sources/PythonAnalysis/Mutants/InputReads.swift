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
      let own = statement.expressions.flatMap(calls)
      let inner = statement.bodies.joined().flatMap(calls)
      all += own + inner
      if case .while = statement.form, !own.isEmpty { isInOrder = false }
      // Nobody reads what stands in the message of an assertion that holds.
      if case .assert(_, let message?) = statement.form, !calls(in: message).isEmpty { isInOrder = false }
      if isInOrder { inOrder += own.map { Read(call: $0, statement: statement) } }
      if !inner.isEmpty { isInOrder = false }
    }
  }

  private func calls(in statement: Statement) -> [Expression] {
    statement.expressions.flatMap(calls) + statement.bodies.joined().flatMap(calls)
  }

  private func calls(in expression: Expression) -> [Expression] {
    expression.children.flatMap(calls) + (isRead(expression) ? [expression] : [])
  }

  private func isRead(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.form, case .name(let name) = call.function.form else { return false }
    return tree.names[name] == "input" && !bindings.binds(name)
  }
}
