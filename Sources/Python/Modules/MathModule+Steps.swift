// How close together floats lie.
extension MathModule {
  static let steps: [NativeDefinition] = [
    NativeDefinition("ulp", .one) { (machine, arguments) throws(Raise) in
      let number = abs(try machine.real(arguments[0]))
      if !number.isFinite { return Value(number) }
      return Value(number == .greatestFiniteMagnitude ? number - number.nextDown : number.nextUp - number)
    },
    NativeDefinition("nextafter", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (number, target) = (try machine.real(arguments[0]), try machine.real(arguments[1]))
      if number.isNaN || target.isNaN { return Value(Double.nan) }
      if number == target { return Value(target) }
      return Value(target > number ? number.nextUp : number.nextDown)
    },
    NativeDefinition(
      "isclose", .keywords(["a", "b", "rel_tol", "abs_tol"], required: 2, positional: 2)
    ) { (machine, arguments) throws(Raise) in
      let (left, right) = (try machine.real(arguments[0]), try machine.real(arguments[1]))
      let relative = try arguments.optional(2).map { (value) throws(Raise) in try machine.real(value) } ?? 1e-9
      let absolute = try arguments.optional(3).map { (value) throws(Raise) in try machine.real(value) } ?? 0
      if relative < 0 || absolute < 0 { throw machine.valueError("tolerances must be non-negative") }
      if left == right { return .true }
      if left.isInfinite || right.isInfinite { return .false }
      let difference = abs(right - left)
      return Value(
        difference <= abs(relative * right) || difference <= abs(relative * left) || difference <= absolute)
    },
  ]
}
