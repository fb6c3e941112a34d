import PythonSyntax

/// The names of a program in Python for whose values a question may ask.
///
///     CodeNames(in: "x = 1\nfor n in [2]:\n  x += n").variables == ["x", "n"]
package struct CodeNames {
  /// The variables that are left when the program has ended, those of loops among them.
  package private(set) var variables: Set<String> = []
  /// The variables of loops, whose values a question may ask at any time.
  package private(set) var loopVariables: Set<String> = []
  /// The functions and classes.
  private(set) var definitions: Set<String> = []

  /// True where no code is meant, so that an expression is one of values alone.
  private var isOfValues = false

  /// The names where a text speaks of no code.
  static var ofValues: Self {
    var names = Self(in: "")
    names.isOfValues = true
    return names
  }

  /// True for code that makes functions or classes.
  package var hasDefinitions: Bool { !definitions.isEmpty }

  /// The names of a program; none of one that Python cannot read.
  ///
  /// A variable that is one of a function, too, is none of them: the question may be about either.
  package init(in code: String) {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)) else { return }
    func names(_ found: [Name]) -> Set<String> { Set(found.map { tree.names[$0] }) }
    variables = names(tree.body.boundNames)
    var walker = Walker()
    walker.visit(tree.body)
    loopVariables = names(walker.loopTargets)
    definitions = names(walker.definitions)
    variables.subtract(names(walker.locals))
  }

  /// Whether a text is an expression that has one of the names, and neither prints nor reads anything.
  func isExpression(_ text: String) -> Bool {
    guard let found = Self.names(in: text), found.isDisjoint(with: Self.effects) else { return false }
    if isOfValues { return found.isSubset(of: Self.harmless) }
    return !found.isDisjoint(with: variables.union(definitions))
  }

  /// Whether an expression names a function or a class of the code.
  func hasDefinition(_ expression: String) -> Bool {
    Self.names(in: expression).map { !$0.isDisjoint(with: definitions) } ?? false
  }

  /// True for a text in words that names a function or a class of the code.
  package func hasDefinition(namedIn text: String) -> Bool {
    !definitions.isDisjoint(with: text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// True for a text that is a list, a tuple, a set or a dictionary, without a name in it.
  static func isDisplay(_ text: String) -> Bool {
    guard names(in: text)?.isEmpty == true, let tree = try? SyntaxTree(parsingExpression: SourceText(text)),
      case .expression(let value)? = tree.body.first?.form
    else { return false }
    switch value.form {
    case .list, .tuple, .set, .dictionary: return true
    default: return false
    }
  }

  /// The calls in a text that code does not have: `range(5)` where the code has `range(3)`.
  ///
  /// A text that names one speaks of other code, in whatever language it is written. A call without arguments may only
  /// name its function.
  package static func otherCalls(in text: String, than code: String) -> [String] {
    let bare = code.filter { !$0.isWhitespace }
    // From each letter of a long word on the rest of it would be tried again.
    let calls = text.matches(of: /(?:^|[^A-Za-z0-9_.])([A-Za-z_][A-Za-z0-9_.]*\([^()\n]+\))/)
    return calls.map { String($0.output.1) }.filter { call in
      isCall(call) && !bare.contains(call.filter { !$0.isWhitespace })
    }
  }

  /// Whether a text is a call.
  static func isCall(_ text: String) -> Bool {
    guard let tree = try? SyntaxTree(parsingExpression: SourceText(text)),
      case .expression(let value)? = tree.body.first?.form, case .call = value.form
    else { return false }
    return true
  }

  /// Whether a text is an expression that prints nothing.
  static func isValue(_ code: String) -> Bool {
    names(in: code).map { $0.isDisjoint(with: effects) } ?? false
  }

  /// True for code that is one statement, with all that is in it.
  package static func isOneStatement(_ code: String) -> Bool {
    ((try? SyntaxTree(parsing: SourceText(code)))?.body.count ?? 0) == 1
  }

  /// The expression that is the last statement of code, unless that is a call of `print`; nil without one.
  package static func lastExpression(in code: String) -> String? {
    guard let (value, tree) = lastValue(of: code), arguments(of: "print", in: value, tree.names) == nil else {
      return nil
    }
    return text(of: value, in: code)
  }

  /// The expression whose type is printed at the end of code: `5` of `print(type(5))`; nil without one.
  package static func typePrintedLast(in code: String) -> String? {
    guard let (value, tree) = lastValue(of: code), let printed = arguments(of: "print", in: value, tree.names),
      printed.count == 1, let typed = arguments(of: "type", in: printed[0], tree.names), typed.count == 1
    else { return nil }
    return text(of: typed[0], in: code)
  }

  private static func lastValue(of code: String) -> (Expression, SyntaxTree)? {
    guard let tree = try? SyntaxTree(parsing: SourceText(code)), case .expression(let value)? = tree.body.last?.form
    else { return nil }
    return (value, tree)
  }

  /// What a call of a function has by position; nil for another expression, and for a call with more.
  private static func arguments(of function: String, in value: Expression, _ names: NameTable) -> [Expression]? {
    guard case .call(let call) = value.form, case .name(let name) = call.function.form, names[name] == function,
      call.keywords.isEmpty
    else { return nil }
    return call.arguments
  }

  /// An expression as it is written on one line of the code; nil for one on several.
  private static func text(of value: Expression, in code: String) -> String? {
    let (start, end) = (value.range.start, value.range.end)
    let lines = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard start.line == end.line, lines.indices.contains(Int(start.line) - 1) else { return nil }
    let line = Array(lines[Int(start.line) - 1])
    guard line.count >= Int(end.column) else { return nil }
    return String(decoding: line[Int(start.column)..<Int(end.column)], as: UTF8.self)
  }

  /// The names in an expression; nil for another text.
  private static func names(in text: String) -> Set<String>? {
    guard text.utf8.count < 400, let tree = try? SyntaxTree(parsingExpression: SourceText(text)) else { return nil }
    var walker = Walker()
    walker.visit(tree.body)
    return Set(walker.names.map { tree.names[$0] })
  }

  /// True for an expression without a name but those of functions that change nothing.
  static func namesOnlyValues(_ code: String) -> Bool { names(in: code)?.isSubset(of: harmless) ?? false }

  /// Functions that change nothing.
  static let harmless: Set<String> = [
    "len", "sum", "min", "max", "abs", "round", "int", "float", "str", "type", "sorted", "bool",
  ]

  /// What is called for what it does.
  private static let effects: Set<String> = ["print", "input", "exec", "eval", "exit", "quit", "next", "open"]

  /// What a program names, by where it does.
  struct Walker: SyntaxWalker {
    var names: [Name] = []
    var loopTargets: [Name] = []
    var definitions: [Name] = []
    /// What functions take and bind.
    var locals: [Name] = []
    /// The functions and classes that are called by their names alone.
    var called: [Name] = []

    mutating func visit(_ statement: Statement) {
      if case .for(let loop) = statement.form { loopTargets += loop.target.boundNames }
      if case .function(let definition) = statement.form {
        definitions.append(definition.name)
        locals += definition.body.boundNames + definition.parameters.allNames
      }
      if case .class(let definition) = statement.form { definitions.append(definition.name) }
      walk(statement)
    }

    mutating func visit(_ expression: Expression) {
      switch expression.form {
      case .name(let name): names.append(name)
      case .call(let call): if case .name(let name) = call.function.form { called.append(name) }
      case .walrus(let target, _): locals += target.boundNames
      case .lambda(let lambda): locals += lambda.parameters.allNames
      case .listComprehension(let comprehension), .setComprehension(let comprehension),
        .dictionaryComprehension(let comprehension), .generator(let comprehension):
        locals += comprehension.clauses.flatMap(\.target.boundNames)
      case .constant, .attribute, .subscript, .slice, .unary, .binary, .boolean, .compare, .conditional, .tuple,
        .list, .set, .dictionary, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
        break
      }
      walk(expression)
    }
  }
}

extension Parameters {
  fileprivate var allNames: [Name] {
    (positionalOnly + positional + [variadic].compactMap { $0 } + keywordOnly + [keywordVariadic].compactMap { $0 })
      .map(\.name)
  }
}
