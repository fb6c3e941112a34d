/// What the names of a program stand for, as far as its text alone tells.
///
/// A name has a type when every assignment to it in the whole program gives it a value of that type.
struct NameBindings {
  private let names: NameTable
  private var bound: Set<Name> = []
  /// The type of a name; nil once two assignments differ or one is not understood.
  private var types: [Name: String?] = [:]
  private var modules: [Name: String] = [:]

  init(of tree: SyntaxTree) {
    names = tree.names
    collect(tree.body)
  }

  /// Whether the program gives this name a meaning of its own.
  func binds(_ name: Name) -> Bool { bound.contains(name) }

  /// The module that an expression names.
  func module(of expression: Expression) -> String? {
    guard case .name(let name) = expression.form else { return nil }
    return modules[name]
  }

  /// The built-in type of an expression's value.
  func type(of expression: Expression) -> String? {
    switch expression.form {
    case .constant(.string), .joinedString: "str"
    case .constant(.integer): "int"
    case .constant(.float): "float"
    case .constant(.bytes): "bytes"
    case .list, .listComprehension: "list"
    case .dictionary, .dictionaryComprehension: "dict"
    case .set, .setComprehension: "set"
    case .tuple: "tuple"
    case .name(let name): types[name] ?? nil
    case .call(let call): type(ofCall: call)
    default: nil
    }
  }

  private func type(ofCall call: Call) -> String? {
    switch call.function.form {
    case .name(let name) where !binds(name): return BuiltinNames.results[names[name]]
    case .attribute(let receiver, let method):
      guard type(of: receiver) == "str" || BuiltinNames.owner(ofMethod: names[method]) == "str" else { return nil }
      switch names[method] {
      case "split", "rsplit", "splitlines": return "list"
      case "upper", "lower", "strip", "lstrip", "rstrip", "title", "capitalize", "replace", "join", "center", "zfill":
        return "str"
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: - Collecting

  private mutating func collect(_ body: [Statement]) {
    for statement in body { collect(statement) }
  }

  private mutating func collect(_ statement: Statement) {
    switch statement.form {
    case .assign(let targets, let value):
      for target in targets { bind(target, type(of: value)) }
    case .annotatedAssign(let assignment): bind(assignment.target, assignment.value.flatMap { type(of: $0) })
    case .for(let loop):
      bind(loop.target, nil)
      collect(loop.body + loop.otherwise)
    case .while(_, let body, let otherwise): collect(body + otherwise)
    case .if(_, let then, let otherwise): collect(then + otherwise)
    case .with(let with):
      for item in with.items { if let target = item.target { bind(target, nil) } }
      collect(with.body)
    case .try(let attempt):
      collect(attempt.body + attempt.handlers.flatMap(\.body) + attempt.otherwise + attempt.finally)
    case .match(_, let cases): for branch in cases { collect(branch.body) }
    case .function(let definition): collect(definition)
    case .class(let definition):
      bind(definition.name, nil)
      collect(definition.body)
    case .import(let aliases): for alias in aliases { bindModule(alias) }
    case .importFrom(let imported): for alias in imported.names { bind(alias.alias ?? alias.name, nil) }
    case .expression, .augmentedAssign, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal:
      break
    }
  }

  private mutating func collect(_ definition: FunctionDefinition) {
    bind(definition.name, nil)
    let parameters = definition.parameters
    let plain = parameters.positionalOnly + parameters.positional + parameters.keywordOnly
    for parameter in plain + [parameters.variadic, parameters.keywordVariadic].compactMap({ $0 }) {
      bind(parameter.name, nil)
    }
    collect(definition.body)
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
    default: break
    }
  }

  private mutating func bind(_ name: Name, _ type: String?) {
    bound.insert(name)
    if let known = types[name] { types[name] = .some(known == type ? known : nil) } else { types[name] = .some(type) }
  }
}
