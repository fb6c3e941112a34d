package import Execution
package import PythonSyntax

extension PythonProgram {
  /// Compiles a program of another language, translated to a tree of Python.
  package init(_ tree: SyntaxTree, translatedFor translation: Translation) {
    var (code, staticError) = (nil as CompiledCode?, nil as RaisedError?)
    switch Self.compile(tree, isTraced: false) {
    case .success(let compiled): code = compiled
    case .failure(let error):
      staticError = RaisedError(type: error.kind.rawValue, message: error.message, line: 0, isStatic: true)
    }
    self.init(
      Reading(
        source: String(decoding: tree.source.bytes, as: UTF8.self), fileName: "", text: tree.source, tree: tree,
        code: code, staticError: staticError, staticReport: "", translation: translation))
  }

  /// Compiles the tree of a translation, with room for a deep one.
  static func compile(_ tree: SyntaxTree, isTraced: Bool) -> Result<CompiledCode, SyntaxError> {
    compileWithRoom(tree.source) { () throws(SyntaxError) in
      try Compiler.compile(translation: tree, isTraced: isTraced)
    }
  }

  /// Runs a program that may give orders to the world outside; the outcome's own transcript stays empty.
  package func run(
    on console: inout some Console, budget: Budget, options: RunOptions, host: TranslationHost?
  ) -> Outcome {
    run(code, on: &console, budget: budget, options: options, host: host)
  }

  /// Runs such a program and notes each line that it comes to, as `trace` does.
  package func trace(
    on console: inout some Console, budget: Budget, limits: Trace.Limits, options: RunOptions, host: TranslationHost?
  ) -> (outcome: Outcome, trace: Trace) {
    let tracer = Tracer(limits: limits)
    let traced = code == nil ? nil : tree.flatMap { try? Self.compile($0, isTraced: true).get() }
    let outcome = run(traced, on: &console, budget: budget, options: options, tracer: tracer, host: host)
    return (outcome, tracer.trace)
  }
}
