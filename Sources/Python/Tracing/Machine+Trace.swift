import Execution

// What a traced run does at the marks of its code.
//
// It only looks: nothing is allocated on the run's heap, charged to its budget or called, so that a run is the same
// with and without a trace.
extension Machine {
  mutating func trace(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) {
    guard let tracer, tracer.trace.isComplete, let mark = TraceMark(rawValue: Int(i.a)) else { return }
    let position = frames[depth].pc - frames[depth].code.pointee.instructions
    let line = Int(i.b) | Int(i.c) << 16
    settle(tracer, isNew: mark == .begin)
    let last = tracer.open.count - 1
    switch mark {
    case .begin: return
    case .resume: break
    case .line:
      let seen = tracer.open[last]
      if seen.line != line || position <= seen.position { tracer.add { step(line, tracer, depth: last, regs) } }
    }
    tracer.open[last].line = line
    tracer.open[last].position = position
  }

  /// Makes the tracer's open functions those that are running now, the one at the mark last.
  private func settle(_ tracer: Tracer, isNew: Bool) {
    while let last = tracer.open.last, isGone(last, isNew: isNew) { tracer.open.removeLast() }
    for index in stride(from: (tracer.open.last?.depth ?? 0) + 1, through: depth, by: 1)
    where !frames[index].code.pointee.isLibrary {
      tracer.open.append(Tracer.OpenFrame(depth: index, registers: frames[index].registers))
    }
  }

  private func isGone(_ frame: Tracer.OpenFrame, isNew: Bool) -> Bool {
    frame.depth > depth || frame.depth == depth && isNew || frame.registers != frames[frame.depth].registers
      || frames[frame.depth].code.pointee.isLibrary
  }

  private func step(
    _ line: Int, _ tracer: Tracer, depth: Int, _ regs: UnsafeMutablePointer<Value>
  ) -> Trace.Step {
    let function = frames[self.depth].code.pointee.compiled._withUnsafeGuaranteedRef { code in
      code.scope == .module ? nil : code.name
    }
    return Trace.Step(
      line: line, function: function, depth: depth, variables: variables(regs, tracer.limits),
      printed: budget.output - outputLeft)
  }

  // MARK: Variables

  /// The variables in view: a function's own and captured ones, or those of the module or class body.
  private func variables(_ regs: UnsafeMutablePointer<Value>, _ limits: Trace.Limits) -> [Trace.Variable] {
    let code = frames[depth].code.pointee.compiled.takeUnretainedValue()
    switch code.scope {
    case .module: return variables(of: frames[depth].globals, limits)
    case .classBody:
      let namespace = unwrap(regs[0])
      return namespace.kind == .dict ? variables(of: namespace.dict, limits) : []
    case .function, .lambda, .comprehension: break
    }
    var result: [Trace.Variable] = []
    for (index, name) in code.variableNames.enumerated() where result.count < limits.variables {
      let value = regs[index].kind == .cell ? regs[index].cell.pointee.value : regs[index]
      let name = code.names[name]
      if isShown(name, value) { result.append(variable(name, value, limits)) }
    }
    return result
  }

  private func variables(of dict: Dict, _ limits: Trace.Limits) -> [Trace.Variable] {
    var result: [Trace.Variable] = []
    for index in 0..<dict.pointee.used where result.count < limits.variables {
      let entry = dict.entries[index]
      guard entry.key.kind == .string else { continue }
      let name = entry.key.string.swift
      if isShown(name, entry.value) { result.append(variable(name, entry.value, limits)) }
    }
    return result
  }

  private func variable(_ name: String, _ value: Value, _ limits: Trace.Limits) -> Trace.Variable {
    var picture = ValuePicture(limit: limits.characters, spelling: program.translation?.spelling)
    show(value, in: &picture)
    return Trace.Variable(name: name, value: picture.text)
  }

  /// Whether a learner looks at a variable: not at what the machine keeps for itself, nor at modules, functions and
  /// classes under the names that `import`, `def` and `class` gave them, nor at what `import *` brings.
  private func isShown(_ name: String, _ value: Value) -> Bool {
    if name.hasPrefix(".") || name.hasPrefix("__") && name.hasSuffix("__") { return false }
    switch value.kind {
    case .undefined, .module: return false
    case .function:
      return value.function.pointee.name.swift != name && !value.function.pointee.code.pointee.isLibrary
    case .native: return value.native.pointee.definition.name != name
    case .type: return value.type.name != name && !isOfLibrary(value.type)
    case .none, .bool, .int, .float, .ellipsis, .notImplemented, .stream, .string, .bigInt, .complex, .bytes,
      .byteArray, .list, .tuple, .dict, .set, .frozenSet, .range, .slice, .dictView, .boundMethod, .code, .cell,
      .generator, .iterator, .instance, .exception, .property, .classMethod, .staticMethod, .superProxy, .member,
      .traceback, .buffer, .opaque:
      return true
    }
  }
}
