internal import PythonSyntax

/// The texts of what is in unit tests, in which what an object of their class keeps is a variable.
struct UnitTestTexts {
  let tree: SyntaxTree
  /// What the variables are called, by what the object calls them.
  private let variables: [String: String]

  /// The texts of tests of a program.
  ///
  /// - Parameter program: The learner's code, in which a variable's name may have another meaning.
  init(_ tree: SyntaxTree, _ program: String) {
    self.tree = tree
    var finder = SelfFinder(names: tree.names)
    finder.visit(tree.body)
    let words = Set(program.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let taken = words.union(finder.plain)
    variables = Dictionary(uniqueKeysWithValues: finder.assigned.map { ($0, taken.contains($0) ? "my_\($0)" : $0) })
  }

  // MARK: - Texts

  /// The text of a statement, moved to the left; of one on several lines inside of brackets, one line.
  func text(of statement: Statement) -> String {
    let text = text(statement.range, in: SelfFinder.attributes(in: statement, tree.names))
    guard isSimple(statement) else { return dedented(text, by: Int(statement.range.start.column)) }
    return onOneLine(text)
  }

  /// The text of an expression on one line.
  func text(of expression: Expression) -> String {
    onOneLine(text(expression.range, in: SelfFinder.attributes(in: expression, tree.names)))
  }

  /// The text of an expression as an operand: one with an operator of its own is in parentheses.
  func operand(_ expression: Expression) -> String {
    switch expression.form {
    case .constant, .name, .attribute, .subscript, .call, .list, .set, .dictionary, .listComprehension,
      .setComprehension, .dictionaryComprehension, .joinedString:
      text(of: expression)
    default: "(\(text(of: expression)))"
    }
  }

  /// A statement in a few words, as it is written.
  func shortText(of statement: Statement) -> String {
    let text = onOneLine(text(statement.range, in: []))
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// The lines of a statement, from 0.
  func lines(of statement: Statement) -> ClosedRange<Int> {
    let start = Int(statement.range.start.line) - 1
    return start...max(start, Int(statement.range.end.line) - 1)
  }

  private func text(_ range: SourceRange, in attributes: [(range: SourceRange, name: String)]) -> String {
    var (result, position) = ("", offset(range.start))
    for attribute in attributes {
      guard let variable = variables[attribute.name], offset(attribute.range.start) >= position else { continue }
      result += slice(position, offset(attribute.range.start)) + variable
      position = offset(attribute.range.end)
    }
    return result + slice(position, offset(range.end))
  }

  private func offset(_ position: SourcePosition) -> Int {
    Int(tree.source.lineStarts[Int(position.line) - 1]) + Int(position.column)
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: tree.source.bytes[start..<end], as: UTF8.self) : ""
  }

  /// Line ends and the spaces around them become one space.
  private func onOneLine(_ text: String) -> String {
    let isLong = text.contains("\"\"\"") || text.contains("'''")
    guard text.contains("\n"), !isLong else { return text }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .reduce("") { $0 + ($0.isEmpty || $0.last.map { "([{ ".contains($0) } == true ? "" : " ") + $1 }
  }

  private func dedented(_ text: String, by columns: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(min(columns, $0.prefix { $0 == " " }.count)) })
      .joined(separator: "\n")
  }

  // MARK: - What a statement is

  private func isSimple(_ statement: Statement) -> Bool {
    switch statement.form {
    case .if, .while, .for, .with, .try, .match, .function, .class: false
    default: true
    }
  }

  /// Whether an import brings in nothing but what tests are made of.
  func isAboutTests(_ statement: Statement) -> Bool {
    let text = text(statement.range, in: [])
    return text.hasPrefix("from unittest") || text.hasPrefix("import unittest")
  }

  /// Whether a statement only frames the tests: `pass`, a text about them, `Tests().main()`.
  func isFrame(_ statement: Statement) -> Bool {
    switch statement.form {
    case .pass: true
    case .expression(let expression):
      switch expression.form {
      case .constant: true
      case .call(let call): isFrame(call)
      default: false
      }
    default: false
    }
  }

  /// Whether a call is `Tests().main()` or `super().setUp()`.
  private func isFrame(_ call: Call) -> Bool {
    guard case .attribute(let owner, let name) = call.function.form else { return false }
    guard tree.names[name] != "main" else { return true }
    guard case .call(let outer) = owner.form, case .name(let function) = outer.function.form else { return false }
    return tree.names[function] == "super"
  }

  /// Whether a statement asks the object of the tests for something that is not one of its variables.
  func asksItself(_ statement: Statement) -> Bool {
    var finder = SelfFinder(names: tree.names)
    finder.visit(statement)
    return finder.asks(besides: Set(variables.keys))
  }

  /// Whether an expression does.
  func asksItself(_ expression: Expression) -> Bool {
    var finder = SelfFinder(names: tree.names)
    finder.visit(expression)
    return finder.asks(besides: Set(variables.keys))
  }

  /// The names that a statement gives something to.
  func namesGiven(by statement: Statement) -> Set<String> {
    let targets: [Expression] =
      switch statement.form {
      case .assign(let targets, _): targets
      case .annotatedAssign(let assignment): [assignment.target]
      default: []
      }
    return targets.reduce(into: []) { $0.formUnion(names(in: $1)) }
  }

  /// The names in an expression, those of variables as they are called there.
  func names(in expression: Expression) -> Set<String> {
    var finder = SelfFinder(names: tree.names)
    finder.visit(expression)
    return finder.plain.union(finder.attributes.compactMap { variables[$0.name] })
  }

  /// Whether an expression calls something.
  func hasCall(_ expression: Expression) -> Bool {
    var finder = SelfFinder(names: tree.names)
    finder.visit(expression)
    return finder.hasCall
  }

  /// The class of the error in `with self.assertRaises(ValueError):`; nil for other statements.
  func expectedError(of with: With) -> String? {
    guard with.items.count == 1, with.items[0].target == nil, case .call(let call) = with.items[0].context.form,
      method(of: call) == "assertRaises", call.arguments.count == 1, call.keywords.isEmpty
    else { return nil }
    return errorClass(call.arguments[0])
  }

  /// The name of a class of errors; nil for other expressions.
  func errorClass(_ expression: Expression) -> String? {
    guard case .name = expression.form else { return nil }
    return text(of: expression)
  }

  /// The name of the method that a call of `self` calls; nil for other calls.
  func method(of call: Call) -> String? {
    guard case .attribute(let owner, let name) = call.function.form, case .name(let object) = owner.form,
      tree.names[object] == "self"
    else { return nil }
    return tree.names[name]
  }

  /// Why no check says a statement.
  func reason(for statement: Statement) -> UnitTests.Reason {
    let text = text(statement.range, in: [])
    return text.contains(".getEditorText(") ? .program : text.contains(".getOutput(") ? .output : .other
  }
}

