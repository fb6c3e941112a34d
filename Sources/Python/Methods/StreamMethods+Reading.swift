extension StreamMethods {
  /// Everything that the standard streams can do.
  static let all = NativeTable(table.definitions + reading + facts)

  private static let reading: [NativeDefinition] = [
    .method("readline", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.requireInput(arguments[0])
      machine.flush()
      guard let line = try machine.readLine() else { return Value(machine.emptyText()) }
      return machine.string(line.string.swift + "\n")
    },
    .method("readlines", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.requireInput(arguments[0])
      return Value(machine.makeList(try machine.remainingLines()))
    },
    .method("read", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.requireInput(arguments[0])
      let text = try machine.remainingLines().map(\.string.swift).joined()
      return machine.string(text)
    },
    .method("writelines", .one) { (machine, arguments) throws(Raise) in
      let method = try machine.getAttribute(arguments[0], machine.intern("write"))
      try machine.forEach(arguments[1]) { (machine, line) throws(Raise) in _ = try machine.call(method, line) }
      return .none
    },
  ]

  private static let facts: [NativeDefinition] = [
    .method("readable", .none) { (_, arguments) throws(Raise) in Value(arguments[0].bits == 2) },
    .method("writable", .none) { (_, arguments) throws(Raise) in Value(arguments[0].bits != 2) },
    .method("seekable", .none) { (_, _) throws(Raise) in .false },
    .method("fileno", .none) { (_, arguments) throws(Raise) in Value((Int(arguments[0].bits) + 1) % 3) },
    .method("reconfigure", .any) { (_, _) throws(Raise) in .none },
    .attribute("name") { (machine, arguments) throws(Raise) in
      machine.string("<\(machine.streamName(arguments[0]))>")
    },
    .attribute("mode") { (machine, arguments) throws(Raise) in machine.string(arguments[0].bits == 2 ? "r" : "w") },
    .attribute("encoding") { (machine, _) throws(Raise) in machine.string("utf-8") },
    .attribute("closed") { (_, _) throws(Raise) in .false },
  ]
}

extension Machine {
  fileprivate mutating func requireInput(_ stream: Value) throws(Raise) {
    if stream.bits != 2 { throw raise(.osError, "not readable") }
  }

  fileprivate mutating func remainingLines() throws(Raise) -> [Value] {
    flush()
    var lines: [Value] = []
    while let line = try readLine() { lines.append(string(line.string.swift + "\n")) }
    return lines
  }
}
