// What `function.__code__` says about a function.
extension Machine {
  mutating func codeAttribute(_ code: Code, _ name: Text) -> Value? {
    let compiled = code.pointee.compiled.takeUnretainedValue()
    let parameters = compiled.parameters
    switch name.swift {
    case "co_name": return string(compiled.name)
    case "co_qualname": return string(compiled.qualifiedName)
    case "co_filename": return string(compiled.evaluation?.fileName ?? program.fileName)
    case "co_firstlineno": return Value(compiled.firstLine)
    case "co_argcount": return Value(parameters.positionalCount)
    case "co_posonlyargcount": return Value(parameters.positionalOnlyCount)
    case "co_kwonlyargcount": return Value(parameters.keywordOnlyCount)
    case "co_varnames": return texts(compiled.localNames)
    case "co_nlocals": return Value(compiled.localNames.count)
    case "co_cellvars": return texts(compiled.cellNames)
    case "co_freevars": return texts(Array(compiled.variableNames.dropFirst(compiled.firstCapture)).map(compiled.text))
    case "co_flags": return Value(compiled.flags)
    default: return nil
    }
  }

  private mutating func texts(_ names: [String]) -> Value {
    Value(makeTuple(names.map { Value(intern($0)) }))
  }
}

extension CompiledCode {
  fileprivate func text(_ name: Name) -> String { names[name] }

  /// The names of variables that inner functions use too: the code begins by making their cells.
  fileprivate var cellNames: [String] {
    instructions.prefix { $0.opcode == .makeCell }.map { text(variableNames[Int($0.a)]) }
  }

  /// Parameters, then other variables of the function's own.
  fileprivate var localNames: [String] {
    let count = parameters.names.count
    let cells = Set(cellNames)
    return variableNames.prefix(firstCapture).map(text).enumerated()
      .filter { $0.offset < count || !cells.contains($0.element) }.map(\.element)
  }

  /// CPython's flags: optimised, new locals, `*args`, `**kwargs`, nested, generator.
  fileprivate var flags: Int {
    let isFunction = scope == .function || scope == .lambda || scope == .comprehension
    return (isFunction ? 3 : 0) | (parameters.hasVariadic ? 4 : 0) | (parameters.hasKeywordVariadic ? 8 : 0)
      | (qualifiedName.contains("<locals>") ? 16 : 0) | (isGenerator ? 32 : 0)
  }
}