/// Finds what is asked of `self`, and all other names.
private struct SelfFinder: SyntaxWalker {
  let names: NameTable
  /// Each `self.name`, in the order of the text.
  private(set) var attributes: [(range: SourceRange, name: String)] = []
  /// Those that something is assigned to.
  private(set) var assigned: Set<String> = []
  private(set) var plain: Set<String> = []
  private(set) var hasCall = false
  private var hasBareSelf = false

  static func attributes(in statement: Statement, _ names: NameTable) -> [(range: SourceRange, name: String)] {
    var finder = SelfFinder(names: names)
    finder.visit(statement)
    return finder.attributes
  }

  static func attributes(in expression: Expression, _ names: NameTable) -> [(range: SourceRange, name: String)] {
    var finder = SelfFinder(names: names)
    finder.visit(expression)
    return finder.attributes
  }

  init(names: NameTable) { self.names = names }

  /// Whether `self` is asked for something besides some names, or is passed on.
  func asks(besides known: Set<String>) -> Bool {
    hasBareSelf || attributes.contains { !known.contains($0.name) }
  }

  mutating func visit(_ statement: Statement) {
    if case .assign(let targets, _) = statement.form {
      for target in targets { if let name = attribute(target) { assigned.insert(name) } }
    }
    walk(statement)
  }

  mutating func visit(_ expression: Expression) {
    if case .call = expression.form { hasCall = true }
    if let name = attribute(expression) {
      attributes.append((expression.range, name))
    } else if case .name(let name) = expression.form {
      if names[name] == "self" { hasBareSelf = true } else { plain.insert(names[name]) }
    } else {
      walk(expression)
    }
  }

  private func attribute(_ expression: Expression) -> String? {
    guard case .attribute(let owner, let name) = expression.form, case .name(let object) = owner.form,
      names[object] == "self"
    else { return nil }
    return names[name]
  }
}
