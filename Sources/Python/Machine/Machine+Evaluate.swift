import PythonSyntax

// Texts that a program runs as code: `eval`, `exec` and `compile`.

/// Which code can be used again: the same text with the same global variables.
struct EvaluationKey: Hashable {
  let evaluation: Evaluation
  let globals: Dict
}

extension Machine {
  private static let mostEvaluations = 64

  /// Does `eval(source, globals, locals)` or `exec(…)`.
  mutating func evaluate(_ arguments: Arguments, _ mode: Evaluation.Mode) throws(Raise) -> Value {
    let name = mode == .expression ? "eval" : "exec"
    var evaluation = try evaluation(of: arguments[0], name, mode)
    let (globals, locals) = try variables(arguments, name)
    evaluation.hasOwnVariables = locals != globals
    if globals.findIndex(intern("__builtins__")) < 0 { set(globals, intern("__builtins__"), Value(builtins)) }
    let function = try function(of: evaluation, globals)
    roots.append(Value(function))
    roots.append(Value(locals))
    defer { roots.removeLast(2) }
    let result = try run(function, in: Value(locals))
    return mode == .expression ? result : .none
  }

  /// Does `compile(source, filename, mode)`.
  mutating func compile(_ arguments: Arguments) throws(Raise) -> Value {
    guard
      let mode = Evaluation.Mode(
        rawValue: try textArgument(arguments[2], "compile() argument 'mode'").swift)
    else { throw valueError("compile() mode must be 'exec', 'eval' or 'single'") }
    guard case let path = unwrap(arguments[1]), path.kind == .string else {
      throw typeError("expected str, bytes or os.PathLike object, not \(typeName(arguments[1]))")
    }
    let file = path.string.swift
    let text = try sourceText(of: arguments[0], "compile")
    let evaluation = Evaluation(source: text, fileName: file, mode: mode)
    return Value(try function(of: evaluation, mainGlobals).pointee.code)
  }

  private mutating func evaluation(
    of source: Value, _ name: String, _ mode: Evaluation.Mode
  ) throws(Raise) -> Evaluation {
    if source.kind == .code {
      let known = source.code.pointee.compiled._withUnsafeGuaranteedRef { $0.evaluation }
      guard let known else { throw typeError("\(name)() takes code that compile() has made") }
      return known
    }
    return Evaluation(source: try sourceText(of: source, name), fileName: "<string>", mode: mode)
  }

  private mutating func sourceText(of source: Value, _ name: String) throws(Raise) -> String {
    let plain = unwrap(source)
    guard plain.kind == .string || plain.kind == .bytes || plain.kind == .byteArray else {
      throw typeError("\(name)() arg 1 must be a string, bytes or \(name == "compile" ? "AST" : "code") object")
    }
    let text = digits(of: plain)
    if text.units.contains(0) { throw valueError("source code string cannot contain null bytes") }
    return text.swift
  }

  /// The dictionaries of global and other variables that a call names, or those of the code that calls.
  private mutating func variables(_ arguments: Arguments, _ name: String) throws(Raise) -> (Dict, Dict) {
    let given = (arguments.optional(1) ?? .none, arguments.optional(2) ?? .none)
    let (first, second) = (unwrap(given.0), unwrap(given.1))
    guard first.isNone || first.kind == .dict else {
      throw typeError(
        name == "eval" ? "globals must be a dict" : "exec() globals must be a dict, not \(typeName(given.0))")
    }
    guard second.isNone || second.kind == .dict else {
      throw typeError(
        name == "eval" ? "locals must be a mapping" : "locals must be a mapping or None, not \(typeName(given.1))")
    }
    let globals = first.isNone ? frames[depth].globals : first.dict
    if !second.isNone { return (globals, second.dict) }
    if !first.isNone { return (globals, globals) }
    let own = localVariables()
    return (globals, unwrap(own).kind == .dict ? unwrap(own).dict : globals)
  }

  /// The code of a text as a function without parameters.
  private mutating func function(of evaluation: Evaluation, _ globals: Dict) throws(Raise) -> Function {
    try charge(evaluation.source.utf8.count >> 3)
    let key = EvaluationKey(evaluation: evaluation, globals: globals)
    if let known = evaluated[key] { return known }
    try charge(2000 + evaluation.source.utf8.count * 40)
    try reserve(4096 + evaluation.source.utf8.count * 400)
    let compiled: CompiledCode
    switch evaluation.compile() {
    case .success(let code): compiled = code
    case .failure(let error): throw raise(error, of: evaluation)
    }
    for warning in compiled.warnings.prefix(100) {
      flush()
      door.write(warning.report(file: evaluation.fileName, source: SourceText(evaluation.source)), .standardError)
    }
    heap.count(4096 + evaluation.source.utf8.count * 128)
    evaluatedCode.append(compiled)
    let code = makeCode(compiled)
    linked.append(code)
    link(code)
    let function = makeMainFunction(code, globals)
    if evaluated.count >= Machine.mostEvaluations { evaluated = [:] }
    evaluated[key] = function
    return function
  }

  /// Runs code whose variables stand in a dictionary.
  private mutating func run(_ function: Function, in variables: Value) throws(Raise) -> Value {
    let top = frames[depth].top
    defer { frames[depth].top = top }
    var nothing = Value.none
    let registers = try prepareFrame(function, Arguments(&nothing, count: 0))
    let hasOwn = function.pointee.code.pointee.compiled._withUnsafeGuaranteedRef { $0.scope == .classBody }
    if hasOwn { registers[0] = variables }
    return try reenter { (machine) throws(Raise) in
      try machine.pushFrame(function, registers, role: .entry, result: registers)
    }
  }

  /// Raises a `SyntaxError` (or a kin of it) with its place.
  private mutating func raise(_ error: SyntaxError, of evaluation: Evaluation) -> Raise {
    let types: [SyntaxError.Kind: BuiltinType] = [
      .syntax: .syntaxError, .indentation: .indentationError, .tab: .tabError, .memory: .memoryError,
      .recursion: .recursionError,
    ]
    let type = types[error.kind] ?? .syntaxError
    guard let location = error.location.map({ $0.shown(in: evaluation) }) else { return raise(type, error.message) }
    let details = makeTuple([
      string(evaluation.fileName), Value(location.line), Value(location.offset),
      location.text.map { string($0) } ?? .none,
      Value(location.endLine), Value(location.endOffset),
    ])
    return raise(makeException(self.type(type), Value(makeTuple([string(error.message), Value(details)]))))
  }

  /// A built-in as code with certain global variables sees it: they may name others in `__builtins__`.
  mutating func builtin(_ name: Text, for globals: Dict) throws(Raise) -> Value {
    if globals == mainGlobals { return translationNames.map { $0.find(name) } ?? builtin(name) }
    let own = unwrap(globals.find(intern("__builtins__")))
    switch own.kind {
    case .none: throw typeError("'NoneType' object is not subscriptable")
    case .dict where own.dict != builtins: return own.dict.find(name)
    default: return builtin(name)
    }
  }
}

extension SyntaxError.Location {
  /// The place as CPython tells it: a program's lines all have an end, an expression's last one only if it is written.
  fileprivate func shown(in evaluation: Evaluation) -> Self {
    var location = self
    let lines = evaluation.source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let isOpen = evaluation.mode == .expression && line >= lines
    guard isOpen else {
      location.text = text.map { $0 + "\n" }
      return location
    }
    if evaluation.source.isEmpty { (location.line, location.endLine, location.text) = (0, 0, "") }
    if offset > (text ?? "").unicodeScalars.count { (location.offset, location.endOffset) = (0, 0) }
    return location
  }
}
