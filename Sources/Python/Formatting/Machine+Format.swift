import BigInt
import PythonSyntax

extension Machine {
  /// Does `format(value, specification)`.
  mutating func format(_ value: Value, _ specification: Text) throws(Raise) -> Value {
    if let method = special(value, .format) {
      let result = try call(method, value, Value(specification))
      guard unwrap(result).kind == .string else {
        throw typeError("__format__ must return a str, not \(typeName(result))")
      }
      return unwrap(result)
    }
    if specification.count == 0 { return try text(of: value) }
    let plain = unwrap(value)
    if value.kind == .instance, special(value, .str) != nil, plain.kind == .string {
      return try formatText(text(of: value).string, specification)
    }
    switch plain.kind {
    case .string: return try formatText(plain.string, specification)
    case .int, .bool, .bigInt: return try formatInteger(plain, specification)
    case .float: return try formatFloat(plain.float, specification, "float")
    case .complex: return try formatComplex(plain.complex.pointee, specification)
    default: throw typeError("unsupported format string passed to \(typeName(value)).__format__")
    }
  }

  private mutating func formatText(_ text: Text, _ specification: Text) throws(Raise) -> Value {
    let parts = try parseSpecification(specification, "str")
    if let type = parts.type, type != "s" { throw unknownCode(type, "str") }
    if parts.hasSign {
      throw valueError("\(parts.sign == " " ? "Space" : "Sign") not allowed in string format specifier")
    }
    if parts.coercesZero {
      throw valueError("Negative zero coercion (z) not allowed in string format specifier")
    }
    if parts.isAlternate { throw valueError("Alternate form (#) not allowed in string format specifier") }
    if parts.alignment == "=",
      parts.fill != 48 || specification[codePoint: 0] == 61
        || specification.count > 1 && specification[codePoint: 1] == 61
    {
      throw valueError("'=' alignment not allowed in string format specifier")
    }
    var shown = text
    if let precision = parts.precision, precision < text.count { shown = substring(text, 0, precision) }
    var adjusted = parts
    if parts.alignment == "=" { adjusted.alignment = "<" }
    if shown.count >= parts.width { return Value(shown) }
    return try padText(shown, adjusted)
  }

  private mutating func padText(_ text: Text, _ parts: FormatSpecification) throws(Raise) -> Value {
    let missing = parts.width - text.count
    try reserve(parts.width * 4)
    try charge(parts.width >> 3)
    let left = parts.alignment == ">" ? missing : parts.alignment == "^" ? missing / 2 : 0
    var units = [UInt32](repeating: parts.fill, count: left)
    units += text.units
    units += [UInt32](repeating: parts.fill, count: missing - left)
    return Value(makeText(units))
  }

  mutating func unknownCode(_ type: Character, _ owner: String) -> Raise {
    valueError("Unknown format code '\(shown(type))' for object of type '\(owner)'")
  }

  /// A type's letter in a message, by its number where it cannot be seen.
  func shown(_ type: Character) -> String {
    let unit = type.unicodeScalars.first?.value ?? 0
    return (33..<128).contains(unit) ? String(type) : "\\x" + String(unit, radix: 16)
  }

  // MARK: Whole numbers

  private mutating func formatInteger(_ value: Value, _ specification: Text) throws(Raise) -> Value {
    let parts = try parseSpecification(specification, value.kind == .bool ? "bool" : "int")
    switch parts.type {
    case nil, "d", "n", "b", "o", "x", "X": return try formatDigits(value, parts)
    case "c": return try formatCharacter(value, parts)
    case "e", "E", "f", "F", "g", "G", "%": return try formatFloat(double(value), specification, "int")
    case let type?: throw unknownCode(type, value.kind == .bool ? "bool" : "int")
    }
  }

  private mutating func formatDigits(_ value: Value, _ parts: FormatSpecification) throws(Raise) -> Value {
    if parts.precision != nil { throw valueError("Precision not allowed in integer format specifier") }
    if parts.coercesZero {
      throw valueError("Negative zero coercion (z) not allowed in integer format specifier")
    }
    let radix = parts.type == "b" ? 2 : parts.type == "o" ? 8 : parts.type == "x" || parts.type == "X" ? 16 : 10
    var digits = try digitsOfMagnitude(value, radix: radix)
    if parts.type == "X" { digits = digits.uppercased() }
    var prefix = isNegative(value) ? "-" : parts.sign == "-" ? "" : String(parts.sign)
    if parts.isAlternate, radix != 10 { prefix += "0\(parts.type ?? "x")" }
    return try padNumber(prefix, digits, "", parts, groupSize: radix == 10 ? 3 : 4)
  }

