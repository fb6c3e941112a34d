/// A program without errors as a tree: blocks with what stands inside of them.
package struct Outline {
  /// Something that a program does, with the place of its element, from 1.
  package indirect enum Step {
    case blank(at: Int)
    case assign(variable: Int, value: Node, at: Int)
    case `repeat`(count: Int, body: [Step], at: Int, end: Int)
    case `if`(Condition, then: [Step], otherwise: [Step]?, at: Int)
    case `print`(Node, at: Int)
  }

  /// The If that stands alone in an Else, which text languages write in one line with it.
  package static func chainedIf(_ otherwise: [Step]?) -> Step? {
    guard let step = otherwise?.first, otherwise?.count == 1, case .if = step else { return nil }
    return step
  }

  /// What an If asks.
  package struct Condition {
    package let left: Node
    package let comparison: SlangComparison
    package let right: Node
  }

  /// The names of the variables, by number, in the order in which they get their first values.
  package private(set) var variables: [String] = []
  /// What the program does.
  package private(set) var steps: [Step] = []
  /// How many nodes there are, whose numbers are below it.
  package private(set) var nodeCount = 0
  private var numbers: [String: Int] = [:]
  private var elements: ArraySlice<SlangElement>

  /// The tree of a program; nil for one that has errors.
  package init?(_ program: SlangProgram) {
    guard program.errors.isEmpty else { return nil }
    elements = program.elements[...]
    steps = block().steps
    TypeFinder.find(in: self)
  }

  /// Reads up to the Else or End that closes the block.
  private mutating func block() -> (steps: [Step], closing: SlangElement?) {
    var steps: [Step] = []
    while let element = elements.popFirst() {
      let place = elements.startIndex
      switch element {
      case .blank: steps.append(.blank(at: place))
      case .variable(let name, let value):
        let value = node(value)
        steps.append(.assign(variable: number(of: name ?? ""), value: value, at: place))
      case .repeat(let count):
        let body = block().steps
        steps.append(.repeat(count: count?.integer ?? 0, body: body, at: place, end: elements.startIndex))
      case .if(let left, let comparison, let right):
        let condition = Condition(
          left: node(left), comparison: comparison ?? .equal, right: node(right))
        let (then, closing) = block()
        steps.append(.if(condition, then: then, otherwise: closing == .else ? block().steps : nil, at: place))
      case .else, .end: return (steps, element)
      case .print(let statement): steps.append(.print(node(statement), at: place))
      }
    }
    return (steps, nil)
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = variables.count
    variables.append(name)
    return variables.count - 1
  }

  private mutating func node(_ expression: SlangExpression?) -> Node {
    let form = form(of: expression)
    defer { nodeCount += 1 }
    return Node(form, number: nodeCount)
  }

  private mutating func form(of expression: SlangExpression?) -> Node.Form {
    switch expression {
    case .integer(let value): .number(Double(value), isWhole: true)
    case .double(let value): .number(value, isWhole: false)
    case .bool(let value): .bool(value)
    case .string(let value): .text(value)
    case .name(let name): .variable(number(of: name))
    case .negative(let value): .negative(node(value))
    case .binary(let left, let operation, let right): .binary(node(left), operation, node(right))
    case .unreadable, nil: .text("")
    }
  }
}

extension SlangExpression {
  /// The value of a whole number.
  fileprivate var integer: Int? { if case .integer(let value) = self { value } else { nil } }
}
