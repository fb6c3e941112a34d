import PythonSyntax

/// A module that programs can import: functions written in Swift, values made at import, Python code from a file of
/// `Sources/Python/Library`, or some of these.
struct ModuleDefinition: Sendable {
  let functions: [NativeDefinition]
  let initialize: @Sendable (inout Machine, Module) throws(Raise) -> Void
  /// Gives the module's Python code, which is compiled when it is first asked for.
  var python: (@Sendable () -> CompiledCode)?

  init(
    _ functions: [NativeDefinition] = [],
    initialize: @escaping @Sendable (inout Machine, Module) throws(Raise) -> Void = { (_, _) throws(Raise) in }
  ) {
    self.functions = functions
    self.initialize = initialize
  }
}

extension CompiledCode {
  /// Compiles a module of the library, whose text is known to be right.
  static func module(_ name: String) -> CompiledCode {
    guard let text = Library.texts[name] else { preconditionFailure("the library has no text of '\(name)'") }
    do throws(SyntaxError) {
      return try Compiler.compile(library: SyntaxTree(parsing: SourceText(text)))
    } catch {
      preconditionFailure("\(name).py does not compile: \(error.message), line \(error.location?.line ?? 0)")
    }
  }
}
