// What the dispatch loop does about calls that are not the plainest.
extension Machine {
  /// Begins a call: true when a frame was pushed, false when the result is there already.
  mutating func enterCall(
    _ callee: Value, _ arguments: Arguments, result: UnsafeMutablePointer<Value>
  ) throws(Raise) -> Bool {
    let caller = frames + depth
    let top = caller.pointee.registersEnd
    defer { caller.pointee.top = top }
    switch callee.kind {
    case .function: return try enter(callee.function, arguments, result: result)
    case .boundMethod where callee.boundMethod.pointee.function.kind == .function:
      let method = callee.boundMethod.pointee
      return try enter(method.function.function, prepend(method.receiver, arguments), result: result)
    case .type:
      if callee.type.pointee.builtin == nil, callee.type.pointee.metatype == nil,
        try enterConstructor(callee.type, arguments, result: result)
      {
        return true
      }
      if callee.type.pointee.builtin == .zip { try checkLevel(" while calling a Python object") }
    default: break
    }
    result.pointee = made(try invoke(callee, arguments))
    return false
  }

  private mutating func enter(
    _ function: Function, _ arguments: Arguments, result: UnsafeMutablePointer<Value>
  ) throws(Raise) -> Bool {
    let registers = try prepareFrame(function, arguments)
    if function.pointee.code.pointee.isGenerator {
      result.pointee = makeGenerator(function, registers)
      return false
    }
    try pushFrame(function, registers, role: .call, result: result)
    return true
  }

  /// Makes an instance and begins its class's `__init__`, when that is written in Python and nothing else is special.
  private mutating func enterConstructor(
    _ type: Type, _ arguments: Arguments, result: UnsafeMutablePointer<Value>
  ) throws(Raise) -> Bool {
    guard type.pointee.layout == .object, type.pointee.header.flags & TypeFlag.abstract == 0 else { return false }
    let initializer = lookUp(type, name(.initialize))
    guard initializer.kind == .function, lookUpUser(type, .new).isUndefined else { return false }
    if initializer.function.pointee.code.pointee.isGenerator { return false }
    let instance = makeInstance(type)
    let registers = try prepareFrame(initializer.function, prepend(instance, arguments))
    try pushFrame(initializer.function, registers, role: .constructor, result: result, keep: instance)
    return true
  }

  mutating func initReturned(_ value: Value) -> Raise {
    typeError("__init__() should return None, not '\(typeName(value))'")
  }

  /// The arguments of a call with `*` and `**`, on top of the stack.
  mutating func spread(_ list: List, _ dict: Value, for callee: Value) throws(Raise) -> Arguments {
    let base = frames[depth].top
    let named = dict.kind == .dict ? dict.dict.count : 0
    guard list.count + named + 1024 < stackEnd - base else { throw outOf(.memory) }
    try charge((list.count + named) >> 2)
    try reserve((list.count + named) * 48)
    for index in 0..<list.count { base[index] = list.items[index] }
    guard dict.kind == .dict, named > 0 else {
      pushTop(base + list.count)
      return Arguments(base, count: list.count)
    }
    let names = makeTuple(count: named)
    var position = 0
    for index in 0..<dict.dict.pointee.used where !dict.dict.entries[index].key.isUndefined {
      let entry = dict.dict.entries[index]
      guard entry.key.kind == .string else {
        let isCallable = isCallable(callee)
        throw typeError(isCallable ? "keywords must be strings" : "'\(typeName(callee))' object is not callable")
      }
      names.items[position] = entry.key
      base[list.count + position] = entry.value
      position += 1
    }
    base[list.count + named] = Value(names)
    pushTop(base + list.count + named + 1)
    return Arguments(base, count: list.count, keywords: names)
  }
}
