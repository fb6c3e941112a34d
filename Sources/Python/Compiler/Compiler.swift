/// Turns a syntax tree into code.
///
/// What all functions of a program share while they are compiled: its names and what the resolver found out.
final class Compiler {
  let source: SourceText
  /// Whether the code is the package's own, which tracebacks pass over.
  let isLibrary: Bool
  /// Whether runs are watched line by line: the code has marks where a line begins.
  let isTraced: Bool
  /// Whether annotations are kept as texts, as `from __future__ import annotations` asks for.
  let defersAnnotations: Bool
  /// Whether some operand found no room in its instruction.
  var isTooLarge = false
  private let resolver: Resolver

  private init(
    _ tree: SyntaxTree, isLibrary: Bool, isTraced: Bool, _ warnings: inout [SyntaxWarning]
  ) throws(SyntaxError) {
    source = tree.source
    self.isLibrary = isLibrary
    self.isTraced = isTraced
    let futures = try FutureStatements(tree)
    defersAnnotations = futures.defersAnnotations
    resolver = Resolver(tree, defersAnnotations: futures.defersAnnotations)
    try resolver.resolve()
    if isLibrary { return }
    let check = ProgramCheck(tree, resolver.scopes, futures)
    defer { warnings = check.warnings }
    try check.check(tree.body)
  }

  /// Compiles a module of the package, which gives no warnings.
  static func compile(library tree: SyntaxTree) throws(SyntaxError) -> CompiledCode {
    var warnings: [SyntaxWarning] = []
    return try compile(tree, isLibrary: true, &warnings)
  }

  /// Compiles a program, or says why it cannot be run; either way there may be warnings.
  static func compile(
    _ tree: SyntaxTree, isLibrary: Bool = false, isTraced: Bool = false, _ warnings: inout [SyntaxWarning]
  ) throws(SyntaxError) -> CompiledCode {
    let compiler = try Compiler(tree, isLibrary: isLibrary, isTraced: isTraced, &warnings)
    guard let scope = compiler.resolver.scopes[0] else { preconditionFailure("a program has a module scope") }
    let builder = CodeBuilder(compiler, scope: scope, name: "<module>", parent: nil, parameters: Parameters())
    let documentation = documentationText(of: tree.body)
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

  func text(_ name: Name) -> String { resolver.names[name] }

  func intern(_ text: String) -> Name { resolver.names.intern(text) }

  func mangle(_ name: Name, _ scope: Scope) -> Name { resolver.mangle(name, privateClass: scope.privateClass) }

  func scope(_ number: ScopeNumber) -> Scope {
    guard let scope = resolver.scopes[number] else { preconditionFailure("every scope was resolved") }
    return scope
  }

  var classCellName: Name { resolver.classCellName }
}

/// The documentation string at the start of a body.
func documentationText(of body: [Statement]) -> TextLiteral? {
  guard case .expression(let first)? = body.first?.form, case .constant(.string(let text)) = first.form else {
    return nil
  }
  return text
}
