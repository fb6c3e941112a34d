import Execution
import PythonSyntax

extension MutantFinder {
  mutating func visitExpressionStatement(_ value: Expression, _ statement: Statement) {
    visit(value)
    guard case .call(let call) = value.form else { return }
    if isInFunction, call.arguments.count == 1, call.keywords.isEmpty, isCall(call, of: "print"),
      let argument = text(call.arguments[0])
    {
      replace(statement.range, PythonMutations.returnForPrint, with: "return \(argument)")
    }
    guard case .attribute(let receiver, let method) = call.function.form, case .name = receiver.form,
      Self.changing.contains(text(method)), let variable = text(receiver), let written = text(value)
    else { return }
    replace(statement.range, PythonMutations.resultOfChange, with: "\(variable) = \(written)")
  }

  /// The methods that change a list, a dictionary or a set and give nothing.
  private static let changing: Set<String> = [
    "append", "sort", "reverse", "extend", "insert", "remove", "add", "discard", "update",
  ]

  mutating func visitReturn(_ value: Expression, _ statement: Statement) {
    visit(value)
    turnRound(value)
    changeInPlace(value, statement)
    guard let written = text(value) else { return }
    replace(statement.range, PythonMutations.printForReturn, with: "print(\(written))")
  }

  mutating func visitAssignment(_ targets: [Expression], _ value: Expression, _ statement: Statement) {
    visit(value)
    changeInPlace(value, statement)
    for target in targets { visitTarget(target) }
    guard targets.count == 1, case .name(let name)? = targets.first?.form, case .call(let call) = value.form,
      case .attribute(let receiver, _) = call.function.form, receiver.isName(name), let written = text(value)
    else { return }
    replace(statement.range, PythonMutations.thrownAway, with: written)
  }

  /// The indices of what is assigned to can be wrong, too.
  private mutating func visitTarget(_ target: Expression) {
    if case .subscript(_, let index) = target.form { visitIndex(index) }
  }

  mutating func visitUpdate(
    _ target: Expression, _ operation: BinaryOperator, _ value: Expression, _ statement: Statement
  ) {
    visit(value)
    visitTarget(target)
    guard let bytes = range(of: operation.text + "=", between: target, and: value) else { return }
    let line = line(of: bytes.lowerBound)
    for other in operation.mixedUp.prefix(1) {
      replace(bytes, line: line, PythonMutations.augmented, with: other.text + "=")
    }
    replace(bytes, line: line, PythonMutations.assignForUpdate, with: "=")
  }

  /// Whether a call is one of a built-in function.
  func isCall(_ call: Call, of function: String) -> Bool { bindings.isCall(call, of: [function]) }
}
