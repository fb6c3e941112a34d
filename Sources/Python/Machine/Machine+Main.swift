import Execution

extension Machine {
  /// Runs the program from its first line to its end.
  mutating func runMain(_ compiled: CompiledCode) -> Outcome {
    let code = makeCode(compiled)
    linked.append(code)
    link(code)
    let main = makeModule("__main__")
    mainGlobals = main.pointee.dict
    set(modules, intern("__main__"), Value(main))
    let function = makeMainFunction(code, mainGlobals)
    frames[0] = Frame(
      code: code, function: function, registers: stack, pc: code.pointee.instructions, top: stack, result: stack,
      role: .entry, generator: nil, keep: .undefined, globals: mainGlobals, registersEnd: stack)
    var ending = Ending.finished(status: 0)
    do throws(Raise) {
      var nothing = Value.none
      _ = try run(function, Arguments(&nothing, count: 0))
    } catch {
      ending = end()
    }
    flush()
    return Outcome(
      transcript: Transcript(), ending: ending, steps: budget.steps - max(0, stepsLeft), peakMemory: heap.peak,
      drawing: sketch?.drawing)
  }

  /// How a run ends that did not come to its last line.
  private mutating func end() -> Ending {
    if let stop { return .stopped(stop, line: stopLine) }
    guard pending.kind == .exception else { return .finished(status: 0) }
    let exception = pending
    pending = .none
    handled = .none
    stepsLeft = max(stepsLeft, 100_000)
    if isSubtype(exception.exception.pointee.type, type(.systemExit)) { return exit(exception.exception) }
    let report = report(exception)
    flush()
    outputLeft = max(outputLeft, 1 << 16)
    door.write(report, .standardError)
    return .raised(
      RaisedError(
        type: fullExceptionName(exception.exception.pointee.type),
        message: message(of: exception) + suggestion(for: exception),
        line: line(of: exception.exception)))
  }

  /// `SystemExit` asks for a status, or prints a message and means 1.
  private mutating func exit(_ exception: Exception) -> Ending {
    let argument = exception.firstArgument ?? .none
    switch argument.kind {
    case .none: return .finished(status: 0)
    case .int, .bool: return .finished(status: argument.int & 0xFF)
    default:
      flush()
      let message = message(of: Value(exception))
      door.write(message + "\n", .standardError)
      return .finished(status: 1)
    }
  }

  /// The line of the program's own code on which an exception was raised.
  private func line(of exception: Exception) -> Int {
    guard exception.pointee.traceCount > 0, let entry = exception.pointee.trace?[0] else { return 0 }
    let compiled = entry.code.pointee.compiled.takeUnretainedValue()
    return Int(compiled.positions[max(0, min(entry.pc, compiled.positions.count - 1))].start.line)
  }

  /// The line of the program that is running.
  func currentLine() -> Int {
    var depth = depth
    while depth > 0, frames[depth].code.pointee.isLibrary { depth -= 1 }
    let frame = frames[depth]
    let compiled = frame.code.pointee.compiled.takeUnretainedValue()
    let index = max(0, frame.pc - frame.code.pointee.instructions - 1)
    guard compiled.positions.indices.contains(index) else { return 0 }
    return Int(compiled.positions[index].start.line)
  }
}