  /// The digits of an integer without its sign.
  mutating func digitsOfMagnitude(_ number: Value, radix: Int) throws(Raise) -> String {
    if number.kind != .bigInt { return String(number.int.magnitude, radix: radix) }
    let magnitude = number.bigInt.pointee.number.magnitude
    return radix == 10 ? try decimal(BigInt(magnitude)) : String(magnitude, radix: radix)
  }

  /// Whether an integer is below zero.
  func isNegative(_ number: Value) -> Bool {
    number.kind == .bigInt ? number.bigInt.pointee.number.sign == .minus : number.int < 0
  }

  private mutating func formatCharacter(_ value: Value, _ parts: FormatSpecification) throws(Raise) -> Value {
    if parts.precision != nil { throw valueError("Precision not allowed in integer format specifier") }
    if parts.coercesZero {
      throw valueError("Negative zero coercion (z) not allowed in integer format specifier")
    }
    if parts.hasSign { throw valueError("Sign not allowed with integer format specifier 'c'") }
    if parts.isAlternate { throw valueError("Alternate form (#) not allowed with integer format specifier 'c'") }
    if value.kind == .bigInt { throw raise(.overflowError, "Python int too large to convert to C long") }
    guard (0...0x10FFFF).contains(value.int), let scalar = Unicode.Scalar(UInt32(value.int))
    else {
      throw raise(.overflowError, "%c arg not in range(0x110000)")
    }
    return try pad(String(Character(scalar)), parts, standard: ">")
  }

  /// A number's sign, digits and rest with grouping and padding.
  mutating func padNumber(
    _ prefix: String, _ digits: String, _ rest: String, _ parts: FormatSpecification, groupSize: Int
  ) throws(Raise) -> Value {
    try reserve(parts.width * 4)
    try charge(max(0, parts.width) >> (parts.grouping == nil ? 2 : 0))
    var digits = digits
    if let grouping = parts.grouping {
      let room = parts.alignment == "=" && parts.fill == 48 ? parts.width - prefix.count - rest.count : 0
      digits = group(digits, grouping, groupSize, minimum: room)
    }
    return try pad(prefix + digits + rest, parts, standard: ">", prefix: prefix.count)
  }

  /// Digits with separators, filled with zeros to a width; a separator never comes first, so it may be one wider.
  private func group(_ digits: String, _ mark: Character, _ size: Int, minimum: Int) -> String {
    var result: [Character] = []
    var count = 0
    var source = Array(digits)
    while let digit = source.popLast() ?? (result.count < minimum ? "0" : nil) {
      if count > 0, count % size == 0 { result.append(mark) }
      result.append(digit)
      count += 1
    }
    return String(result.reversed())
  }

  // MARK: Floats

  mutating func formatFloat(_ number: Double, _ specification: Text, _ owner: String) throws(Raise) -> Value {
    let parts = try parseSpecification(specification, owner)
    let digits = try floatDigits(number, parts, owner)
    return try padFloat(digits, parts)
  }

  private mutating func padFloat(_ text: String, _ parts: FormatSpecification) throws(Raise) -> Value {
    var text = text
    var prefix = ""
    if text.hasPrefix("-") {
      text.removeFirst()
      prefix = "-"
    } else if parts.sign != "-" {
      prefix = String(parts.sign)
    }
    let whole = String(text.prefix { $0.isNumber })
    if whole.isEmpty { return try pad(prefix + text, parts, standard: ">", prefix: prefix.count) }
    return try padNumber(prefix, whole, String(text.dropFirst(whole.count)), parts, groupSize: 3)
  }

