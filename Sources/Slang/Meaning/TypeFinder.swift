/// Finds out of which types the values of a program can be, on every way through it.
package struct TypeFinder {
  /// The types that each variable is given.
  private var variables: [ValueTypes]
  /// The variables that surely have a value at the place that is looked at.
  private var assigned: Set<Int> = []
  private var isChanged = false

  /// Notes the types at all nodes.
  static func find(in outline: Outline) {
    var finder = TypeFinder(variables: Array(repeating: [], count: outline.variables.count))
    var rounds = 0
    repeat {
      if rounds == mostRounds { finder.variables = finder.variables.map { _ in .all } }
      rounds += 1
      finder.isChanged = false
      finder.assigned = []
      finder.visit(outline.steps)
    } while finder.isChanged
  }

  /// After so many walks over the program a variable that still changes may be anything.
  package static let mostRounds = 20

  private mutating func visit(_ steps: [Outline.Step]) {
    for step in steps {
      switch step {
      case .blank: break
      case .assign(let variable, let value, _):
        let types = visit(value)
        if !variables[variable].isSuperset(of: types) { isChanged = true }
        variables[variable].formUnion(types)
        assigned.insert(variable)
      case .repeat(let count, let body, _, _):
        let before = assigned
        visit(body)
        if count == 0 { assigned = before }
      case .if(let condition, let then, let otherwise, _):
        _ = visit(condition.left)
        _ = visit(condition.right)
        let before = assigned
        visit(then)
        let afterThen = assigned
        assigned = before
        visit(otherwise ?? [])
        assigned.formIntersection(afterThen)
      case .print(let value, _): _ = visit(value)
      }
    }
  }

  private mutating func visit(_ node: Node) -> ValueTypes {
    switch node.form {
    case .number: node.types = .number
    case .bool: node.types = .bool
    case .text: node.types = .text
    case .variable(let variable):
      node.types = variables[variable].union(assigned.contains(variable) ? [] : .undefined)
    case .negative(let value):
      _ = visit(value)
      node.types = .number
    case .binary(let left, let operation, let right):
      node.types = types(of: operation, visit(left), visit(right))
    }
    return node.types
  }

  private func types(of operation: SlangOperator, _ left: ValueTypes, _ right: ValueTypes) -> ValueTypes {
    guard operation == .add else { return .number }
    if left.isEmpty || right.isEmpty { return [] }
    if left == .text || right == .text { return .text }
    return left.union(right).contains(.text) ? [.text, .number] : .number
  }
}
