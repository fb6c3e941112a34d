import PythonSyntax

extension FactFinder {
  mutating func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  mutating func visit(_ expression: Expression) {
    let range = expression.range
    switch expression.form {
    case .constant(let value): noteConstant(value, range)
    case .name: note(.name, range)
    case .attribute(let value, let name): visitAttribute(value, name, range)
    case .subscript(let value, let index): visitSubscript(value, index, range)
    case .slice(let lower, let upper, let step):
      note(.slice, range)
      if step != nil { note(.sliceStep, range) }
      visit([lower, upper, step].compactMap { $0 })
    case .call(let call): visitCall(call, range)
    case .unary(let operation, let operand): visitUnary(operation, operand, range)
    case .binary(let operation, let left, let right):
      note(concept(of: operation), range)
      if operation == .modulo, case .constant(.string) = left.form { note(.percentFormat, range) }
      visit([left, right])
    case .boolean(let operation, let operands):
      note(operation == .and ? .and : .or, range)
      visit(operands)
    case .compare(let first, let steps): visitComparison(first, steps, range)
    case .conditional(let test, let then, let otherwise):
      note(.conditional, range)
      visit([test, then, otherwise])
    case .lambda(let lambda):
      note(.lambda, range)
      visitParameters(lambda.parameters)
      visit(lambda.body)
    case .walrus(let target, let value):
      note(.walrus, range)
      visit([target, value])
    case .tuple, .list, .set, .dictionary, .starred: visitDisplay(expression)
    case .listComprehension(let comprehension): visitComprehension(.listComprehension, comprehension, range)
    case .setComprehension(let comprehension): visitComprehension(.setComprehension, comprehension, range)
    case .dictionaryComprehension(let comprehension):
      visitComprehension(.dictionaryComprehension, comprehension, range)
    case .generator(let comprehension): visitComprehension(.generatorExpression, comprehension, range)
    case .yield, .yieldFrom, .await, .joinedString, .formatted: visitSpecial(expression)
    }
  }

  private mutating func visitDisplay(_ expression: Expression) {
    switch expression.form {
    case .tuple(let elements): visit(elements, .tuple, expression.range)
    case .list(let elements): visit(elements, .list, expression.range)
    case .set(let elements): visit(elements, .set, expression.range)
    case .starred(let value): visit([value], .starred, expression.range)
    case .dictionary(let items):
      for item in items where item.key == nil { note(.doubleStarred, item.value.range) }
      visit(items.flatMap { [$0.key, $0.value].compactMap { $0 } }, .dictionary, expression.range)
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  private mutating func visit(_ children: [Expression], _ concept: Concept, _ range: SourceRange) {
    note(concept, range)
    visit(children)
  }

  private mutating func visitSpecial(_ expression: Expression) {
    let range = expression.range
    switch expression.form {
    case .yield(let value): visit([value].compactMap { $0 }, .yield, range)
    case .yieldFrom(let value): visit([value], .yieldFrom, range)
    case .await(let value): visit([value], .await, range)
    case .joinedString(let parts):
      note(.formattedString, range)
      texts.append(range)
      for part in parts { if case .formatted = part.form { visit(part) } }
    case .formatted(let field):
      visit(field.value)
      if field.conversion != nil { note(.formatConversion, range) }
      guard let specification = field.specification, case .joinedString(let parts) = specification.form else { return }
      note(.formatSpecification, range)
      for part in parts { if case .formatted = part.form { visit(part) } }
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension,
      .dictionaryComprehension, .generator, .starred:
      break
    }
  }

  mutating func noteConstant(_ value: Constant, _ range: SourceRange) {
    switch value {
    case .none: note(.none, range)
    case .true, .false: note(.boolean, range)
    case .ellipsis: note(.ellipsis, range)
    case .integer, .bigInteger: note(.integer, range)
    case .float: note(.float, range)
    case .imaginary: note(.complex, range)
    case .bytes:
      note(.bytes, range)
      texts.append(range)
    case .string:
      note(.string, range)
      texts.append(range)
      if range.start.line != range.end.line { note(.multilineString, range) }
    }
  }

  private mutating func visitSubscript(_ value: Expression, _ index: Expression, _ range: SourceRange) {
    note(.subscription, range)
    if case .unary(.minus, let operand) = index.form, case .constant(.integer) = operand.form {
      note(.negativeIndex, range)
    }
    visit([value, index])
  }

  private mutating func visitComprehension(_ concept: Concept, _ comprehension: Comprehension, _ range: SourceRange) {
    note(concept, range)
    if comprehension.clauses.count > 1 { note(.nestedComprehension, range) }
    for clause in comprehension.clauses {
      noteUnpacking(clause.target)
      visit([clause.target, clause.iterable])
      for condition in clause.conditions { note(.comprehensionCondition, condition.range) }
      visit(clause.conditions)
    }
    visit([comprehension.element, comprehension.value].compactMap { $0 })
  }
}
