import PythonSyntax

/// A part of a program that has a value, and where it is.
struct PseudocodeExpression: Sendable {
  indirect enum Form: Sendable {
    case number(Constant)
    case string(String)
    case truth(Bool)
    case variable(Name)
    case list([PseudocodeExpression])
    case element(of: PseudocodeExpression, at: PseudocodeExpression)
    case call(PseudocodeCall)
    case negation(PseudocodeExpression)
    case not(PseudocodeExpression)
    case operation(Operator, PseudocodeExpression, PseudocodeExpression)
  }

  let form: Form
  let range: SourceRange
  /// The range with the parentheses that are around the value itself.
  let extent: SourceRange
  /// How many expressions are inside one another here, this one counted.
  let depth: Int

  init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
    extent = range
    depth = 1 + (form.parts.map(\.depth).max() ?? 0)
  }

  /// The same value in parentheses.
  init(_ value: PseudocodeExpression, within extent: SourceRange) {
    form = value.form
    range = value.range
    depth = value.depth
    self.extent = extent
  }
}

extension PseudocodeExpression.Form {
  /// The expressions directly inside of it.
  var parts: [PseudocodeExpression] {
    switch self {
    case .number, .string, .truth, .variable: []
    case .list(let elements): elements
    case .element(let list, let index): [list, index]
    case .call(let call): call.arguments
    case .negation(let operand), .not(let operand): [operand]
    case .operation(_, let left, let right): [left, right]
    }
  }
}

/// A call of a procedure.
struct PseudocodeCall: Sendable {
  let procedure: Name
  let nameRange: SourceRange
  let arguments: [PseudocodeExpression]
  /// The direction that `CAN_MOVE` asks for, which is not a value.
  let direction: PseudocodeDirection?
  let range: SourceRange
}
