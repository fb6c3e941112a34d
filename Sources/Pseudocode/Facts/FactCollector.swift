import PythonSyntax

/// Walks over a program and notes all that it uses, in the order of the text; each concept once a line.
struct FactCollector {
  private let names: NameTable
  private(set) var facts: [PseudocodeFact] = []
  private var known: Set<PseudocodeFact> = []
  /// How many statements with a block are around.
  private var depth = 0
  /// The procedure around.
  private var procedure: Name?

  init(_ names: NameTable) { self.names = names }

  /// Notes what statements use.
  mutating func collect(_ statements: [PseudocodeStatement]) {
    for statement in statements { collect(statement) }
  }

  private mutating func collect(_ statement: PseudocodeStatement) {
    let range = statement.range
    switch statement.form {
    case .assign(let variable, let value):
      note(.assignment, range)
      if value.reads(variable.name) { note(.update, range) }
      collect(value)
    case .setElement(let element, let value):
      note(.elementAssignment, range)
      collect(parts: element)
      collect(value)
    case .call(let call): collect(call)
    case .if(let branches, let otherwise): collect(branches, otherwise, range)
    case .repeatTimes(let count, let body): collect(.repetition, range, count, body)
    case .repeatUntil(let condition, let body): collect(.repeatUntil, range, condition, body)
    case .forEach(_, in: let list, let body): collect(.forEach, range, list, body)
    case .procedure(let definition): collect(definition, range)
    case .return(let value):
      note(.returning, range)
      value.map { collect($0) }
    }
  }

  private mutating func collect(
    _ concept: PseudocodeConcept, _ range: SourceRange, _ head: PseudocodeExpression, _ body: PseudocodeStatement.Block
  ) {
    note(concept, range)
    if depth > 0 { note(.nesting, range) }
    collect(head)
    collect(body)
  }

  private mutating func collect(
    _ branches: [PseudocodeStatement.Branch], _ otherwise: PseudocodeStatement.Block?, _ range: SourceRange
  ) {
    note(.condition, range)
    if depth > 0 { note(.nesting, range) }
    for (number, branch) in branches.enumerated() {
      if number > 0 { note(.elseIf, branch.range) }
      collect(branch.condition)
      collect(branch.body)
    }
    guard let otherwise else { return }
    note(.otherwise, otherwise.range)
    collect(otherwise)
  }

  private mutating func collect(_ block: PseudocodeStatement.Block) {
    depth += 1
    collect(block.statements)
    depth -= 1
  }

  private mutating func collect(_ definition: PseudocodeStatement.Procedure, _ range: SourceRange) {
    note(.procedure, range)
    if !definition.parameters.isEmpty { note(.parameter, range) }
    procedure = definition.name
    collect(definition.body.statements)
    procedure = nil
  }

  private mutating func collect(_ call: PseudocodeCall) {
    if let builtIn = BuiltInProcedure(rawValue: names[call.procedure]) {
      note(PseudocodeConcept(builtIn), call.range)
    } else {
      note(.call, call.range)
      if call.procedure == procedure { note(.recursion, call.range) }
    }
    for argument in call.arguments { collect(argument) }
  }

  private mutating func collect(_ expression: PseudocodeExpression) {
    switch expression.form {
    case .number: note(.number, expression.range)
    case .string: note(.string, expression.range)
    case .truth: note(.boolean, expression.range)
    case .variable: note(.variable, expression.range)
    case .list: note(.list, expression.range)
    case .element: note(.element, expression.range)
    case .call(let call): return collect(call)
    case .negation: note(.negate, expression.range)
    case .not: note(.not, expression.range)
    case .operation(let operation, _, _): note(PseudocodeConcept(operation), expression.range)
    }
    collect(parts: expression)
  }

  private mutating func collect(parts expression: PseudocodeExpression) {
    for part in expression.form.parts { collect(part) }
  }

  private mutating func note(_ concept: PseudocodeConcept, _ range: SourceRange) {
    let fact = PseudocodeFact(concept: concept.id, line: Int(range.start.line))
    if known.insert(fact).inserted { facts.append(fact) }
  }
}

extension PseudocodeExpression {
  /// True where the value of a variable is needed.
  fileprivate func reads(_ name: Name) -> Bool {
    if case .variable(name) = form { return true }
    return form.parts.contains { $0.reads(name) }
  }
}
