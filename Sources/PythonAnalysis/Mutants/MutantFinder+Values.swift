import Execution
import Python
import PythonSyntax

extension MutantFinder {
  /// A literal that is another one.
  mutating func visitConstant(_ value: Constant, _ expression: Expression) {
    guard let written = text(expression) else { return }
    switch value {
    case .integer(let number):
      guard Int(written) == number, abs(number) < Self.largest else { return }
      for other in [number + 1, number - 1, 0] where other != number {
        replace(expression.range, PythonMutations.number, with: "\(other)")
      }
    case .float(let number):
      guard Double(written) == number, abs(number) < 1e15 else { return }
      for other in [number + 1, 0] where other != number {
        replace(expression.range, PythonMutations.number, with: "\(other)")
      }
    case .true: replace(expression.range, PythonMutations.truth, with: "False")
    case .false: replace(expression.range, PythonMutations.truth, with: "True")
    case .string(let text): visitText(text, written, expression)
    case .none, .ellipsis, .bigInteger, .imaginary, .bytes: break
    }
  }

  private mutating func visitText(_ value: TextLiteral, _ written: String, _ expression: Expression) {
    guard let quote = written.utf8.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      expression.range.firstLine == expression.range.lastLine
    else { return }
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    replace(expression.range, PythonMutations.text, with: value.isEmpty ? "\(mark) \(mark)" : "\(mark)\(mark)")
    if let index = texts.firstIndex(of: written), texts.count > 1 {
      replace(expression.range, PythonMutations.otherText, with: texts[(index + 1) % texts.count])
    }
  }

  /// A variable that is another one, or a text.
  mutating func visitName(_ name: Name, _ expression: Expression) {
    guard let index = variables.firstIndex(of: name), text(expression) == text(name) else { return }
    for other in [index + 1, index - 1] where variables.indices.contains(other) {
      replace(expression.range, PythonMutations.wrongVariable, with: text(variables[other]))
    }
    replace(expression.range, PythonMutations.nameAsText, with: "\"\(text(name))\"")
  }

  mutating func visitCall(_ call: Call, _ expression: Expression) {
    if isCall(call, of: "range") { for argument in call.arguments { shift(argument, PythonMutations.rangeBound) } }
    if case .attribute(let receiver, _) = call.function.form { visit(receiver) }
    visit(call.arguments)
    for keyword in call.keywords { visit(keyword.value) }
    if call.arguments.isEmpty, call.keywords.isEmpty, let function = text(call.function), hasParentheses(call) {
      replace(expression.range, PythonMutations.noCall, with: function)
    }
    visitBuiltin(call, expression)
    visitChange(call, expression)
  }

  /// A text whose letters are not changed, a number that is not rounded, a list that is not sorted.
  private mutating func visitChange(_ call: Call, _ expression: Expression) {
    if case .attribute(let receiver, let method) = call.function.form {
      if Self.changing.contains(text(method)) { leaveAsItWas(expression, receiver) }
      if text(method) == "copy", call.arguments.isEmpty { shareCopy(expression, of: receiver) }
    } else if let argument = call.arguments.first, call.arguments.count == 1, call.keywords.isEmpty,
      isCall(call, of: "list") || isCall(call, of: "dict")
    {
      shareCopy(expression, of: argument)
    } else if let argument = call.arguments.first, call.keywords.isEmpty,
      ["abs", "round", "sorted", "set"].contains(where: { isCall(call, of: $0) })
    {
      leaveAsItWas(expression, argument)
    }
  }

  /// A value that should have been changed is taken as it was.
  mutating func leaveAsItWas(_ changed: Expression, _ value: Expression) {
    guard let written = text(value) else { return }
    replace(changed.range, PythonMutations.leftAsItWas, with: value.isPrimary ? written : "(\(written))")
  }

  /// The methods of texts that give them changed.
  private static let changing: Set = [
    "upper", "lower", "title", "capitalize", "swapcase", "casefold", "strip", "lstrip", "rstrip", "replace",
  ]

  private func hasParentheses(_ call: Call) -> Bool {
    if case .attribute = call.function.form { return true }
    guard case .name(let name) = call.function.form else { return false }
    return bindings.binds(name)
  }

