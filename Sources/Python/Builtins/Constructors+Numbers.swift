import BigInt

extension Constructors {
  static let int = NativeDefinition(
    "int", .keywords(["x", "base"], required: 0, positionalOnly: 1)
  ) { (machine, arguments) throws(Raise) in
    guard let value = arguments.optional(0) else {
      if arguments.optional(1) == nil { return Value(0) }
      throw machine.typeError("int() missing string argument")
    }
    if let base = arguments.optional(1) {
      let plain = machine.unwrap(value)
      let radix = try machine.integer(base)
      guard radix.kind == .int, radix.int == 0 || (2...36).contains(radix.int) else {
        throw machine.valueError("int() base must be >= 2 and <= 36, or 0")
      }
      let isText = plain.kind == .string || plain.kind == .bytes || plain.kind == .byteArray
      guard isText else { throw machine.typeError("int() can't convert non-string with explicit base") }
      return try machine.parseInteger(machine.digits(of: plain), radix: radix.int, shown: value)
    }
    return try machine.makeInteger(value)
  }
  static let float = NativeDefinition("float", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    guard let value = arguments.optional(0) else { return Value(0.0) }
    return value.kind == .float ? value : Value(try machine.makeFloat(value))
  }
  static let complex = NativeDefinition(
    "complex", .keywords(["real", "imag"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    guard let real = arguments.optional(0) else {
      return machine.complex(
        0, try arguments.optional(1).map { (value) throws(Raise) in try machine.makeFloat(value) } ?? 0)
    }
    return try machine.makeComplex(real, arguments.optional(1))
  }
}

extension Machine {
  /// Does `int(value)`.
  mutating func makeInteger(_ value: Value) throws(Raise) -> Value {
    let plain = unwrap(value)
    switch plain.kind {
    case .int, .bigInt: if value.kind != .instance || special(value, .int) == nil { return plain }
    case .bool: return Value(plain.int)
    case .float: return try truncate(plain.float)
    case .string: return try parseInteger(plain.string, radix: 10, shown: value)
    case .bytes, .byteArray: return try parseInteger(digits(of: plain), radix: 10, shown: value)
    default: break
    }
    for name in [Special.int, .index, .trunc] {
      guard let method = special(value, name) else { continue }
      let result = unwrap(try call(method, value))
      if result.isInteger { return result.kind == .bool ? Value(result.int) : result }
      throw typeError("__\(name)__ returned non-int (type \(typeName(result)))")
    }
    throw typeError(
      "int() argument must be a string, a bytes-like object or a real number, not '\(typeName(value))'")
  }

  /// The text of a text or of bytes.
  mutating func digits(of value: Value) -> Text {
    value.kind == .string ? value.string : makeText(value.bytes.pointee.bytes.map { UInt32($0) })
  }

  /// A float without its fraction.
  mutating func truncate(_ number: Double) throws(Raise) -> Value {
    if number.isNaN { throw valueError("cannot convert float NaN to integer") }
    if number.isInfinite { throw raise(.overflowError, "cannot convert float infinity to integer") }
    let whole = number.rounded(.towardZero)
    if Swift.abs(whole) < 0x1p62 { return Value(Int(whole)) }
    return int(BigInt(whole))
  }

  /// Reads a whole number as `int(text, radix)` does.
  mutating func parseInteger(_ text: Text, radix: Int, shown: Value) throws(Raise) -> Value {
    try charge(text.count)
    try reserve(text.count * 8)
    guard let (isNegative, digits, base) = integerDigits(text, radix) else {
      let plain = unwrap(shown)
      let written = plain.kind == .byteArray ? makeBytes(plain.bytes.pointee.bytes) : shown
      throw valueError("invalid literal for int() with base \(radix): \(try representation(written))")
    }
    if let small = Int(digits, radix: base) { return Value(isNegative ? -small : small) }
    if digitLimit > 0, digits.utf8.count > digitLimit, base & (base - 1) != 0 {
      throw valueError(
        "Exceeds the limit (\(digitLimit) digits) for integer string conversion: value has "
          + "\(digits.utf8.count) digits; "
          + "use sys.set_int_max_str_digits() to increase the limit")
    }
    try chargeMultiplication(digits.utf8.count / 8, digits.utf8.count / 8)
    let big = BigInt(digits: digits, base: base)
    return int(isNegative ? -big : big)
  }

  /// The sign and digits of a whole number, without blanks, prefix and underscores; nil when it is none.
  private func integerDigits(_ text: Text, _ radix: Int) -> (Bool, String, Int)? {
    var units = text.units[...].map { decimalDigit($0).map { 48 + $0 } ?? $0 }[...]
    while let first = units.first, isBlank(first) { units.removeFirst() }
    while let last = units.last, isBlank(last) { units.removeLast() }
    var isNegative = false
    if let first = units.first, first == 43 || first == 45 {
      isNegative = first == 45
      units.removeFirst()
    }
    var base = radix
    if units.count > 1, units.first == 48, let mark = units.dropFirst().first {
      let prefixes: [UInt32: Int] = [120: 16, 88: 16, 111: 8, 79: 8, 98: 2, 66: 2]
      if let found = prefixes[mark], radix == 0 || radix == found {
        base = found
        units = units.dropFirst(2)
        if units.first == 95 { units.removeFirst() }
      }
    }
    if base == 0 {
      base = 10
      if units.first == 48, units.contains(where: { $0 != 48 && $0 != 95 }) { return nil }
    }
    var digits = ""
    var wasDigit = false
    for unit in units {
      if unit == 95 {
        if !wasDigit { return nil }
        wasDigit = false
        continue
      }
      guard unit < 128, let scalar = Unicode.Scalar(unit), let digit = Character(scalar).hexadecimalOrLetterValue,
        digit < base
      else { return nil }
      digits.unicodeScalars.append(scalar)
      wasDigit = true
    }
    return wasDigit ? (isNegative, digits, base) : nil
  }

  /// Does `float(value)`.
  mutating func makeFloat(_ value: Value) throws(Raise) -> Double {
    if let number = try realNumber(value) { return number }
    let plain = unwrap(value)
    if plain.kind == .string || plain.kind == .bytes || plain.kind == .byteArray {
      let text = digits(of: plain)
      try charge(text.count)
      try reserve(text.count * 8)
      if let number = parseFloat(text.swift) { return number }
      throw valueError("could not convert string to float: \(try representation(value))")
    }
    throw typeError("float() argument must be a string or a real number, not '\(typeName(value))'")
  }

  /// A real number as a float; nil when the value is none.
  mutating func realNumber(_ value: Value) throws(Raise) -> Double? {
    let plain = unwrap(value)
    switch plain.kind {
    case .float: if value.kind != .instance || special(value, .float) == nil { return plain.float }
    case .int, .bool: return Double(plain.int)
    case .bigInt: return try double(plain)
    default: break
    }
    if let method = special(value, .float) {
      let result = unwrap(try call(method, value))
      if result.kind == .float { return result.float }
      throw typeError("\(typeName(value)).__float__ returned non-float (type \(typeName(result)))")
    }
    if let method = special(value, .index) { return try double(integer(call(method, value))) }
    return nil
  }

  /// Reads a float as `float(text)` does.
  func parseFloat(_ text: String) -> Double? {
    var units = text.unicodeScalars.map { decimalDigit($0.value).map { 48 + $0 } ?? $0.value }[...]
    while let first = units.first, isBlank(first) { units.removeFirst() }
    while let last = units.last, isBlank(last) { units.removeLast() }
    var cleaned = ""
    var previous: UInt32 = 0
    for (index, unit) in units.enumerated() {
      if unit == 95 {
        let next = index + 1 < units.count ? units[units.startIndex + index + 1] : 0
        guard (48...57).contains(previous), (48...57).contains(next) else { return nil }
      } else {
        guard unit < 128, let scalar = Unicode.Scalar(unit) else { return nil }
        cleaned.unicodeScalars.append(scalar)
      }
      previous = unit
    }
    let body = cleaned.lowercased().drop { $0 == "+" || $0 == "-" }
    if cleaned.count - body.count > 1 { return nil }
    let isNegative = cleaned.hasPrefix("-")
    if body == "inf" || body == "infinity" { return isNegative ? -.infinity : .infinity }
    if body == "nan" { return .nan }
    guard body.first.map({ $0.isNumber || $0 == "." }) ?? false, body.allSatisfy({ $0.isNumber || ".e+-".contains($0) })
    else {
      return nil
    }
    if body == "." || body.hasPrefix(".e") { return nil }
    var standard = String(body)
    if standard.hasPrefix(".") { standard = "0" + standard }
    standard = standard.replacingPointBeforeExponent
    guard let number = Double(standard) else { return nil }
    return isNegative ? -number : number
  }

  mutating func makeComplex(_ real: Value, _ imaginary: Value?) throws(Raise) -> Value {
    let plain = unwrap(real)
    if plain.kind == .string {
      guard imaginary == nil else { throw typeError("complex() can't take second arg if first is a string") }
      guard let number = parseComplex(plain.string.swift) else {
        throw valueError("complex() arg is a malformed string")
      }
      return complex(number.0, number.1)
    }
    if let method = special(real, .complex) {
      let result = try call(method, real)
      guard unwrap(result).kind == .complex else {
        throw typeError("__complex__ returned non-complex (type \(typeName(result)))")
      }
      return imaginary == nil ? unwrap(result) : try makeComplex(unwrap(result), imaginary)
    }
    let isReal = try plain.kind == .complex ? true : realNumber(real) != nil
    guard isReal else {
      throw typeError("complex() first argument must be a string or a number, not '\(typeName(real))'")
    }
    let first =
      plain.kind == .complex ? (plain.complex.pointee.real, plain.complex.pointee.imaginary) : (try makeFloat(real), 0)
    guard let imaginary else { return complex(first.0, first.1) }
    let other = unwrap(imaginary)
    let isOther = try other.kind == .complex ? true : both(other.kind != .string, realNumber(imaginary) != nil)
    guard isOther else {
      if other.kind == .string { throw typeError("complex() second arg can't be a string") }
      throw typeError("complex() second argument must be a number, not '\(typeName(imaginary))'")
    }
    let second =
      other.kind == .complex
      ? (other.complex.pointee.real, other.complex.pointee.imaginary) : (try makeFloat(imaginary), 0)
    return complex(first.0 - second.1, plain.kind == .complex ? first.1 + second.0 : second.0)
  }

  private func parseComplex(_ text: String) -> (Double, Double)? {
    var body = text.lowercased()[...]
    while let first = body.first, first.isWhitespace { body.removeFirst() }
    while let last = body.last, last.isWhitespace { body.removeLast() }
    if body.hasPrefix("("), body.hasSuffix(")") { body = body.dropFirst().dropLast() }
    while let first = body.first, first.isWhitespace { body.removeFirst() }
    while let last = body.last, last.isWhitespace { body.removeLast() }
    if body.contains(where: \.isWhitespace) { return nil }
    guard body.hasSuffix("j") else { return parseFloat(String(body)).map { ($0, 0) } }
    body = body.dropLast()
    var split = body.endIndex
    var previous: Character = "e"
    for index in body.indices {
      if (body[index] == "+" || body[index] == "-") && previous != "e" { split = index }
      previous = body[index]
    }
    let (real, imaginary) = split == body.endIndex ? ("0"[...], body) : (body[..<split], body[split...])
    let shown = imaginary.isEmpty || imaginary == "+" || imaginary == "-" ? imaginary + "1" : imaginary
    guard let first = parseFloat(String(real)), let second = parseFloat(String(shown)) else { return nil }
    return (first, second)
  }
}

extension String {
  /// `1.e5` → `1.0e5`, which Swift reads.
  fileprivate var replacingPointBeforeExponent: String {
    guard let point = firstIndex(of: ".") else { return self }
    let next = index(after: point)
    if next == endIndex || self[next] == "e" { return self[...point] + "0" + self[next...] }
    return self
  }
}

extension BigInt {
  /// The number that digits stand for, which must be those of the base; BigInt itself reads none of base 36.
  fileprivate init(digits: String, base: Int) {
    guard base == 36 else {
      self = BigInt(digits, radix: base) ?? 0
      return
    }
    // As many digits at once as fit into a word.
    let places = 12
    self = 0
    var rest = digits[...]
    while !rest.isEmpty {
      let part = rest.prefix(places)
      self = self * BigInt(base).power(part.utf8.count) + BigInt(Int(part, radix: base) ?? 0)
      rest = rest.dropFirst(places)
    }
  }
}

extension Character {
  /// The value as a digit of a base up to 36.
  var hexadecimalOrLetterValue: Int? {
    guard let byte = asciiValue else { return nil }
    switch byte {
    case 48...57: return Int(byte) - 48
    case 65...90: return Int(byte) - 55
    case 97...122: return Int(byte) - 87
    default: return nil
    }
  }
}

/// Whether Python counts a code point as white space.
func isBlank(_ unit: UInt32) -> Bool {
  switch unit {
  case 9...13, 28...32, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

/// The value of a decimal digit of any script.
func decimalDigit(_ unit: UInt32) -> UInt32? {
  if unit < 128 { return (48...57).contains(unit) ? unit - 48 : nil }
  guard let scalar = Unicode.Scalar(unit), scalar.properties.generalCategory == .decimalNumber,
    let value = scalar.properties.numericValue
  else { return nil }
  return UInt32(value)
}
