/// Writes an expression as Python's `ast.unparse` does, for annotations that are kept as texts.
package struct ExpressionText {
  /// How tightly an operator binds, from the loosest on.
  enum Level: Int, Comparable {
    case tuple, test, or, and, not, comparison, bitOr, bitXor, bitAnd, shift, arithmetic, term, factor, power, await
    case atom

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The level above.
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .atom }
  }

  let names: NameTable

  /// Writes names as a table has them.
  package init(names: NameTable) { self.names = names }

  /// The text of an expression.
  package func write(_ expression: Expression) -> String { write(expression, .test) }

  /// The text of an expression where at least a level is needed; in parentheses if it binds more loosely.
  func write(_ expression: Expression, _ level: Level) -> String {
    let (text, own) = form(of: expression)
    return own < level ? "(\(text))" : text
  }

  private func form(of expression: Expression) -> (String, Level) {
    switch expression.form {
    case .constant(.ellipsis): ("...", .atom)
    case .constant(let constant): (constant.representation, .atom)
    case .name(let name): (names[name], .atom)
    case .attribute(let value, let name): (writeAttribute(value, name), .atom)
    case .subscript(let value, let index): ("\(write(value, .atom))[\(write(index, .tuple))]", .atom)
    case .slice(let lower, let upper, let step): (writeSlice(lower, upper, step), .atom)
    case .call(let call): (write(call), .atom)
    case .unary(let unary, let value):
      ("\(unary.text)\(write(value, unary.level))", unary.level)
    case .binary(let binary, let left, let right): (write(binary, left, right), binary.level)
    case .boolean(let boolean, let operands): write(boolean, operands)
    case .compare(let first, let comparisons): (write(first, comparisons), .comparison)
    case .conditional(let test, let then, let otherwise):
      ("\(write(then, .or)) if \(write(test, .or)) else \(write(otherwise, .test))", .test)
    case .lambda(let lambda): (write(lambda), .test)
    case .walrus(let target, let value): ("\(write(target, .atom)) := \(write(value, .atom))", .tuple)
    case .tuple(let items): writeTuple(items)
    case .list(let items): ("[\(write(items))]", .atom)
    case .set(let items): ("{\(write(items))}", .atom)
    case .dictionary(let items): ("{\(items.map(write).joined(separator: ", "))}", .atom)
    case .listComprehension(let form): ("[\(write(form))]", .atom)
    case .setComprehension(let form): ("{\(write(form))}", .atom)
    case .dictionaryComprehension(let form): ("{\(write(form))}", .atom)
    case .generator(let form): ("(\(write(form)))", .atom)
    case .starred(let value): ("*\(write(value, .bitOr))", .atom)
    case .yield(let value): ("(yield\(value.map { " " + write($0) } ?? ""))", .atom)
    case .yieldFrom(let value): ("(yield from \(write(value)))", .atom)
    case .await(let value): ("await \(write(value, .atom))", .await)
    case .joinedString, .formatted: ("f" + quoteText(TextLiteral(writeTemplate(expression))), .atom)
    }
  }

  func write(_ items: [Expression]) -> String { items.map { write($0) }.joined(separator: ", ") }

  private func writeTuple(_ items: [Expression]) -> (String, Level) {
    if items.isEmpty { return ("()", .atom) }
    return (write(items) + (items.count == 1 ? "," : ""), .tuple)
  }

  private func writeAttribute(_ value: Expression, _ name: Name) -> String {
    if case .constant(.integer) = value.form { return "\(write(value, .atom)) .\(names[name])" }
    return "\(write(value, .atom)).\(names[name])"
  }

  private func writeSlice(_ lower: Expression?, _ upper: Expression?, _ step: Expression?) -> String {
    let text = "\(lower.map { write($0) } ?? ""):\(upper.map { write($0) } ?? "")"
    return step.map { "\(text):\(write($0))" } ?? text
  }

  private func write(_ binary: BinaryOperator, _ left: Expression, _ right: Expression) -> String {
    let (level, isPower) = (binary.level, binary == .power)
    return
      "\(write(left, isPower ? level.tighter : level)) \(binary.text) \(write(right, isPower ? level : level.tighter))"
  }

  private func write(_ boolean: BooleanOperator, _ operands: [Expression]) -> (String, Level) {
    let level: Level = boolean == .and ? .and : .or
    let word = boolean == .and ? " and " : " or "
    return (operands.map { write($0, level.tighter) }.joined(separator: word), level)
  }

  private func write(_ first: Expression, _ comparisons: [Comparison]) -> String {
    comparisons.reduce(write(first, .bitOr)) { "\($0) \($1.comparison.text) \(write($1.operand, .bitOr))" }
  }

  private func write(_ call: Call) -> String {
    let function = write(call.function, .atom)
    if call.keywords.isEmpty, call.arguments.count == 1, case .generator = call.arguments[0].form {
      return function + write(call.arguments[0])
    }
    let keywords = call.keywords.map { ($0.name.map { "\(names[$0])=" } ?? "**") + write($0.value) }
    return "\(function)(\((call.arguments.map { write($0) } + keywords).joined(separator: ", ")))"
  }

  private func write(_ item: DictionaryItem) -> String {
    item.key.map { "\(write($0)): \(write(item.value))" } ?? "**\(write(item.value, .bitOr))"
  }

  private func write(_ form: Comprehension) -> String {
    let element = write(form.element) + (form.value.map { ": \(write($0))" } ?? "")
    return form.clauses.reduce(element) { text, clause in
      let start = "\(text)\(clause.isAsync ? " async" : "") for \(write(clause.target, .tuple))"
      let conditions = clause.conditions.map { " if \(write($0, .or))" }.joined()
      return "\(start) in \(write(clause.iterable, .or))\(conditions)"
    }
  }

  private func write(_ lambda: Lambda) -> String {
    let all = lambda.parameters.positionalOnly + lambda.parameters.positional
    var parts = all.map(write)
    if !lambda.parameters.positionalOnly.isEmpty { parts.insert("/", at: lambda.parameters.positionalOnly.count) }
    if let variadic = lambda.parameters.variadic {
      parts.append("*\(names[variadic.name])")
    } else if !lambda.parameters.keywordOnly.isEmpty {
      parts.append("*")
    }
    parts += lambda.parameters.keywordOnly.map(write)
    if let last = lambda.parameters.keywordVariadic { parts.append("**\(names[last.name])") }
    return "lambda\(parts.isEmpty ? "" : " ")\(parts.joined(separator: ", ")): \(write(lambda.body))"
  }

  private func write(_ parameter: Parameter) -> String {
    names[parameter.name] + (parameter.defaultValue.map { "=\(write($0))" } ?? "")
  }

  /// What stands between the quotes of an f-string.
  private func writeTemplate(_ part: Expression) -> String {
    switch part.form {
    case .joinedString(let parts): return parts.map(writeTemplate).joined()
    case .constant(.string(let text)):
      return text.string.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{")
        .split(separator: "}", omittingEmptySubsequences: false).joined(separator: "}}")
    case .formatted(let form):
      let text = write(form.value, .test)
      let conversion = form.conversion.map { ["!s", "!r", "!a"][Int($0.rawValue)] } ?? ""
      let specification = form.specification.map { ":" + writeTemplate($0) } ?? ""
      return "{\(text.hasPrefix("{") ? " " : "")\(text)\(conversion)\(specification)}"
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension,
      .dictionaryComprehension, .generator, .starred, .yield, .yieldFrom, .await:
      return write(part)
    }
  }
}
