import Execution
import PythonSyntax

extension Machine {
  /// Calls inside one another that functions of a translation's library make, beyond those of the program.
  private static let libraryDepth = 256

  /// Runs the library of a translated program and makes its functions the program's built-in names.
  mutating func prepare(_ translation: Translation) throws(Raise) {
    recursionLimit = min(max(1, budget.depth) + Machine.libraryDepth, Machine.frameCapacity - 16)
    let names = makeDict()
    // Held where the collector finds it.
    set(internalModules, intern("_translation"), Value(names))
    translationNames = names
    collectionHolds += 1
    defer { collectionHolds -= 1 }
    try run(translation.library.code, in: names)
  }

  /// How a translated program ends that raised an error.
  mutating func end(_ translation: Translation) -> Ending {
    let exception = pending.exception
    let cause = cause(of: exception)
    (pending, handled) = (.none, .none)
    errorLines = lines(of: exception)
    if isSubtype(exception.pointee.type, type(.recursionError)) { return .stopped(.depth, line: errorLines.first ?? 0) }
    let (error, report) = translation.explain(TranslatedFailure(cause: cause, ranges: ranges(of: exception)))
    flush()
    writeAtEnd(report)
    return .raised(error)
  }

  private mutating func cause(of exception: Exception) -> TranslatedFailure.Cause {
    let mistake = translationNames?.find(intern(TranslationLibrary.mistakeClass)) ?? .undefined
    if mistake.kind == .type, isSubtype(exception.pointee.type, mistake.type) {
      return .mistake(texts(in: exception.pointee.arguments))
    }
    return isSubtype(exception.pointee.type, type(.nameError)) ? .missingValue : .unexpected
  }

  private func texts(in arguments: Value) -> [String] {
    guard arguments.kind == .tuple else { return [] }
    return arguments.tuple.buffer.filter { $0.kind == .string }.map { $0.string.swift }
  }

  /// The places in the program's own code through which an exception went, the one that raised it first.
  private func ranges(of exception: Exception) -> [SourceRange] {
    (0..<exception.pointee.traceCount).compactMap { index in
      guard let entry = exception.pointee.trace?[index], entry.code.pointee.isProgram else { return nil }
      let positions = entry.code.pointee.compiled.takeUnretainedValue().positions
      return positions[max(0, min(entry.pc, positions.count - 1))]
    }
  }
}

// Orders to the world outside, for libraries of translated programs.
extension RuntimeModule {
  static let orders: [NativeDefinition] = [
    // True where an order could be carried out; None where nothing takes orders.
    NativeDefinition("give_order", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .string else { throw machine.typeError("give_order() takes a text") }
      try machine.charge(100)
      guard let host = machine.host else { return .none }
      machine.flush()
      return Value(host(arguments[0].string.swift))
    }
  ]
}