  private mutating func visitBuiltin(_ call: Call, _ expression: Expression) {
    if let inner = converted(expression) {
      replace(expression.range, PythonMutations.noConversion, with: inner)
      if case .call(let read) = call.arguments[0].form, isCall(read, of: "input"),
        let bytes = layout.range(expression.range)
      {
        conversions.append((expression.range.firstLine, ProgramEdit.Patch(range: bytes, text: inner)))
      }
    }
    if isCall(call, of: "str"), call.arguments.count == 1, let inner = text(call.arguments[0]) {
      replace(expression.range, PythonMutations.noConversion, with: inner)
    }
    for (function, other) in [("max", "min"), ("min", "max")] where isCall(call, of: function) {
      replace(call.function.range, PythonMutations.largestSmallest, with: other)
    }
    guard isCall(call, of: "print") else { return }
    for (left, right) in zip(call.arguments, call.arguments.dropFirst()) {
      guard let bytes = range(of: ",", between: left, and: right) else { continue }
      replace(bytes, line: line(of: bytes.lowerBound), PythonMutations.plusForComma, with: " +")
    }
  }

  /// No number that is read is made one, where there are several.
  mutating func leaveOutConversions() {
    guard let first = conversions.first, conversions.count > 1 else { return }
    note(
      PythonMutations.noneConverted, line: first.line, "nothing that is read was made a number",
      conversions.map(\.patch))
  }

  /// An index or a slice that is one off, and the first that is taken for the last.
  mutating func visitIndex(_ index: Expression) {
    switch index.form {
    case .slice(let lower, let upper, let step):
      for bound in [lower, upper].compactMap({ $0 }) { shift(bound, PythonMutations.sliceBound) }
      visit([lower, upper, step].compactMap { $0 })
    case .constant(.integer(0)):
      replace(index.range, PythonMutations.firstLast, with: "-1")
      replace(index.range, PythonMutations.index, with: "1")
    case .unary(.minus, let operand):
      guard case .constant(.integer(1)) = operand.form else { return }
      replace(index.range, PythonMutations.firstLast, with: "0")
      replace(index.range, PythonMutations.index, with: "-2")
    case .constant(.string): visit(index)
    case .constant, .name, .attribute, .subscript, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension,
      .generator, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      shift(index, PythonMutations.index)
      visit(index)
    }
  }

  /// A whole number that is one more and one less.
  private mutating func shift(_ expression: Expression, _ kind: MutationKind) {
    for step in [-1, 1] {
      if let text = shifted(expression, by: step) { replace(expression.range, kind, with: text) }
    }
  }

  private func shifted(_ expression: Expression, by step: Int) -> String? {
    guard let written = text(expression) else { return nil }
    switch expression.form {
    case .constant(.integer(let value)):
      return Int(written) == value && abs(value) < Self.largest ? "\(value + step)" : nil
    case .binary(.add, let left, let right): return sum(left, right, 1, step) ?? "\(written)\(Self.added(step))"
    case .binary(.subtract, let left, let right): return sum(left, right, -1, step) ?? "\(written)\(Self.added(step))"
    case .binary(.multiply, _, _), .binary(.floorDivide, _, _), .name, .call, .attribute, .subscript:
      return "\(written)\(Self.added(step))"
    case .constant, .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus, .tuple, .list, .set,
      .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      return nil
    }
  }

  /// The text of a sum whose second number is one more or less.
  private func sum(_ left: Expression, _ right: Expression, _ sign: Int, _ step: Int) -> String? {
    guard case .constant(.integer(let value)) = right.form, abs(value) < 1_000_000, let first = text(left) else {
      return nil
    }
    return "\(first)\(Self.added(sign * value + step))"
  }

  /// Numbers beyond it are left as they are.
  private static let largest = 1 << 60

  private static func added(_ number: Int) -> String {
    number == 0 ? "" : number > 0 ? " + \(number)" : " - \(-number)"
  }
}

/// The different texts that a program writes as plain literals, at most 32, in the order in which they stand.
func literalTexts(in tree: SyntaxTree, _ layout: ProgramLayout) -> [String] {
  var texts: [String] = []
  for range in SyntaxFacts.rangesOfTexts(in: tree) where range.firstLine == range.lastLine && texts.count < 32 {
    guard let written = layout.text(range), let quote = written.first, quote == "\"" || quote == "'",
      written.utf8.count > 2, !texts.contains(written)
    else { continue }
    texts.append(written)
  }
  return texts
}
