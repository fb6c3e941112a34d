/// A module that programs can import: functions written in Swift, values made at import, perhaps Python code.
struct ModuleDefinition: Sendable {
  let functions: [NativeDefinition]
  let initialize: @Sendable (inout Machine, Module) throws(Raise) -> Void
  /// Gives the module's Python code, which is compiled when it is first asked for.
  let python: (@Sendable () -> CompiledCode)?

  init(
    _ functions: [NativeDefinition] = [],
    initialize: @escaping @Sendable (inout Machine, Module) throws(Raise) -> Void = { (_, _) throws(Raise) in },
    python: (@Sendable () -> CompiledCode)? = nil
  ) {
    self.functions = functions
    self.python = python
    self.initialize = initialize
  }
}

extension CompiledCode {
  /// Compiles a module of the package, whose text is known to be right.
  static func module(_ lines: String...) -> CompiledCode {
    do throws(SyntaxError) {
      return try Compiler.compile(library: SyntaxTree(parsing: SourceText(lines.joined(separator: "\n"))))
    } catch {
      preconditionFailure("a module of the package does not compile: \(error.message), line \(error.place?.line ?? 0)")
    }
  }
}
