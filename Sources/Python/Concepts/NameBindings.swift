package import PythonSyntax

/// What the names of a program stand for, as far as its text alone tells.
///
/// A name has a type when every statement of the whole program that gives it a value gives it one of that type. What
/// `:=` and comprehensions give names, and the parameters of a `lambda`, are not looked at.
package struct NameBindings: SyntaxWalker {
  private let names: NameTable
  private var bound: Set<Name> = []
  /// The type of a name; nil once two statements differ or one is not understood.
  private var types: [Name: String?] = [:]
  private var modules: [Name: String] = [:]

  package init(of tree: SyntaxTree) {
    names = tree.names
    visit(tree.body)
  }

  /// Whether the program gives this name a meaning of its own.
  package func binds(_ name: Name) -> Bool { bound.contains(name) }

  /// Whether an expression is a call of one of some built-in functions, to whose names the program gives no meaning.
  package func isCall(_ expression: Expression, of functions: Set<String>) -> Bool {
    guard case .call(let call) = expression.form else { return false }
    return isCall(call, of: functions)
  }

  /// Whether a call is one of some built-in functions, to whose names the program gives no meaning.
  package func isCall(_ call: Call, of functions: Set<String>) -> Bool {
    guard case .name(let name) = call.function.form else { return false }
    return functions.contains(names[name]) && !binds(name)
  }

  /// The module that an expression names.
  package func module(of expression: Expression) -> String? {
    guard case .name(let name) = expression.form else { return nil }
    return modules[name]
  }

  /// The built-in type of an expression's value.
  package func type(of expression: Expression) -> String? {
    switch expression.form {
    case .constant(let constant): Self.type(of: constant)
    case .joinedString: "str"
    case .list, .listComprehension: "list"
    case .dictionary, .dictionaryComprehension: "dict"
    case .set, .setComprehension: "set"
    case .tuple: "tuple"
    case .name(let name): types[name] ?? nil
    case .call(let call): type(ofCall: call)
    case .attribute, .subscript, .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .generator, .starred, .yield, .yieldFrom, .await, .formatted:
      nil
    }
  }

  private static func type(of constant: Constant) -> String? {
    switch constant {
    case .string: "str"
    case .integer, .bigInteger: "int"
    case .float: "float"
    case .bytes: "bytes"
    case .none, .true, .false, .ellipsis, .imaginary: nil
    }
  }

  private func type(ofCall call: Call) -> String? {
    if case .name(let name) = call.function.form { return binds(name) ? nil : BuiltinNames.results[names[name]] }
    guard case .attribute(let receiver, let method) = call.function.form,
      type(of: receiver) == "str" || BuiltinNames.owner(ofMethod: names[method]) == "str"
    else { return nil }
    switch names[method] {
    case "split", "rsplit", "splitlines": return "list"
    case "upper", "lower", "strip", "lstrip", "rstrip", "title", "capitalize", "replace", "join", "center", "zfill":
      return "str"
    default: return nil
    }
  }

  /// The type of what had a type and is updated, as by `+=`: numbers may become others, the rest stays what it is.
  private func type(of known: String?, after operation: BinaryOperator, with value: Expression) -> String? {
    guard let known, ["int", "float"].contains(known) else { return known }
    switch (known, type(of: value)) {
    case ("int", "int"): return operation == .divide || operation == .power ? nil : known
    case ("float", "int"), ("float", "float"): return known
    default: return nil
    }
  }

  // MARK: - Collecting

  package mutating func visit(_ statement: Statement) {
    bindTargets(of: statement)
    switch statement.form {
    case .import(let aliases): for alias in aliases { bindModule(alias) }
    case .importFrom(let imported): for alias in imported.names { bind(alias.alias ?? alias.name, nil) }
    case .try(let attempt): for name in attempt.handlers.compactMap(\.name) { bind(name, nil) }
    case .match(_, let cases):
      for branch in cases {
        bind(branch.pattern)
        visit(branch.body)
      }
      return
    case .function(let definition):
      bind(definition.name, nil)
      for parameter in definition.parameters.all { bind(parameter.name, nil) }
    case .class(let definition): bind(definition.name, nil)
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .if, .while, .for, .with:
      break
    }
    for body in statement.bodies { visit(body) }
  }

  private mutating func bindTargets(of statement: Statement) {
    switch statement.form {
    case .assign(let targets, let value):
      let type = type(of: value)
      for target in targets { bind(target, type) }
    case .augmentedAssign(let target, let operation, let value):
      guard case .name(let name) = target.form else { return }
      bind(name, type(of: types[name] ?? nil, after: operation, with: value))
    case .annotatedAssign(let assignment): bind(assignment.target, assignment.value.flatMap { type(of: $0) })
    case .for(let loop): bind(loop.target, nil)
    case .with(let with): for target in with.items.compactMap(\.target) { bind(target, nil) }
    case .expression, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .if, .while, .try, .match, .function, .class:
      break
    }
  }

  private mutating func bindModule(_ alias: ImportAlias) {
    bind(alias.alias ?? alias.name, nil)
    modules[alias.alias ?? alias.name] = names[alias.name]
  }

  private mutating func bind(_ target: Expression, _ type: String?) {
    switch target.form {
    case .name(let name): bind(name, type)
    case .starred(let value): bind(value, "list")
    case .tuple(let elements), .list(let elements): for element in elements { bind(element, nil) }
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  private mutating func bind(_ pattern: Pattern) {
    switch pattern.form {
    case .value, .singleton: break
    case .sequence(let items), .or(let items): for item in items { bind(item) }
    case .mapping(let mapping):
      for item in mapping.patterns { bind(item) }
      if let rest = mapping.rest { bind(rest, nil) }
    case .class(let form): for item in form.patterns + form.attributePatterns { bind(item) }
    case .star(let name): if let name { bind(name, nil) }
    case .capture(let inner, let name):
      if let inner { bind(inner) }
      if let name { bind(name, nil) }
    }
  }

  private mutating func bind(_ name: Name, _ type: String?) {
    bound.insert(name)
    if let known = types[name] { types[name] = .some(known == type ? known : nil) } else { types[name] = .some(type) }
  }
}
