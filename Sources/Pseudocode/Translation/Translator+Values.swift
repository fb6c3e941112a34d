import PythonSyntax

extension Translator {
  /// A value that may share its list with a variable.
  mutating func translate(_ value: PseudocodeExpression) -> Expression {
    let range = value.range
    switch value.form {
    case .number(let number): return Expression(.constant(number), range)
    case .string(let text): return self.text(text, range)
    case .truth(let truth): return Expression(.constant(truth ? .true : .false), range)
    case .variable(let name): return Expression(.name(name), range)
    case .list(let elements): return Expression(.list(elements.map { stored($0) }), range)
    case .element(let list, let index): return call(.element, [translate(list), translate(index)], range)
    case .call(let call): return translateValue(of: call)
    case .negation(let operand):
      if case .number(let number) = operand.form, let negated = number.negated {
        return Expression(.constant(negated), range)
      }
      return call(.negate, [translate(operand)], range)
    case .not(let operand): return Expression(.unary(.not, condition(operand)), range)
    case .operation(let sign, let left, let right):
      guard let function = sign.function else {
        let operands = [condition(left), condition(right)]
        return Expression(.boolean(sign == .and ? .and : .or, operands), range)
      }
      return call(function, [translate(left), translate(right)], range)
    }
  }

  /// A value that has to be true or false.
  mutating func condition(_ value: PseudocodeExpression) -> Expression {
    let translated = translate(value)
    return isBoolean(value) ? translated : call(.truth, [translated], value.range)
  }

  /// A value that shares nothing with any variable.
  mutating func stored(_ value: PseudocodeExpression) -> Expression {
    let translated = translate(value)
    return mayShareList(value) ? call(.copy, [translated], value.range) : translated
  }

  private func text(_ text: String, _ range: SourceRange) -> Expression {
    Expression(.constant(.string(TextLiteral(text))), range)
  }

  // MARK: Kinds of values

  private func isBoolean(_ value: PseudocodeExpression) -> Bool {
    switch value.form {
    case .truth, .not: true
    case .operation(let sign, _, _): sign.strength <= Operator.comparisonStrength
    case .call(let call): call.direction != nil
    case .number, .string, .variable, .list, .element, .negation: false
    }
  }

  private func mayShareList(_ value: PseudocodeExpression) -> Bool {
    switch value.form {
    case .variable, .element: true
    case .call(let call): procedures[call.procedure] != nil
    case .number, .string, .truth, .list, .negation, .not, .operation: false
    }
  }

  // MARK: Calls

  /// A call as a statement.
  mutating func translate(_ call: PseudocodeCall) -> Expression {
    guard let procedure = BuiltInProcedure(rawValue: names[call.procedure]) else {
      let name = Expression(.name(call.procedure), call.nameRange)
      return Expression(.call(Call(name, call.arguments.map { stored($0) })), call.range)
    }
    let range = call.range
    switch procedure {
    case .display: return self.call(.display, call.arguments.map { translate($0) }, range)
    case .input: return self.call(.input, [], range)
    case .random: return self.call(.random, call.arguments.map { translate($0) }, range)
    case .length: return self.call(.length, call.arguments.map { translate($0) }, range)
    case .insert: return changeList(.insert, call)
    case .append: return changeList(.append, call)
    case .remove: return self.call(.remove, call.arguments.map { translate($0) }, range)
    case .moveForward: return self.call(.moveForward, [], range)
    case .rotateLeft, .rotateRight: return self.call(.rotate, [text(procedure.rawValue, range)], range)
    case .canMove: return self.call(.canMove, [text(call.direction?.rawValue ?? "", range)], range)
    }
  }

  /// A call that puts its last argument into a list.
  private mutating func changeList(_ function: LibraryFunction, _ call: PseudocodeCall) -> Expression {
    let last = call.arguments.count - 1
    let arguments = call.arguments.enumerated().map { $0.offset == last ? stored($0.element) : translate($0.element) }
    return self.call(function, arguments, call.range)
  }

  /// A call where a value belongs: a procedure of the program may return none.
  private mutating func translateValue(of call: PseudocodeCall) -> Expression {
    let translated = translate(call)
    guard let facts = procedures[call.procedure], !facts.returnsSurely else { return translated }
    return self.call(.given, [translated, text(names[call.procedure], call.nameRange)], call.range)
  }
}
