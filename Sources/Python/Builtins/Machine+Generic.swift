// `list[int]` and `int | str`, whose classes are written in Python.
extension Machine {
  /// Does `list[int]`.
  mutating func makeAlias(_ origin: Value, _ arguments: Value) throws(Raise) -> Value {
    try call(generic("GenericAlias"), origin, arguments)
  }

  /// Does `int | str`; nil when the two do not make a union.
  mutating func makeUnion(_ left: Value, _ right: Value) throws(Raise) -> Value? {
    guard left.kind == .type || left.isNone, right.kind == .type || right.isNone else { return nil }
    return try call(generic("union"), left, right)
  }

  private mutating func generic(_ name: String) throws(Raise) -> Value {
    let module = try importModule(intern("_generic"), level: 0, wantsPackage: false)
    return try getAttribute(module, intern(name))
  }
}
