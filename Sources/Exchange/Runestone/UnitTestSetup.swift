import PythonSyntax

/// A statement before a test.
struct UnitTestSetup {
  let lines: [String]
  /// The names to which it gives something.
  let names: Set<String>
  /// Those that hold an object which a call may change: not numbers, texts, functions, classes and modules.
  let variables: Set<String>
  /// All names in it.
  let uses: Set<String>
  /// Whether it does nothing but give names, so that a test without these does not need it.
  let isPassive: Bool

  init(_ statement: Statement, _ texts: UnitTestTexts, isPassive: Bool = false) {
    self.init(texts.lines(of: statement), statement, texts, isPassive: isPassive)
  }

  init(_ lines: [String], _ statement: Statement, _ texts: UnitTestTexts, isPassive: Bool) {
    self.lines = lines
    let given = texts.namesGiven(by: statement)
    variables = !statement.values.isEmpty && statement.values.allSatisfy(\.isUnchanging) ? [] : given
    let table = texts.tree.names
    names = given.union(statement.namesBesideExpressions(in: table).map { table[$0] })
    uses = texts.called(texts.names(in: statement))
    self.isPassive = isPassive && !names.contains("*")
  }

  /// A call that may change what it uses.
  init(_ call: String, names: Set<String>) {
    (lines, uses, self.names, variables, isPassive) = ([call], names, [], [], false)
  }
}

extension Expression {
  /// Whether its value is a number, a text or another one that no call can change.
  fileprivate var isUnchanging: Bool {
    switch form {
    case .constant: true
    case .unary(_, let operand): operand.isUnchanging
    case .binary(_, let left, let right): left.isUnchanging && right.isUnchanging
    case .tuple(let elements): elements.allSatisfy(\.isUnchanging)
    default: false
    }
  }
}
