public import Python
import PythonSyntax

/// The functions and classes at the top level of a program, in its order.
///
///     let definitions = PythonProgram(source: "def area(a, b=1):\n  return a * b").definitions
///     definitions.functions.map(\.name)                     // ["area"]
///     definitions.functions[0].parameters.map(\.isNeeded)   // [true, false]
public struct PythonDefinitions: Sendable, Hashable {
  /// Something that a function takes.
  public struct Parameter: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The name of the type that is written behind it: `list` for `list[int]`; nil where none is.
    public let type: String?
    /// True where a call has to give it.
    public let isNeeded: Bool
  }

  /// A function, or a method of a class.
  public struct Function: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The positional parameters, but for a method's own object.
    public let parameters: [Parameter]
    /// True where a call has to name some of what it takes.
    public let needsNames: Bool
    /// True where it is read like an attribute, and not called.
    public let isProperty: Bool
  }

  /// A class.
  public struct Class: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The names of the classes of which it is made.
    public let bases: [String]
    /// Its methods, `__init__` and other special ones included.
    public let methods: [Function]
    /// The names that its methods set on their object, each once, without those that begin with `_`.
    public let attributes: [String]

    /// The method that sets up a new object.
    public var initializer: Function? { methods.first { $0.name == "__init__" } }
  }

  /// The functions.
  public fileprivate(set) var functions: [Function] = []
  /// The classes.
  public fileprivate(set) var classes: [Class] = []

  /// Nothing.
  public init() {}

  /// The names of all of them.
  public var names: Set<String> { Set(functions.map(\.name) + classes.map(\.name)) }
}

extension PythonProgram {
  /// The functions and classes that the program defines at its top level; none where it has a syntax error.
  ///
  /// Of a name that is defined twice the last definition counts.
  public var definitions: PythonDefinitions {
    var definitions = PythonDefinitions()
    guard staticError == nil else { return definitions }
    withTree { tree in
      for statement in tree.body {
        switch statement.form {
        case .function(let function):
          let function = PythonDefinitions.Function(function, isMethod: false, tree.names)
          definitions.functions.removeAll { $0.name == function.name }
          definitions.functions.append(function)
        case .class(let definition):
          let definition = PythonDefinitions.Class(definition, tree.names)
          definitions.classes.removeAll { $0.name == definition.name }
          definitions.classes.append(definition)
        default: break
        }
      }
    }
    return definitions
  }
}

extension PythonDefinitions.Function {
  fileprivate init(_ function: FunctionDefinition, isMethod: Bool, _ names: NameTable) {
    let decorators = function.decorators.compactMap { $0.name(in: names) }
    let all = function.parameters.positionalOnly + function.parameters.positional
    name = names[function.name]
    parameters = all.dropFirst(isMethod && !decorators.contains("staticmethod") ? 1 : 0).map {
      PythonDefinitions.Parameter(
        name: names[$0.name], type: $0.annotation?.typeName(in: names), isNeeded: $0.defaultValue == nil)
    }
    needsNames = function.parameters.keywordOnly.contains { $0.defaultValue == nil }
    isProperty = decorators.contains("property")
  }
}

extension PythonDefinitions.Class {
  fileprivate init(_ definition: ClassDefinition, _ names: NameTable) {
    name = names[definition.name]
    bases = definition.bases.compactMap { $0.name(in: names) }
    var methods: [PythonDefinitions.Function] = []
    var finder = AttributeFinder(names: names)
    for statement in definition.body {
      guard case .function(let function) = statement.form else { continue }
      methods.append(PythonDefinitions.Function(function, isMethod: true, names))
      finder.object = (function.parameters.positionalOnly + function.parameters.positional).first?.name
      finder.visit(function.body)
    }
    self.methods = methods
    attributes = finder.attributes
  }
}

extension Expression {
  fileprivate func name(in names: NameTable) -> String? {
    if case .name(let name) = form { names[name] } else { nil }
  }

  fileprivate func typeName(in names: NameTable) -> String? {
    if case .subscript(let generic, _) = form { generic.name(in: names) } else { name(in: names) }
  }
}

/// Finds what a method sets on its object.
private struct AttributeFinder: SyntaxWalker {
  let names: NameTable
  /// The name of the object in the method.
  var object: Name?
  private(set) var attributes: [String] = []

  init(names: NameTable) { self.names = names }

  mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .assign(let targets, _): targets.forEach { note($0) }
    case .augmentedAssign(let target, _, _): note(target)
    case .annotatedAssign(let assignment): note(assignment.target)
    default: break
    }
    walk(statement)
  }

  private mutating func note(_ target: Expression) {
    switch target.form {
    case .attribute(let value, let attribute):
      guard case .name(let name) = value.form, name == object else { return }
      let text = names[attribute]
      if !text.hasPrefix("_"), !attributes.contains(text) { attributes.append(text) }
    case .tuple(let items), .list(let items): items.forEach { note($0) }
    default: break
    }
  }
}
