import PythonSyntax

/// Finds the effects of the statements of a line.
///
/// What it is not sure of makes the whole program one that is not understood (`isUnderstood`).
struct EffectFinder: SyntaxWalker {
  let program: PlainNames
  let names: NameTable
  var bits: NameBits
  /// What happens when the line is reached.
  var effects = PythonEffects()
  /// What happens when a function is called whose body is on the line.
  var deferred = PythonEffects()
  var isUnderstood = true

  init(_ program: PlainNames, _ names: NameTable, _ bits: NameBits) {
    (self.program, self.names, self.bits) = (program, names, bits)
  }

  mutating func add(_ traits: PythonEffects.Traits) { effects.traits.formUnion(traits) }
  mutating func read(_ name: Name) { effects.reads |= bits[names[name]] }
  mutating func write(_ name: Name) { effects.writes |= bits[names[name]] }
  mutating func giveUp() { isUnderstood = false }

  mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .expression(let value): visit(value)
    case .assign(let targets, let value):
      visit(value)
      for target in targets { store(to: target) }
    case .augmentedAssign(let target, let operation, let value):
      visit([target, value])
      add(.looks)
      if operation == .modulo { add(.formats) }
      // A list takes `+=` of another in place, but never of a number.
      let isOfNumbers = [.add, .subtract].contains(operation) && value.isNumeral
      if !isOfNumbers { add(.changes) }
      store(to: target)
    case .if(let test, let body, let otherwise), .while(let test, let body, let otherwise):
      visit(test)
      if !test.isLiteral { add(.looks) }
      visit(body)
      visit(otherwise)
    case .for(let loop):
      guard !loop.isAsync else { return giveUp() }
      walkThrough(loop.iterable)
      store(to: loop.target)
      visit(loop.body)
      visit(loop.otherwise)
    case .return(let value):
      visit(value)
      add(.jumps)
    case .break, .continue, .global: add(.jumps)
    case .pass: break
    case .import(let aliases): bindModules(aliases)
    case .importFrom(let statement): bindNames(statement)
    case .function(let definition): define(definition)
    case .class(let definition): define(definition)
    case .annotatedAssign, .delete, .raise, .assert, .nonlocal, .with, .try, .match: giveUp()
    }
  }

  /// What else happens where a target gets a value.
  mutating func store(to target: Expression) {
    switch target.form {
    case .name(let name): write(name)
    case .tuple(let elements), .list(let elements):
      add(.looks)
      for element in elements { store(to: element) }
    case .starred(let value): store(to: value)
    case .subscript(let value, let index):
      visit([value, index])
      add([.looks, .changes])
    case .attribute(let value, let name):
      visit(value)
      add(.changes)
      if PlainVocabulary.isMethod(names[name]) || names[name].isSpecial { giveUp() }
    case .constant, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus, .set,
      .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield, .yieldFrom,
      .await, .joinedString, .formatted:
      giveUp()
    }
  }

  private mutating func bindModules(_ aliases: [ImportAlias]) {
    for alias in aliases {
      guard names[alias.name] == "math" else { return giveUp() }
      write(alias.alias ?? alias.name)
    }
  }

  private mutating func bindNames(_ statement: ImportFrom) {
    guard statement.level == 0, let module = statement.module, names[module] == "math" else { return giveUp() }
    for alias in statement.names {
      guard names[alias.name] != "*" else { return giveUp() }
      write(alias.alias ?? alias.name)
    }
  }

  private mutating func define(_ definition: FunctionDefinition) {
    guard definition.decorators.isEmpty, !definition.isAsync else { return giveUp() }
    visit(definition.parameters)
    visit(definition.returns)
    write(definition.name)
    deferWhatHappens { $0.visit(definition.body) }
  }

  private mutating func define(_ definition: ClassDefinition) {
    guard definition.decorators.isEmpty, definition.keywords.isEmpty else { return giveUp() }
    for base in definition.bases {
      guard case .name(let name) = base.form, names[name] == "object" || program.defined.contains(names[name]) else {
        return giveUp()
      }
      read(name)
    }
    visit(definition.body)
    write(definition.name)
  }

  /// Finds what happens only when a function is called.
  mutating func deferWhatHappens(_ find: (inout EffectFinder) -> Void) {
    let now = effects
    effects = PythonEffects()
    find(&self)
    deferred.formUnion(effects)
    effects = now
  }
}

extension Expression {
  /// Whether it is a number, written out.
  fileprivate var isNumeral: Bool {
    guard case .constant(let constant) = form else { return false }
    switch constant {
    case .integer, .bigInteger, .float: return true
    case .none, .true, .false, .ellipsis, .imaginary, .string, .bytes: return false
    }
  }
}

extension String {
  /// Whether it is a name with a meaning to Python, such as `__dict__`.
  var isSpecial: Bool { hasPrefix("__") && hasSuffix("__") }
}
