import BigInt

extension RuntimeModule {
  /// Decimal digits of whole numbers, as many as there are: the limit that programs meet does not hold here.
  static let digits: [NativeDefinition] = [
    NativeDefinition("digit_count", .one) { (machine, arguments) throws(Raise) in
      let number = try machine.integer(arguments[0])
      if number.kind == .bigInt {
        let words = number.bigInt.pointee.number.magnitude.bitWidth / 64
        try machine.chargeMultiplication(words, words)
      }
      return Value(decimalDigitCount(number))
    },
    NativeDefinition("digits", .one) { (machine, arguments) throws(Raise) in
      let number = try machine.integer(arguments[0])
      return try machine.withoutDigitLimit { (machine) throws(Raise) in
        machine.string(try machine.decimal(number.big))
      }
    },
    NativeDefinition("whole", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .string else { throw machine.typeError("whole() takes a text") }
      return try machine.withoutDigitLimit { (machine) throws(Raise) in
        try machine.parseInteger(arguments[0].string, radix: 10, shown: arguments[0])
      }
    },
  ]

  /// How many decimal digits a number has; zero has one.
  private static func decimalDigitCount(_ value: Value) -> Int {
    if value.kind == .int {
      var (count, rest) = (1, value.int.magnitude)
      while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
      return count
    }
    let size = value.big.magnitude
    let least = Int(Double(size.bitWidth - 1) * 0.301_029_995_663_981)
    let most = Int(Double(size.bitWidth) * 0.301_029_995_663_982)
    return least == most || size < BigUInt(10).power(most) ? least + 1 : most + 1
  }
}

extension Machine {
  fileprivate mutating func withoutDigitLimit(_ body: (inout Machine) throws(Raise) -> Value) throws(Raise) -> Value {
    let limit = digitLimit
    digitLimit = 0
    defer { digitLimit = limit }
    return try body(&self)
  }
}
