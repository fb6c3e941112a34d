import BigInt
import PythonSyntax

/// The methods of numbers.
enum NumberMethods {
  private static let shared: [NativeDefinition] = [
    .method("conjugate", .none) { (machine, arguments) throws(Raise) in try machine.plus(arguments[0]) }
  ]

  static let intTable = NativeTable(
    shared + [
      .method("bit_length", .none) { (_, arguments) throws(Raise) in
        Value(arguments[0].big.magnitude.bitWidth)
      },
      .method("bit_count", .none) { (machine, arguments) throws(Raise) in
        let words = arguments[0].big.magnitude.words
        try machine.charge(words.count >> 1)
        return Value(words.reduce(0) { $0 + $1.nonzeroBitCount })
      },
      .method("as_integer_ratio", .none) { (machine, arguments) throws(Raise) in
        Value(machine.makeTuple([try machine.plus(arguments[0]), Value(1)]))
      },
      .method("to_bytes", .keywords(["length", "byteorder", "signed"], required: 0, positional: 2)) {
        (machine, arguments) throws(Raise) in
        try machine.bytes(of: arguments)
      },
      .classMethod("from_bytes", .keywords(["bytes", "byteorder", "signed"], required: 1, positional: 2)) {
        (machine, arguments) throws(Raise) in
        try machine.integer(fromBytes: arguments)
      },
      .attribute("real") { (machine, arguments) throws(Raise) in try machine.plus(arguments[0]) },
      .attribute("imag") { (_, _) throws(Raise) in Value(0) },
      .attribute("numerator") { (machine, arguments) throws(Raise) in try machine.plus(arguments[0]) },
      .attribute("denominator") { (_, _) throws(Raise) in Value(1) },
    ])

  static let floatTable = NativeTable(
    shared + [
      .method("is_integer", .none) { (_, arguments) throws(Raise) in
        Value(arguments[0].float.isFinite && arguments[0].float == arguments[0].float.rounded())
      },
      .method("as_integer_ratio", .none) { (machine, arguments) throws(Raise) in try machine.ratio(arguments[0].float)
      },
      .method("hex", .none) { (machine, arguments) throws(Raise) in machine.string(hexadecimalText(arguments[0].float))
      },
      .classMethod("fromhex", .one) { (machine, arguments) throws(Raise) in
        guard case let given = machine.unwrap(arguments[1]), given.kind == .string else {
          throw machine.typeError("bad argument type for built-in operation")
        }
        let text = given.string
        let number = Value(try machine.float(fromHexadecimal: text.swift))
        return arguments[0].type.pointee.builtin == .float ? number : try machine.call(arguments[0], number)
      },
      .attribute("real") { (_, arguments) throws(Raise) in arguments[0] },
      .attribute("imag") { (_, _) throws(Raise) in Value(0.0) },
    ])

  static let complexTable = NativeTable([
    .method("conjugate", .none) { (machine, arguments) throws(Raise) in
      machine.complex(arguments[0].complex.pointee.real, -arguments[0].complex.pointee.imaginary)
    },
    .attribute("real") { (_, arguments) throws(Raise) in Value(arguments[0].complex.pointee.real) },
    .attribute("imag") { (_, arguments) throws(Raise) in Value(arguments[0].complex.pointee.imaginary) },
  ])
}

/// Does `0x1.8000000000000p+1`.
private func hexadecimalText(_ number: Double) -> String {
  if !number.isFinite { return representFloat(number) }
  let sign = number.sign == .minus ? "-" : ""
  if number == 0 { return sign + "0x0.0p+0" }
  let digits = String(number.significandBitPattern, radix: 16)
  let padded = String(repeating: "0", count: 13 - digits.count) + digits
  let exponent = number.isNormal ? Int(number.exponent) : -1022
  return "\(sign)0x\(number.isNormal ? 1 : 0).\(padded)p\(exponent < 0 ? "-" : "+")\(abs(exponent))"
}

extension Machine {
  mutating func ratio(_ number: Double) throws(Raise) -> Value {
    if number.isNaN { throw valueError("cannot convert NaN to integer ratio") }
    if number.isInfinite { throw raise(.overflowError, "cannot convert Infinity to integer ratio") }
    var (numerator, denominator) = (BigInt(0), BigInt(1))
    if number != 0 {
      let exponent = Int(number.exponent) - 52
      numerator = BigInt(number.significand * 0x1p52) * (number.sign == .minus ? -1 : 1)
      if exponent >= 0 { numerator <<= exponent } else { denominator <<= -exponent }
      let divisor = numerator.greatestCommonDivisor(with: denominator)
      numerator /= divisor
      denominator /= divisor
    }
    return Value(makeTuple([int(numerator), int(denominator)]))
  }

