import PythonSyntax

/// Finds the names that are variables: each that an assignment or a loop gives a value.
struct VariableFinder: SyntaxWalker {
  /// More variables than a lesson's program has are not looked at.
  static let most = 64

  private(set) var variables: [Name] = []

  mutating func visit(_ statement: Statement) {
    for name in statement.targets.flatMap(\.boundNames) { bind(name) }
    if case .function(let definition) = statement.form {
      for parameter in definition.parameters.positional { bind(parameter.name) }
    }
    for body in statement.bodies { visit(body) }
  }

  private mutating func bind(_ name: Name) {
    if !variables.contains(name), variables.count < Self.most { variables.append(name) }
  }
}
