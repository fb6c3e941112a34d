import PythonSyntax

extension FactFinder {
  mutating func visit(_ expression: Expression) {
    let range = expression.range
    switch expression.form {
    case .attribute(let value, let name): return visitAttribute(value, name, range)
    case .call(let call): return visitCall(call, range)
    case .joinedString(let parts): return visitFormatted(parts, .formattedString, range)
    case .formatted(let field): return visitField(field, range)
    case .constant(let value): noteConstant(value, range)
    case .subscript, .slice: notePart(expression)
    case .unary, .binary, .boolean, .compare, .conditional: noteOperation(expression)
    case .listComprehension(let comprehension): note(.listComprehension, comprehension, range)
    case .setComprehension(let comprehension): note(.setComprehension, comprehension, range)
    case .dictionaryComprehension(let comprehension): note(.dictionaryComprehension, comprehension, range)
    case .generator(let comprehension): note(.generatorExpression, comprehension, range)
    case .dictionary(let items):
      note(.dictionary, range)
      for item in items where item.key == nil { note(.doubleStarred, item.value.range) }
    case .name: note(.name, range)
    case .lambda: note(.lambda, range)
    case .walrus: note(.walrus, range)
    case .tuple: note(.tuple, range)
    case .list: note(.list, range)
    case .set: note(.set, range)
    case .starred: note(.starred, range)
    case .yield: note(.yield, range)
    case .yieldFrom: note(.yieldFrom, range)
    case .await: note(.await, range)
    }
    walk(expression)
  }

  private mutating func notePart(_ expression: Expression) {
    switch expression.form {
    case .subscript(_, let index):
      note(.subscription, expression.range)
      if case .unary(.minus, let operand) = index.form, case .constant(.integer) = operand.form {
        note(.negativeIndex, expression.range)
      }
    case .slice(_, _, let step):
      note(.slice, expression.range)
      if step != nil { note(.sliceStep, expression.range) }
    case .constant, .name, .attribute, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  /// The fields of an f-string, whose other parts are not texts of their own.
  private mutating func visitFormatted(_ parts: [Expression], _ concept: Concept, _ range: SourceRange) {
    note(concept, range)
    if concept == .formattedString { texts.append(range) }
    for part in parts { if case .formatted = part.form { visit(part) } }
  }

  private mutating func visitField(_ field: FormattedValue, _ range: SourceRange) {
    visit(field.value)
    if field.conversion != nil { note(.formatConversion, range) }
    guard let specification = field.specification, case .joinedString(let parts) = specification.form else { return }
    visitFormatted(parts, .formatSpecification, range)
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

  private mutating func note(_ concept: Concept, _ comprehension: Comprehension, _ range: SourceRange) {
    note(concept, range)
    if comprehension.clauses.count > 1 { note(.nestedComprehension, range) }
    for clause in comprehension.clauses {
      noteUnpacking(clause.target)
      for condition in clause.conditions { note(.comprehensionCondition, condition.range) }
    }
  }
}
