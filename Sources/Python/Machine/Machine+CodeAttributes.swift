extension Machine {
  /// What `function.__code__` tells of a function's parameters.
  mutating func codeAttribute(_ code: Code, _ name: Text) -> Value? {
    let compiled = code.pointee.compiled.takeUnretainedValue()
    let parameters = compiled.parameters
    switch name.swift {
    case "co_name": return string(compiled.name)
    case "co_qualname": return string(compiled.qualifiedName)
    case "co_filename": return string(program.fileName)
    case "co_firstlineno": return Value(compiled.firstLine)
    case "co_argcount": return Value(parameters.positionalCount)
    case "co_posonlyargcount": return Value(parameters.positionalOnlyCount)
    case "co_kwonlyargcount": return Value(parameters.keywordOnlyCount)
    case "co_nlocals": return Value(compiled.firstCapture)
    case "co_varnames":
      let names = compiled.variableNames.prefix(compiled.firstCapture).map { string(compiled.names[$0]) }
      return Value(makeTuple(names))
    case "co_flags":
      let flags = (parameters.hasVariadic ? 4 : 0) | (parameters.hasKeywordVariadic ? 8 : 0)
      return Value(3 | flags | (compiled.isGenerator ? 32 : 0))
    default: return nil
    }
  }
}
