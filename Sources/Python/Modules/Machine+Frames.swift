// What a program can read of the calls in progress.
extension Machine {
  /// The calls in progress, the outermost first and the running one left out: the code of each, its line, and its
  /// global and local variables.
  mutating func describeFrames() throws(Raise) -> Value {
    let rows = makeList()
    roots.append(Value(rows))
    defer { roots.removeLast() }
    for index in 1..<max(depth, 1) {
      let variables = localVariables(at: index)
      try charge(10 + variables.dict.count)
      let frame = frames[index]
      let line = frame.code.pointee.line(of: frame.pc - frame.code.pointee.instructions - 1)
      append(rows, Value(makeTuple([Value(frame.code), Value(line), Value(frame.globals), variables])))
    }
    return Value(rows)
  }
}
