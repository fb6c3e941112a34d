import PythonSyntax

/// Turns a syntax tree into code.
///
/// What all functions of a program share while they are compiled: its names and what the resolver found out.
final class Compiler {
  let source: SourceText
  /// Whether the code is the package's own, which tracebacks pass over.
  let isLibrary: Bool
  /// True where it was translated from another language, which has checked it by its own rules.
  let isTranslation: Bool
  /// Whether runs are watched line by line: the code has marks where a line begins.
  let isTraced: Bool
  /// Whether annotations are kept as texts, as `from __future__ import annotations` asks for.
  let defersAnnotations: Bool
  /// What is suspicious in the program, in the order in which it stands there.
  private(set) var warnings: [SyntaxWarning] = []
  /// Whether some operand found no room in its instruction.
  var isTooLarge = false
  /// What the program was read from while another one runs; nil for a program of its own.
  let evaluation: Evaluation?
  private let resolver: Resolver

  private init(
    _ tree: SyntaxTree, isLibrary: Bool, isTranslation: Bool, isTraced: Bool, evaluation: Evaluation?,
    _ warnings: inout [SyntaxWarning]
  ) throws(SyntaxError) {
    source = tree.source
    self.isLibrary = isLibrary
    self.isTranslation = isTranslation
    self.isTraced = isTraced
    self.evaluation = evaluation
    let futures = try FutureStatements(tree)
    defersAnnotations = futures.defersAnnotations
    let root: ScopeKind = evaluation?.hasOwnVariables ?? false ? .classBody : .module
    resolver = Resolver(tree, root: root, defersAnnotations: futures.defersAnnotations)
    try resolver.resolve()
    if isLibrary || isTranslation { return }
    let check = ProgramCheck(tree, resolver.scopes, futures)
    defer { warnings = check.warnings }
    try check.check(tree.body)
    self.warnings = check.warnings
  }

  /// Compiles a module of the package, which gives no warnings.
  static func compile(library tree: SyntaxTree) throws(SyntaxError) -> CompiledCode {
    var warnings: [SyntaxWarning] = []
    return try compile(tree, isLibrary: true, &warnings)
  }

  /// Compiles a program of another language, which gives no warnings.
  static func compile(translation tree: SyntaxTree, isTraced: Bool) throws(SyntaxError) -> CompiledCode {
    var warnings: [SyntaxWarning] = []
    return try compile(tree, isTranslation: true, isTraced: isTraced, &warnings)
  }

  /// Compiles a program, or says why it cannot be run; either way there may be warnings.
  static func compile(
    _ tree: SyntaxTree, isLibrary: Bool = false, isTranslation: Bool = false, isTraced: Bool = false,
    evaluation: Evaluation? = nil, _ warnings: inout [SyntaxWarning]
  ) throws(SyntaxError) -> CompiledCode {
    let compiler = try Compiler(
      tree, isLibrary: isLibrary, isTranslation: isTranslation, isTraced: isTraced, evaluation: evaluation, &warnings)
    guard let scope = compiler.resolver.scopes[0] else { preconditionFailure("a program has a module scope") }
    let builder = CodeBuilder(compiler, scope: scope, name: "<module>", parent: nil, parameters: Parameters())
    if evaluation?.mode == .expression, case .expression(let value)? = tree.body.first?.form {
      builder.emit(.returnValue, try builder.evaluate(value))
      try builder.checkSize()
      return CompiledCode(builder, documentation: nil, firstLine: 1)
    }
    let documentation = evaluation?.mode == .statement ? nil : documentationText(of: tree.body)
    if let documentation {
      builder.storeVariable(compiler.intern("__doc__"), builder.loadText(documentation))
    }
    if builder.hasAnnotations(tree.body) { builder.emit(.annotate, 0xFFFF) }
    try builder.compile(tree.body)
    builder.emit(.returnNone)
    try builder.checkSize()
    return CompiledCode(builder, documentation: documentation, firstLine: 1)
  }

  var names: NameTable { resolver.names }

  /// Whether the program may define a `__del__`, or a generator in which something runs where it is left early.
  private(set) lazy var hasFinalizers =
    resolver.names.find("__del__") != nil || !isLibrary && resolver.scopes.contains { $0?.needsClosing ?? false }

  func text(_ name: Name) -> String { resolver.names[name] }

  func intern(_ text: String) -> Name { resolver.names.intern(text) }

  func mangle(_ name: Name, _ scope: Scope) -> Name { resolver.mangle(name, privateClass: scope.privateClass) }

  func scope(_ number: ScopeNumber) -> Scope {
    guard let scope = resolver.scopes[number] else { preconditionFailure("every scope was resolved") }
    return scope
  }

}
