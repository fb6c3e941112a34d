extension SpecialMethods {
  /// The methods with special names that `object` has: they look at nothing but identity, and at what the class says
  /// about other operations.
  static let objectTable = NativeTable([
    unary("__repr__") { (machine, value) throws(Raise) in
      machine.string(value.isObject ? machine.plainRepresentation(value) : try machine.representation(value))
    },
    unary("__str__") { (machine, value) throws(Raise) in
      value.isObject ? machine.string(try machine.representation(value)) : try machine.text(of: value)
    },
    binary("__format__") { (machine, value, specification) throws(Raise) in
      let text = try machine.textArgument(specification, "__format__() argument")
      guard value.isObject else { return try machine.format(value, text) }
      if text.count == 0 { return try machine.text(of: value) }
      throw machine.typeError("unsupported format string passed to \(machine.typeName(value)).__format__")
    },
    unary("__hash__") { (machine, value) throws(Raise) in
      Value(value.isObject ? machine.hashIdentity(value) : try machine.hash(value))
    },
    binary("__eq__") { (machine, left, right) throws(Raise) in
      left.isIdentical(to: right) ? .true : .notImplemented
    },
    binary("__ne__") { (machine, left, right) throws(Raise) in
      if let method = machine.special(left, .eq) {
        let result = try machine.call(method, left, right)
        return result.kind == .notImplemented ? result : Value(try !machine.isTrue(result))
      }
      return left.isIdentical(to: right) ? .false : .notImplemented
    },
    binary("__lt__") { (_, _, _) throws(Raise) in .notImplemented },
    binary("__le__") { (_, _, _) throws(Raise) in .notImplemented },
    binary("__gt__") { (_, _, _) throws(Raise) in .notImplemented },
    binary("__ge__") { (_, _, _) throws(Raise) in .notImplemented },
  ])
}
