/// How a value is held in a language that tells whole numbers from others.
enum Shape {
  case unknown
  /// A whole number, small enough to be exact.
  case whole
  /// A whole number or another one; one of the other kind where types are fixed.
  case number
  /// A number with a point.
  case double
  case bool
  case text
  /// A value of any type.
  case any

  /// Whether it is a number, or true or false, which count as 1 and 0.
  var isNumeric: Bool {
    switch self {
    case .whole, .number, .double, .bool: true
    case .unknown, .text, .any: false
    }
  }

  /// Whether sums with it are exact sums of whole numbers.
  var isWhole: Bool { self == .whole || self == .bool }

  /// The shape of a variable that holds values of both.
  func joined(with other: Shape) -> Shape {
    if self == other || other == .unknown { return self }
    if self == .unknown { return other }
    let bothAreNumbers = isNumeric && other.isNumeric && self != .bool && other != .bool
    return bothAreNumbers ? .number : .any
  }
}

/// Finds the shapes of variables and of all nodes, from what was seen.
struct ShapeFinder {
  private var variables: [Shape]
  private var isChanged = false

  /// Notes the shapes at all nodes and gives those of the variables.
  static func find(in outline: Outline) -> [Shape] {
    var finder = ShapeFinder(variables: Array(repeating: .unknown, count: outline.variables.count))
    repeat {
      finder.isChanged = false
      finder.visit(outline.steps)
    } while finder.isChanged
    return finder.variables
  }

  private mutating func visit(_ steps: [Outline.Step]) {
    for step in steps {
      for node in step.nodes { visit(node) }
      if case .assign(let variable, let value, _) = step { join(variable, value.shape) }
      for block in step.blocks { visit(block) }
    }
  }

  private mutating func join(_ variable: Int, _ shape: Shape) {
    let joined = variables[variable].joined(with: shape)
    if joined != variables[variable] { isChanged = true }
    variables[variable] = joined
  }

  private mutating func visit(_ node: Node) {
    switch node.form {
    case .number(_, let isWhole): node.shape = isWhole ? .whole : .double
    case .bool: node.shape = .bool
    case .text: node.shape = .text
    case .variable(let variable):
      if node.seen.contains(.undefined) { join(variable, .any) }
      node.shape = variables[variable]
    case .negative(let value):
      visit(value)
      node.shape = shape(of: [value.shape], node.seen)
    case .binary(let left, let operation, let right):
      visit(left)
      visit(right)
      node.shape = shape(of: operation, left.shape, right.shape, node.seen)
    }
  }

  private func shape(of operation: SlangOperator, _ left: Shape, _ right: Shape, _ seen: Sighting) -> Shape {
    let values = seen.subtracting([.zeroDivisor, .signedRemainder])
    switch operation {
    case .add where left == .text || right == .text: return .text
    case .add where left == .any || right == .any: return .any
    case .add, .subtract, .multiply: return shape(of: [left, right], values)
    case .divide: return left.isWhole && right.isWhole && values.isWhole ? .whole : .double
    case .remainder:
      if left.isWhole, right.isWhole, values.isWhole { return .whole }
      return seen.contains(.signedRemainder) ? .double : shape(of: [left, right], values)
    }
  }

  /// The shape of a sum, a difference or a product.
  private func shape(of operands: [Shape], _ seen: Sighting) -> Shape {
    if operands.allSatisfy(\.isWhole), seen.isWhole { return .whole }
    if operands.contains(where: { $0 == .double || !$0.isNumeric }) { return .double }
    return seen.isSubset(of: [.whole, .fraction]) ? .number : .double
  }
}
