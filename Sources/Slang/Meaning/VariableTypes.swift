/// The types that variables have where they are read or given a value.
struct VariableTypes {
  /// The types, by variable.
  private(set) var types: [ValueTypes]

  init(of outline: Outline) {
    types = Array(repeating: [], count: outline.variables.count)
    visit(outline.steps)
  }

  private mutating func visit(_ steps: [Outline.Step]) {
    for step in steps {
      switch step {
      case .blank: break
      case .assign(let variable, let value, _):
        visit(value)
        types[variable].formUnion(value.types)
      case .repeat(_, let body, _, _): visit(body)
      case .if(let condition, let then, let otherwise, _):
        visit(condition.left)
        visit(condition.right)
        visit(then)
        visit(otherwise ?? [])
      case .print(let value, _): visit(value)
      }
    }
  }

  private mutating func visit(_ node: Node) {
    switch node.form {
    case .number, .bool, .text: break
    case .variable(let variable): types[variable].formUnion(node.types)
    case .negative(let value): visit(value)
    case .binary(let left, _, let right):
      visit(left)
      visit(right)
    }
  }
}
