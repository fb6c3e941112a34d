// What `traceback` and `warnings` need.
extension RuntimeModule {
  static let reports: [NativeDefinition] = [
    NativeDefinition("report", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .exception else { throw machine.typeError("an exception is needed") }
      return machine.string(try machine.reportCharged(arguments[0]))
    },
    NativeDefinition("describe", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .exception else { throw machine.typeError("an exception is needed") }
      return machine.string(machine.describe(arguments[0]))
    },
    // A number below zero asks for the line of a caller, another one for the text of that line.
    NativeDefinition("caller_line", .one) { (machine, arguments) throws(Raise) in
      let number = try machine.index(arguments[0])
      if number < 0 { return Value(machine.currentLine(above: -1 - number)) }
      let source = machine.program.text
      guard number > 0, number <= source.lineCount else { return machine.string("") }
      return machine.string(String(source.text(ofLine: number)))
    },
  ]
}
