import PythonSyntax

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
    case "co_names": return texts(compiled.usedNames)
    case "co_consts": return Value(codeConstants(code, compiled))
    default: return nil
    }
  }

  /// The documentation or None, then the constants and inner codes in the order in which they are used.
  private mutating func codeConstants(_ code: Code, _ compiled: CompiledCode) -> Tuple {
    if !code.pointee.isLinked { link(code) }
    let serial = constantSerial(of: compiled)
    var result: [Value] = []
    if compiled.scope == .function || compiled.scope == .lambda {
      let text = compiled.documentation?.bytes.withUnsafeBufferPointer { Value(makeText(utf8: $0)) }
      result.append(text ?? .none)
    }
    for instruction in compiled.instructions {
      let found: Value
      switch instruction.opcode {
      case .loadConstant: found = code.pointee.constants[Int(instruction.b)]
      case .loadInt:
        found = Value(Int(Int32(bitPattern: UInt32(instruction.b) | UInt32(instruction.c) << 16)), serial: serial)
      case .addImmediate, .subtractImmediate, .multiplyImmediate, .floorDivideImmediate, .moduloImmediate,
        .getItemImmediate:
        found = Value(instruction.signedC, serial: serial)
      case .loadBool: found = Value(instruction.b != 0)
      case .loadNone, .returnNone: found = .none
      case .makeFunction: found = Value(code.pointee.nested[Int(instruction.b)])
      default: continue
      }
      stepsLeft -= 1 + result.count >> 3
      if allStepsLeft < 0 { break }
      if !result.contains(where: { $0.isIdentical(to: found) }) { result.append(found) }
    }
    return makeTuple(result)
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

  /// The names of global variables, attributes and modules in the order in which they are used.
  fileprivate var usedNames: [String] {
    var result: [String] = []
    var seen = Set<Name>()
    for instruction in instructions {
      let cache: UInt16
      switch instruction.opcode {
      case .loadGlobal, .storeGlobal, .deleteGlobal, .loadName, .storeName, .deleteName, .loadAttribute,
        .storeAttribute, .deleteAttribute, .loadMethod, .importFrom:
        cache = instruction.c
      case .importModule: cache = instruction.b
      default: continue
      }
      let name = cacheNames[Int(cache)]
      if seen.insert(name).inserted { result.append(text(name)) }
    }
    return result
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