  /// The number's text without padding and grouping.
  private mutating func floatDigits(_ number: Double, _ parts: FormatSpecification, _ owner: String) throws(Raise)
    -> String
  {
    let precision = parts.precision ?? 6
    if precision > Int(Int32.max) { throw valueError("precision too big") }
    try reserve(precision * 4)
    try charge(precision + precision / 2)
    var result: String
    switch parts.type {
    case "f", "F": result = realText(number, precision, "f", parts)
    case "e", "E": result = realText(number, precision, "e", parts)
    case "g", "G", "n": result = realText(number, max(1, precision), "g", parts)
    case "%": result = realText(number * 100, precision, "f", parts) + "%"
    case nil:
      if let precision = parts.precision {
        result = generalText(number, max(1, precision), parts)
      } else {
        result = representFloat(number)
      }
    case let type?: throw unknownCode(type, owner)
    }
    if parts.coercesZero, result.hasPrefix("-"), !result.contains(where: { ("1"..."9").contains($0) }) {
      result.removeFirst()
    }
    return parts.type == "E" || parts.type == "F" || parts.type == "G" ? result.uppercased() : result
  }

  func realText(_ number: Double, _ precision: Int, _ style: Character, _ parts: FormatSpecification) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number > 0 ? "inf" : "-inf" }
    var text = Real.format(number, precision: precision, style: parts.isAlternate && style == "g" ? "G" : style)
    if parts.isAlternate {
      if style == "g" {
        text = Real.formatAlternate(number, precision: precision)
      } else if !text.contains(".") {
        let exponent = text.firstIndex(of: "e") ?? text.endIndex
        text.insert(".", at: exponent)
      }
    }
    return text
  }

  /// Like `g`, with at least one digit after the point, and an exponent only when the number is large.
  private func generalText(_ number: Double, _ precision: Int, _ parts: FormatSpecification) -> String {
    var text = realText(number, precision, "g", parts)
    if !number.isFinite || text.contains("e") { return text }
    if !text.contains(".") {
      let digits = text.filter(\.isNumber).count
      if digits >= precision { return realText(number, max(0, precision - 1), "e", parts).trimmingExponentZeros }
      text += ".0"
    }
    return text
  }

  private mutating func formatComplex(_ number: ComplexBody, _ specification: Text) throws(Raise) -> Value {
    var parts = try parseSpecification(specification, "complex")
    if let type = parts.type, !"eEfFgGn".contains(type) { throw unknownCode(type, "complex") }
    if parts.fill == 48 { throw valueError("Zero padding is not allowed in complex format specifier") }
    if parts.alignment == "=" {
      throw valueError("'=' alignment flag is not allowed in complex format specifier")
    }
    let outer = parts
    parts.width = 0
    // Without a type it is shown as `str` does: no real part that is zero, and brackets around two parts.
    let isPlain = parts.type == nil
    let hasReal = !isPlain || number.real != 0 || number.real.sign == .minus
    let real = hasReal ? try formatPart(number.real, parts) : ""
    if hasReal { parts.sign = "+" }
    let shown = real + (try formatPart(number.imaginary, parts)) + "j"
    return try pad(isPlain && hasReal ? "(\(shown))" : shown, outer, standard: ">")
  }

  /// The real or the imaginary part of a complex number.
  private mutating func formatPart(_ number: Double, _ parts: FormatSpecification) throws(Raise) -> String {
    var parts = parts
    if parts.type == nil, parts.precision != nil { parts.type = "g" }
    var digits = try floatDigits(number, parts, "complex")
    if parts.type == nil {
      if digits.hasSuffix(".0") { digits.removeLast(2) }
      if parts.isAlternate, number.isFinite, !digits.contains(".") {
        digits.insert(".", at: digits.firstIndex(of: "e") ?? digits.endIndex)
      }
    }
    return try padFloat(digits, parts).string.swift
  }
}

extension String {
  /// Drops zeros before the exponent: `1.500000e+20` becomes `1.5e+20`.
  fileprivate var trimmingExponentZeros: String {
    guard let exponent = firstIndex(of: "e") else { return self }
    var mantissa = self[..<exponent]
    if mantissa.contains(".") {
      while mantissa.hasSuffix("0") { mantissa = mantissa.dropLast() }
      if mantissa.hasSuffix(".") { mantissa = mantissa.dropLast() }
    }
    return String(mantissa + self[exponent...])
  }
}
