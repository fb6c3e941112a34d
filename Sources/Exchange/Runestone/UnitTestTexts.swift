import PythonSyntax

/// The texts of what is in unit tests, in which what an object of their class keeps is a variable.
struct UnitTestTexts {
  let tree: SyntaxTree
  /// What the variables are called, by what the object calls them.
  private let variables: [String: String]
  /// What methods call the object.
  private let objects: Set<String>

  /// The texts of tests of a program.
  ///
  /// - Parameter program: The learner's code, in which a variable's name may have another meaning.
  init(_ tree: SyntaxTree, _ classes: [ClassDefinition], _ program: String) {
    self.tree = tree
    let methods = classes.flatMap(\.body).compactMap { statement -> FunctionDefinition? in
      if case .function(let method) = statement.form { method } else { nil }
    }
    let parameters = methods.compactMap(\.parameters.all.first).map { tree.names[$0.name] }
    objects = Set(parameters).union(["self"])
    var (ofTests, others) = (UnitTestNames(tree.names, objects: objects), UnitTestNames(tree.names, objects: []))
    for definition in classes { ofTests.visit(definition.body) }
    others.visit(tree.body)
    let words = Set(program.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let taken = words.union(ofTests.plain).union(others.plain)
    variables = Dictionary(uniqueKeysWithValues: ofTests.assigned.map { ($0, taken.contains($0) ? "my_\($0)" : $0) })
  }

  // MARK: - Texts

  /// The lines of a statement, moved to the left; of a simple one on several lines, one line.
  func lines(of statement: Statement) -> [String] {
    let text = text(from: start(of: statement), statement.range, names(in: statement))
    guard statement.isSimple else { return PythonText(text).lines(dedentedBy: Int(statement.range.start.column)) }
    return [PythonText(text).onOneLine]
  }

  /// The text of an expression on one line.
  func text(of expression: Expression) -> String {
    PythonText(text(from: expression.range.start, expression.range, names(in: expression))).onOneLine
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
    let words = slice(offset(statement.range.start), offset(statement.range.end)).split(whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "…" : words
  }

  /// The numbers of the lines of a statement, from 0.
  func lineNumbers(of statement: Statement) -> ClosedRange<Int> {
    let start = Int(start(of: statement).line) - 1
    return start...max(start, Int(statement.range.end.line) - 1)
  }

  /// Where a statement begins: at its first decorator.
  private func start(of statement: Statement) -> SourcePosition {
    guard let line = statement.decorators.first?.range.start.line else { return statement.range.start }
    return SourcePosition(line: line, column: statement.range.start.column)
  }

  private func text(from start: SourcePosition, _ range: SourceRange, _ names: UnitTestNames) -> String {
    var (result, position) = ("", offset(start))
    for attribute in names.attributes {
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

  // MARK: - Names

  /// The names in a statement.
  func names(in statement: Statement) -> UnitTestNames {
    var names = UnitTestNames(tree.names, objects: objects)
    names.visit(statement)
    return names
  }

  /// The names in an expression.
  func names(in expression: Expression) -> UnitTestNames {
    var names = UnitTestNames(tree.names, objects: objects)
    names.visit(expression)
    return names
  }

  /// Whether names ask the object of the tests for something that is not one of its variables.
  func asksItself(_ names: UnitTestNames) -> Bool {
    names.hasBareObject || names.attributes.contains { variables[$0.name] == nil }
  }

  /// All names, those of variables as they are called in texts.
  func called(_ names: UnitTestNames) -> Set<String> {
    names.plain.union(names.attributes.compactMap { variables[$0.name] })
  }

  /// The names that a statement gives something to, as they are called in texts.
  func namesGiven(by statement: Statement) -> Set<String> {
    statement.targets.reduce(into: []) { $0.formUnion(called(names(in: $1))) }
  }

  /// The name of the method that a call of the object calls; nil for other calls.
  func method(of call: Call) -> String? {
    guard case .attribute(let owner, let name) = call.function.form, case .name(let object) = owner.form,
      objects.contains(tree.names[object])
    else { return nil }
    return tree.names[name]
  }
}

extension Statement {
  /// Whether it has no bodies.
  fileprivate var isSimple: Bool { bodies.isEmpty }

  /// What is written above it with an `@`.
  var decorators: [Expression] {
    switch form {
    case .function(let definition): definition.decorators
    case .class(let definition): definition.decorators
    default: []
    }
  }
}
