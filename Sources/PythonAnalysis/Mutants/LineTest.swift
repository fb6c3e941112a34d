public import Python
import PythonSyntax

/// What a program asks about a line of input: which inputs show the ways that it can go.
public struct LineTest: Sendable, Hashable {
  /// Numbers at the bounds of its comparisons: for `n > 10` they are 9, 10 and 11.
  public internal(set) var numbers: [Int] = []
  /// The numbers by which it divides the line into whole parts or with a rest.
  public internal(set) var divisors: [Int] = []
  /// The lines with which it compares this one, by their places.
  public internal(set) var partners: Set<Int> = []
  /// Whether the line is asked for one number, as with `n == 1`, so that it may mean a choice and not an amount.
  public internal(set) var isChoice = false
}

extension PythonProgram {
  /// What the program asks about each line of input that it reads into a variable, in their order, up to the first line
  /// that is read in another way.
  ///
  ///     PythonProgram(source: "n = int(input())\nprint(n > 10)").lineTests[0].numbers    // [9, 10, 11]
  public var lineTests: [LineTest] {
    guard staticError == nil else { return [] }
    var finder: LineTestFinder?
    withTree { tree in
      finder = LineTestFinder(tree)
      finder?.visit(tree.body, isTop: true)
    }
    return finder?.tests ?? []
  }
}

/// Follows the variables that hold a line of input, as long as they hold it.
private struct LineTestFinder {
  private(set) var tests: [LineTest] = []
  private let tree: SyntaxTree
  private let bindings: NameBindings
  private var lines: [Name: Int] = [:]
  /// Whether the next line that is read is the one behind those in `tests`.
  private var isInOrder = true

  init(_ tree: SyntaxTree) {
    self.tree = tree
    bindings = NameBindings(of: tree)
  }

  mutating func visit(_ body: [Statement], isTop: Bool = false) {
    for statement in body { visit(statement, isTop: isTop) }
  }

  private mutating func visit(_ statement: Statement, isTop: Bool) {
    switch statement.form {
    case .assign(let targets, let value):
      visit(value)
      forget(statement)
      guard isTop, isInOrder, targets.count == 1, case .name(let name)? = targets.first?.form, isLine(value) else {
        noteReading(value)
        return targets.forEach { noteReading($0) }
      }
      lines[name] = tests.count
      tests.append(LineTest())
    case .expression(let value), .return(let value?), .augmentedAssign(_, _, let value):
      visit(value)
      forget(statement)
      noteReading(value)
      for target in statement.targets { noteReading(target) }
    case .if(let test, let then, let otherwise):
      visit(test)
      noteReading(test)
      visit(then)
      visit(otherwise)
    case .while(let test, _, _):
      visit(test)
      visitRounds(statement)
    case .for(let loop):
      visit(loop.iterable)
      for name in statement.targets.flatMap(\.boundNames) { lines[name] = nil }
      visitRounds(statement)
    case .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .with, .try, .match, .function, .class:
      forget(statement)
      isInOrder = false
    }
  }

  /// Follows a loop through its first round; which values its variables have in later ones, and behind it, is not
  /// known.
  private mutating func visitRounds(_ loop: Statement) {
    isInOrder = false
    for body in loop.bodies { visit(body) }
    forget(loop)
  }

  /// Forgets the variables that a statement gives another value.
  private mutating func forget(_ statement: Statement) {
    for name in statement.targets.flatMap(\.boundNames) { lines[name] = nil }
    for inner in statement.bodies.joined() { forget(inner) }
  }

  private mutating func noteReading(_ expression: Expression) {
    if reads(expression) { isInOrder = false }
  }

  private func reads(_ expression: Expression) -> Bool {
    bindings.isCall(expression, of: ["input"]) || expression.children.contains(where: reads)
  }

  /// Whether a value is a line, or the number in it.
  private func isLine(_ value: Expression) -> Bool {
    if bindings.isCall(value, of: ["input"]) { return true }
    guard bindings.isCall(value, of: ["int", "float"]), case .call(let call) = value.form, call.arguments.count == 1
    else {
      return false
    }
    return bindings.isCall(call.arguments[0], of: ["input"])
  }

  // MARK: - Tests

  private mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .compare(let first, let steps):
      for (left, step) in zip([first] + steps.map(\.operand), steps) { note(left, step.comparison, step.operand) }
    case .binary(.modulo, let left, let right), .binary(.floorDivide, let left, let right):
      if let line = line(left), let divisor = number(right), divisor > 1 { tests[line].divisors.append(divisor) }
    case .lambda, .listComprehension, .setComprehension, .dictionaryComprehension, .generator: return
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .conditional, .walrus,
      .tuple, .list, .set, .dictionary, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
    for child in expression.children { visit(child) }
  }

  private mutating func note(_ left: Expression, _ comparison: ComparisonOperator, _ right: Expression) {
    switch (line(left), line(right)) {
    case (let one?, let other?) where one != other:
      tests[one].partners.insert(other)
      tests[other].partners.insert(one)
    case (let line?, nil): if let bound = number(right) { note(line, comparison, bound) }
    case (nil, let line?): if let bound = number(left) { note(line, comparison.turned, bound) }
    case (nil, nil), (_?, _?): break
    }
  }

  /// A bound of 0 that only tells positive numbers says nothing of negative ones.
  private mutating func note(_ line: Int, _ comparison: ComparisonOperator, _ bound: Int) {
    switch comparison {
    case .less, .greaterOrEqual: tests[line].numbers += [bound - 1, bound, bound + 1]
    case .greater, .lessOrEqual: tests[line].numbers += (bound == 0 ? [] : [bound - 1]) + [bound, bound + 1]
    case .equal, .notEqual:
      tests[line].numbers.append(bound)
      tests[line].isChoice = true
    case .is, .isNot, .in, .notIn: break
    }
  }

  private func line(_ expression: Expression) -> Int? {
    if case .name(let name) = expression.form { lines[name] } else { nil }
  }

  private func number(_ expression: Expression) -> Int? {
    if case .unary(.minus, let operand) = expression.form { return number(operand).map { -$0 } }
    guard case .constant(.integer(let value)) = expression.form else { return nil }
    return abs(value) < 1_000_000_000 ? value : nil
  }
}

extension ComparisonOperator {
  /// The comparison with its sides changed.
  fileprivate var turned: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .is, .isNot, .in, .notIn: self
    }
  }
}
