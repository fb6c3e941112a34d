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
    setMainNames()
    let function = makeMainFunction(code, mainGlobals)
    frames[0] = Frame(
      code: code, function: function, registers: stack, pc: code.pointee.instructions, top: stack, result: stack,
      role: .entry, generator: nil, keep: .undefined, globals: mainGlobals, registersEnd: stack)
    var ending = Ending.finished(status: 0)
    do throws(Raise) {
      var nothing = Value.none
      if let translation = program.translation { try prepare(translation) }
      _ = try run(function, Arguments(&nothing, count: 0))
      tracer = nil
      if let inquiry { answer(inquiry) }
      if let visit { try make(visit) }
      try finalizeRest()
    } catch {
      // What is told of an error is no line of the run, even where the error's own class tells it.
      tracer = nil
      ending = end()
      finalizeAfterEnd()
    }
    flush()
    let steps = budget.steps + stepsForReport - max(0, allStepsLeft)
    var outcome = Outcome(
      transcript: Transcript(), ending: ending, steps: min(steps, budget.steps), peakMemory: heap.peak,
      drawing: sketch?.drawing, chances: chances, call: visit?.outcome)
    outcome.errorLines = errorLines
    return outcome
  }

  /// The names that the main module has before its first line.
  private mutating func setMainNames() {
    let module = makeModule("builtins")
    module.pointee.dict = builtins
    set(modules, intern("builtins"), Value(module))
    for name in ["__doc__", "__package__", "__loader__", "__spec__"] { set(mainGlobals, intern(name), .none) }
    set(mainGlobals, name(.annotations), Value(makeDict()))
    set(mainGlobals, intern("__builtins__"), Value(module))
    set(mainGlobals, intern("__file__"), string(program.fileName))
    set(mainGlobals, intern("__cached__"), .none)
  }

  /// How a run ends that did not come to its last line.
  private mutating func end() -> Ending {
    if let stop { return .stopped(stop, line: stopLine) }
    guard pending.kind == .exception else { return .finished(status: 0) }
    if let translation = program.translation { return end(translation) }
    let exception = pending
    pending = .none
    handled = .none
    stepsForReport = max(0, 100_000 - allStepsLeft)
    stepsLeft += stepsForReport
    if isSubtype(exception.exception.pointee.type, type(.systemExit)) { return exit(exception.exception) }
    let report = report(exception)
    let message = message(of: exception) + suggestion(for: exception)
    flush()
    writeAtEnd(report)
    errorLines = lines(of: exception.exception)
    return .raised(
      RaisedError(
        type: fullExceptionName(exception.exception.pointee.type), message: message, line: errorLines.first ?? 0))
  }

  /// Writes to standard error what a run ends with; it may be more than the budget has left, but not without end.
  mutating func writeAtEnd(_ text: String) {
    let room = max(outputLeft, 1 << 16)
    let isShort = text.utf8.count <= room
    door.write(isShort ? text : String(decoding: text.utf8.suffix(room), as: UTF8.self), .standardError)
  }

  /// `SystemExit` asks for a status, or prints a message and means 1.
  private mutating func exit(_ exception: Exception) -> Ending {
    let argument = exitCode(exception)
    switch argument.kind {
    case .none: return .finished(status: 0)
    case .int, .bool: return .finished(status: argument.int & 0xFF)
    default:
      let message = argument.kind == .string ? argument.string.swift : message(of: Value(exception))
      flush()
      writeAtEnd(message + "\n")
      return .finished(status: 1)
    }
  }

  /// The lines of the program's own code through which an exception went, the one that raised it first.
  func lines(of exception: Exception) -> [Int] {
    (0..<exception.pointee.traceCount).compactMap { index in
      guard let entry = exception.pointee.trace?[index], entry.code.pointee.isProgram else { return nil }
      return entry.code.pointee.line(of: entry.pc)
    }
  }

  /// The line of the program that is running, or waits for a module of the package; or that of a caller above.
  func currentLine(above callers: Int = 0) -> Int {
    var callers = callers
    for index in stride(from: depth, through: 0, by: -1) where frames[index].code.pointee.isProgram {
      callers -= 1
      if callers >= 0 { continue }
      let frame = frames[index]
      return frame.code.pointee.line(of: frame.pc - frame.code.pointee.instructions - 1)
    }
    return 0
  }
}