  mutating func bytes(of arguments: Arguments) throws(Raise) -> Value {
    let count = try arguments.optional(1).map { (value) throws(Raise) in try index(value) } ?? 1
    let isLittle = try isLittleEndian(arguments.optional(2), "to_bytes")
    let isSigned = try arguments.optional(3).map { (value) throws(Raise) in try isTrue(value) } ?? false
    let number = arguments[0].big
    if count < 0 { throw valueError("length argument must be non-negative") }
    if number.sign == .minus, !isSigned { throw raise(.overflowError, "can't convert negative int to unsigned") }
    let magnitude = number.sign == .minus ? number.magnitude - 1 : number.magnitude
    if magnitude.bitWidth + (isSigned ? 1 : 0) > count.multipliedReportingOverflow(by: 8).partialValue {
      throw raise(.overflowError, "int too big to convert")
    }
    try reserve(count * 2)
    try charge(count >> 3)
    // A negative number is the complement of one less than its magnitude.
    let flip: UInt8 = number.sign == .minus ? 0xFF : 0
    var result = [UInt8](repeating: flip, count: count)
    for (position, word) in magnitude.words.enumerated() {
      for byte in 0..<8 where position * 8 + byte < count {
        result[position * 8 + byte] = UInt8(truncatingIfNeeded: word >> UInt(byte * 8)) ^ flip
      }
    }
    if !isLittle { result.reverse() }
    return makeBytes(result)
  }

  private mutating func isLittleEndian(_ order: Value?, _ function: String) throws(Raise) -> Bool {
    guard let order else { return false }
    switch try textArgument(order, "\(function)() argument 'byteorder'").swift {
    case "little": return true
    case "big": return false
    default: throw valueError("byteorder must be either 'little' or 'big'")
    }
  }

  /// Reads `[sign]['0x'][digits]['.'][digits]['p'[sign]digits]`, `inf` or `nan`.
  fileprivate mutating func float(fromHexadecimal text: String) throws(Raise) -> Double {
    try charge(text.utf8.count >> 2)
    var body = text.lowercased()[...]
    while let first = body.first, first.isWhitespace { body.removeFirst() }
    while let last = body.last, last.isWhitespace { body.removeLast() }
    let sign = body.first == "-" ? -1.0 : 1
    if body.first == "-" || body.first == "+" { body.removeFirst() }
    switch body {
    case "inf", "infinity": return sign * .infinity
    case "nan": return .nan
    default: break
    }
    if body.hasPrefix("0x") { body = body.dropFirst(2) }
    let parts = body.split(separator: "p", maxSplits: 1, omittingEmptySubsequences: false)
    let isExponent = parts.count < 2 || Int(parts[1]) != nil
    let mantissa = (parts.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = mantissa.joined()
    guard isExponent, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = Double(
        "0x\(mantissa.first ?? "").\(mantissa.dropFirst().first ?? "")0p\(parts.dropFirst().first ?? "0")")
    else { throw valueError("invalid hexadecimal floating-point string") }
    if number.isInfinite { throw raise(.overflowError, "hexadecimal value too large to represent as a float") }
    return sign * number
  }

  mutating func integer(fromBytes arguments: Arguments) throws(Raise) -> Value {
    let isReversed = try !isLittleEndian(arguments.optional(2), "from_bytes")
    if unwrap(arguments[1]).kind == .string { throw typeError("cannot convert 'str' object to bytes") }
    var bytes = try byteArray(from: arguments[1])
    if isReversed { bytes.reverse() }
    let isSigned = try arguments.optional(3).map { (value) throws(Raise) in try isTrue(value) } ?? false
    try charge(bytes.count >> 3)
    try reserve(bytes.count * 2)
    var words = [UInt](repeating: 0, count: (bytes.count + 7) / 8)
    for (index, byte) in bytes.enumerated() { words[index / 8] |= UInt(byte) << UInt(index % 8 * 8) }
    var result = BigInt(BigUInt(words: words))
    if isSigned, let last = bytes.last, last >= 128 { result -= BigInt(1) << (8 * bytes.count) }
    return int(result)
  }
}
