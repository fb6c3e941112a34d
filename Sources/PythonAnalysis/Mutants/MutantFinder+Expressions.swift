import Execution
import PythonSyntax

extension MutantFinder {
  mutating func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  /// Notes the mutants of an expression.
  mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .constant(let value): visitConstant(value, expression)
    case .name(let name): visitName(name, expression)
    case .attribute(let value, let name):
      visit(value)
      if text(expression) == "math.pi", text(name) == "pi" {
        replace(expression.range, PythonMutations.number, with: "3.14")
      }
    case .subscript(let value, let index):
      visit(value)
      visitIndex(index)
      if isReversal(index) { leaveAsItWas(expression, value) }
      if case .slice(nil, nil, nil) = index.form { shareCopy(expression, of: value) }
    case .call(let call): visitCall(call, expression)
    case .unary(let operation, let operand):
      visit(operand)
      if operation == .not, let inner = text(operand) {
        replace(expression.range, PythonMutations.negated, with: inner)
      }
    case .binary(let operation, let left, let right): visitBinary(operation, left, right, expression)
    case .boolean(let operation, let operands): visitBoolean(operation, operands)
    case .compare(let first, let steps): visitComparison(first, steps)
    case .conditional(let test, let then, let otherwise):
      visitCondition(test)
      visit([then, otherwise])
    case .walrus(_, let value), .starred(let value): visit(value)
    case .tuple(let elements), .list(let elements), .set(let elements): visit(elements)
    case .dictionary(let items): for item in items { visit([item.key, item.value].compactMap { $0 }) }
    case .listComprehension(let comprehension), .setComprehension(let comprehension),
      .dictionaryComprehension(let comprehension), .generator(let comprehension):
      visitComprehension(comprehension)
    case .joinedString(let parts): visitFormatted(parts, expression)
    case .lambda(let lambda): visit(lambda.body)
    case .slice, .yield, .yieldFrom, .await, .formatted: break
    }
  }

  /// Whether a slice only turns round: `[::-1]`.
  func isReversal(_ index: Expression) -> Bool {
    guard case .slice(nil, nil, let step?) = index.form, case .unary(.minus, let size) = step.form,
      case .constant(.integer(1)) = size.form
    else { return false }
    return true
  }

  private mutating func visitBinary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ expression: Expression
  ) {
    visit([left, right])
    guard let bytes = range(of: operation.text, between: left, and: right) else { return }
    for other in operation.mixedUp {
      replace(bytes, line: line(of: bytes.lowerBound), PythonMutations.arithmetic, with: other.text)
    }
    if operation == .add { joinNumbers(left, right, expression) }
  }

  /// Numbers that are put side by side as texts.
  private mutating func joinNumbers(_ left: Expression, _ right: Expression, _ expression: Expression) {
    if let a = converted(left), let b = converted(right) {
      replace(expression.range, PythonMutations.joinedNumbers, with: "\(a) + \(b)")
    } else if ![left, right].contains(where: { isKnownText($0) }), left.isPrimary, right.isPrimary,
      let a = text(left), let b = text(right)
    {
      replace(expression.range, PythonMutations.joinedNumbers, with: "str(\(a)) + str(\(b))")
    }
  }

  private func isKnownText(_ expression: Expression) -> Bool {
    if case .joinedString = expression.form { return true }
    return bindings.type(of: expression).map { $0 != "int" && $0 != "float" } ?? false
  }

  /// What `int(…)` or `float(…)` makes a number of.
  func converted(_ expression: Expression) -> String? {
    guard case .call(let call) = expression.form, call.arguments.count == 1, call.keywords.isEmpty,
      isCall(call, of: "int") || isCall(call, of: "float")
    else { return nil }
    return text(call.arguments[0])
  }

  private mutating func visitBoolean(_ operation: BooleanOperator, _ operands: [Expression]) {
    visit(operands)
    let (sign, other) = operation == .and ? ("and", "or") : ("or", "and")
    for (left, right) in zip(operands, operands.dropFirst()) {
      guard let bytes = range(of: sign, between: left, and: right) else { continue }
      replace(bytes, line: line(of: bytes.lowerBound), PythonMutations.boolean, with: other)
    }
  }

  private mutating func visitComparison(_ first: Expression, _ steps: [Comparison]) {
    visit([first] + steps.map(\.operand))
    if steps.count == 1, steps[0].comparison == .equal { testForEqual(first, steps[0].operand) }
    var left = first
    for step in steps {
      if let bytes = range(of: step.comparison.text, between: left, and: step.operand) {
        for other in step.comparison.mixedUp {
          replace(bytes, line: line(of: bytes.lowerBound), PythonMutations.comparison, with: other.text)
        }
      }
      left = step.operand
    }
  }

  /// `n == 3` for `n % 3 == 0`.
  private mutating func testForEqual(_ rest: Expression, _ zero: Expression) {
    guard case .binary(.modulo, let number, let divisor) = rest.form, case .constant(.integer(0)) = zero.form,
      number.isPrimary, divisor.isPrimary, rest.range.firstLine == zero.range.lastLine, let dividend = text(number),
      let other = text(divisor), let start = layout.range(rest.range), let end = layout.range(zero.range),
      layout.text(start).hasPrefix(dividend)
    else { return }
    replace(
      start.lowerBound..<end.upperBound, line: rest.range.firstLine, PythonMutations.equalForDivisible,
      with: "\(dividend) == \(other)")
  }

  private mutating func visitComprehension(_ comprehension: Comprehension) {
    visit([comprehension.element, comprehension.value].compactMap { $0 })
    for clause in comprehension.clauses {
      visit(clause.iterable)
      for condition in clause.conditions { visitCondition(condition) }
    }
  }

  /// An f-string without its f; and what stands in its fields, where Python says rightly where that is.
  private mutating func visitFormatted(_ parts: [Expression], _ expression: Expression) {
    guard let bytes = layout.range(expression.range), let first = layout.bytes[bytes].first,
      first == UInt8(ascii: "f") || first == UInt8(ascii: "F")
    else { return }
    replace(
      bytes, line: expression.range.firstLine, PythonMutations.noFormat,
      with: layout.text(bytes.lowerBound + 1..<bytes.upperBound))
    guard expression.range.firstLine == expression.range.lastLine else { return }
    for part in parts {
      guard case .formatted(let field) = part.form, let place = layout.range(field.value.range),
        bytes.contains(place.lowerBound), place.upperBound < bytes.upperBound, isField(place)
      else { continue }
      visit(field.value)
    }
  }

  /// Whether the braces of a field stand around some bytes.
  private func isField(_ place: Range<Int>) -> Bool {
    let before = layout.bytes[..<place.lowerBound].last { $0 != 0x20 && $0 != UInt8(ascii: "(") }
    let after = layout.bytes[place.upperBound...].first { $0 != 0x20 && $0 != UInt8(ascii: ")") }
    return before == UInt8(ascii: "{") && [UInt8(ascii: "}"), 0x21, 0x3A, 0x3D].contains(after ?? 0)
  }
}
