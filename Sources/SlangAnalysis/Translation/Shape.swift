import Slang

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

  /// The shape of the numbers among its values; nil where there are none.
  var number: Shape? {
    switch self {
    case .whole, .number, .double: self
    case .any: .number
    case .unknown, .bool, .text: nil
    }
  }

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
  /// The shapes of the numbers that variables hold.
  private var numbers: [Shape]
  /// Whether a variable has one type for good.
  private let isTyped: Bool
  private var notes: NodeNotes
  private var isChanged = false

  /// Notes the shapes at all nodes and gives those of the variables.
  static func find(in outline: Outline, isTyped: Bool, noting notes: inout NodeNotes) -> [Shape] {
    let unknown = Array(repeating: Shape.unknown, count: outline.variables.count)
    var finder = ShapeFinder(variables: unknown, numbers: unknown, isTyped: isTyped, notes: notes)
    var rounds = 0
    repeat {
      if rounds == TypeFinder.mostRounds { finder.giveUp() }
      rounds += 1
      finder.isChanged = false
      finder.visit(outline.steps)
    } while finder.isChanged
    notes = finder.notes
    return finder.variables
  }

  /// Takes every variable for one that may hold anything.
  private mutating func giveUp() {
    variables = variables.map { _ in .any }
    numbers = numbers.map { _ in .number }
  }

  private mutating func visit(_ steps: [Outline.Step]) {
    for step in steps {
      for node in step.nodes { visit(node) }
      if case .assign(let variable, let value, _) = step { join(variable, notes[value].shape) }
      for block in step.blocks { visit(block) }
    }
  }

  private mutating func join(_ variable: Int, _ shape: Shape) {
    let joined = variables[variable].joined(with: shape)
    let number = shape.number.map { numbers[variable].joined(with: $0) } ?? numbers[variable]
    if joined != variables[variable] || number != numbers[variable] { isChanged = true }
    (variables[variable], numbers[variable]) = (joined, number)
  }

  private mutating func visit(_ node: Node) {
    switch node.form {
    case .number(_, let isWhole): notes[node].shape = isWhole ? .whole : .double
    case .bool: notes[node].shape = .bool
    case .text: notes[node].shape = .text
    case .variable(let variable):
      if notes[node].seen.contains(.undefined), variables[variable] != .any {
        (variables[variable], isChanged) = (.any, true)
      }
      let shape = variables[variable]
      notes[node].shape = shape == .any && !isTyped ? shapeSeen(at: node, numbers[variable]) : shape
    case .negative(let value):
      visit(value)
      notes[node].shape = shape(of: [notes[value].shape], notes[node].values)
    case .binary(let left, let operation, let right):
      visit(left)
      visit(right)
      notes[node].shape = shape(of: operation, notes[left].shape, notes[right].shape, notes[node])
    }
  }

  /// The shape that a variable of any has at a place, from what was seen there.
  private func shapeSeen(at node: Node, _ number: Shape) -> Shape {
    let values = notes[node].values
    if values.isEmpty { return .any }
    if values.isSubset(of: .text) { return .text }
    if values.isSubset(of: .bool) { return .bool }
    let isNumber = values.isSubset(of: [.whole, .fraction, .negativeZero, .odd])
    return isNumber && number != .unknown ? number : .any
  }

  private func shape(of operation: SlangOperator, _ left: Shape, _ right: Shape, _ note: NodeNotes.Note) -> Shape {
    let (seen, values) = (note.seen, note.values)
    // What never runs may hold a division by zero, which a compiler refuses for whole numbers.
    let isWhole = left.isWhole && right.isWhole && values.isWhole && !seen.contains(.imagined)
    switch operation {
    case .add where left == .text || right == .text: return .text
    case .add where left == .any || right == .any: return .any
    case .add, .subtract, .multiply: return shape(of: [left, right], values)
    case .divide: return isWhole ? .whole : .double
    case .remainder:
      if isWhole { return .whole }
      return !seen.isDisjoint(with: [.signedRemainder, .imagined]) ? .double : shape(of: [left, right], values)
    }
  }

  /// The shape of a sum, a difference or a product.
  private func shape(of operands: [Shape], _ seen: Sighting) -> Shape {
    if operands.allSatisfy(\.isWhole), seen.isWhole { return .whole }
    if operands.contains(where: { $0 == .double || !$0.isNumeric }) { return .double }
    return seen.isSubset(of: [.whole, .fraction]) ? .number : .double
  }
}
