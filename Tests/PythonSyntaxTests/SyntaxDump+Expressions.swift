@testable import PythonSyntax

extension SyntaxDump {
  func expression(_ expression: Expression) -> String {
    let range = expression.range
    return switch expression.form {
    case .constant(let value): node("Constant", range, constant(value))
    case .name(let text): node("Name", range, name(text))
    case .attribute(let value, let attribute): node("Attribute", range, self.expression(value), name(attribute))
    case .subscript(let value, let index): node("Subscript", range, self.expression(value), self.expression(index))
    case .slice(let lower, let upper, let step):
      node("Slice", range, optional(lower), optional(upper), optional(step))
    case .call(let call):
      node(
        "Call", range, self.expression(call.function), list(call.arguments, self.expression),
        list(call.keywords, keyword))
    case .unary(let operation, let operand): node("UnaryOp", range, show(operation), self.expression(operand))
    case .binary(let operation, let left, let right):
      node("BinOp", range, self.expression(left), show(operation), self.expression(right))
    case .boolean(let operation, let operands):
      node("BoolOp", range, operation == .and ? "And" : "Or", list(operands, self.expression))
    case .compare(let first, let steps):
      node(
        "Compare", range, self.expression(first), list(steps) { show($0.comparison) },
        list(steps) { self.expression($0.operand) })
    case .conditional(let test, let then, let otherwise):
      node("IfExp", range, self.expression(test), self.expression(then), self.expression(otherwise))
    case .lambda(let lambda): node("Lambda", range, parameters(lambda.parameters), self.expression(lambda.body))
    case .walrus(let target, let value):
      node("NamedExpr", range, self.expression(target), self.expression(value))
    case .tuple(let elements): node("Tuple", range, list(elements, self.expression))
    case .list(let elements): node("List", range, list(elements, self.expression))
    case .set(let elements): node("Set", range, list(elements, self.expression))
    case .dictionary(let items):
      node("Dict", range, list(items) { optional($0.key) }, list(items) { self.expression($0.value) })
    case .listComprehension(let comprehension): self.comprehension("ListComp", range, comprehension)
    case .setComprehension(let comprehension): self.comprehension("SetComp", range, comprehension)
    case .dictionaryComprehension(let comprehension): self.comprehension("DictComp", range, comprehension)
    case .generator(let comprehension): self.comprehension("GeneratorExp", range, comprehension)
    case .starred(let value): node("Starred", range, self.expression(value))
    case .yield(let value): node("Yield", range, optional(value))
    case .yieldFrom(let value): node("YieldFrom", range, self.expression(value))
    case .await(let value): node("Await", range, self.expression(value))
    case .joinedString(let parts): node("JoinedStr", range, list(parts, self.expression))
    case .formatted(let field):
      node("FormattedValue", range, self.expression(field.value), show(field.conversion), optional(field.specification))
    }
  }

  func optional(_ value: Expression?) -> String { optional(value, expression) }

  func keyword(_ keyword: Keyword) -> String {
    node("keyword", keyword.range, optional(keyword.name, name), expression(keyword.value))
  }

  func parameters(_ parameters: Parameters) -> String {
    let positional = parameters.positionalOnly + parameters.positional
    return node(
      "arguments", nil, list(parameters.positionalOnly, parameter), list(parameters.positional, parameter),
      optional(parameters.variadic, parameter), list(parameters.keywordOnly, parameter),
      list(parameters.keywordOnly) { optional($0.defaultValue) }, optional(parameters.keywordVariadic, parameter),
      list(positional.compactMap(\.defaultValue), expression))
  }

  private func parameter(_ parameter: Parameter) -> String {
    node("arg", parameter.range, name(parameter.name), optional(parameter.annotation))
  }

  private func comprehension(_ kind: String, _ range: SourceRange, _ comprehension: Comprehension) -> String {
    let element = expression(comprehension.element) + (comprehension.value.map { " " + expression($0) } ?? "")
    let clauses = list(comprehension.clauses) { clause in
      node(
        "comprehension", nil, expression(clause.target), expression(clause.iterable),
        list(clause.conditions, expression), clause.isAsync ? "1" : "0")
    }
    return node(kind, range, element, clauses)
  }

  private func show(_ conversion: FormattedValue.Conversion?) -> String {
    switch conversion {
    case nil: "-1"
    case .string: "115"
    case .representation: "114"
    case .ascii: "97"
    }
  }

  func show(_ operation: BinaryOperator) -> String {
    switch operation {
    case .add: "Add"
    case .subtract: "Sub"
    case .multiply: "Mult"
    case .matrixMultiply: "MatMult"
    case .divide: "Div"
    case .modulo: "Mod"
    case .power: "Pow"
    case .leftShift: "LShift"
    case .rightShift: "RShift"
    case .bitOr: "BitOr"
    case .bitXor: "BitXor"
    case .bitAnd: "BitAnd"
    case .floorDivide: "FloorDiv"
    }
  }

  private func show(_ operation: UnaryOperator) -> String {
    switch operation {
    case .invert: "Invert"
    case .not: "Not"
    case .plus: "UAdd"
    case .minus: "USub"
    }
  }

  private func show(_ operation: ComparisonOperator) -> String {
    switch operation {
    case .equal: "Eq"
    case .notEqual: "NotEq"
    case .less: "Lt"
    case .lessOrEqual: "LtE"
    case .greater: "Gt"
    case .greaterOrEqual: "GtE"
    case .is: "Is"
    case .isNot: "IsNot"
    case .in: "In"
    case .notIn: "NotIn"
    }
  }
}
