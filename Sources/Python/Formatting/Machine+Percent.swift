// `text % values`
extension Machine {
  /// One conversion of a format: `%(key)-08.3f`.
  private struct Conversion {
    var flags: Flags = []
    var width = 0
    var precision: Int?
    var type: Unicode.Scalar = "s"

    /// Whether it is filled with zeros after its sign.
    var isNumeric: Bool { type != "s" && type != "r" && type != "a" && type != "c" }
  }

  /// The signs between `%` and the width.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let left = Flags(rawValue: 1)
    static let plus = Flags(rawValue: 2)
    static let space = Flags(rawValue: 4)
    static let alternate = Flags(rawValue: 8)
    static let zero = Flags(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The flag that a sign stands for.
    init?(sign: UInt32) {
      switch Unicode.Scalar(sign) {
      case "-": self = .left
      case "+": self = .plus
      case " ": self = .space
      case "#": self = .alternate
      case "0": self = .zero
      default: return nil
      }
    }

    /// What stands before a number that is not negative.
    var sign: String { contains(.plus) ? "+" : contains(.space) ? " " : "" }
  }

  /// The values that a format takes, one after another.
  private struct Source {
    let values: Value
    /// Whether the format, and so what comes of it, is bytes.
    var isForBytes = false
    var index = 0
    /// What the last key stood for; it can be taken once, and whatever is right of the `%` is taken by keys from
    /// then on.
    var keyed: Value?

    var count: Int { keyed == nil && values.kind == .tuple ? values.tuple.count : 1 }
  }

  mutating func formatPercent(_ format: Text, _ values: Value) throws(Raise) -> Value {
    Value(makeText(try self.format(format.units, with: Source(values: values))))
  }

  private mutating func format(_ units: [UInt32], with values: Source) throws(Raise) -> [UInt32] {
    try charge(units.count)
    try reserve(units.count * 8)
    var result: [UInt32] = []
    var source = values
    var position = 0
    while position < units.count {
      let unit = units[position]
      position += 1
      if unit != 37 {
        result.append(unit)
        continue
      }
      if position < units.count, units[position] == 37 {
        position += 1
        result.append(37)
        continue
      }
      let conversion = try readConversion(units, &position, &source)
      let value = try take(&source)
      result += try convert(value, conversion, position - 1, isForBytes: source.isForBytes)
      try reserve(result.count * 4)
    }
    if source.keyed == nil, source.index < source.count, !takesKeys(source) {
      throw typeError("not all arguments converted during \(source.isForBytes ? "bytes" : "string") formatting")
    }
    return result
  }

  /// Whether what stands to the right of the `%` has items, and is no tuple and no text.
  private mutating func takesKeys(_ source: Source) -> Bool {
    let plain = unwrap(source.values)
    switch plain.kind {
    case .tuple, .string: return false
    case .bytes, .byteArray: return !source.isForBytes
    case .dict, .list, .range: return true
    default: return special(source.values, .getitem) != nil
    }
  }

  private mutating func unsupportedCharacter(_ type: Unicode.Scalar, _ position: Int) -> Raise {
    let shown: Unicode.Scalar = (31...126).contains(type.value) ? type : "?"
    let code = String(type.value, radix: 16)
    return valueError("unsupported format character '\(shown)' (0x\(code)) at index \(position)")
  }

  private mutating func take(_ source: inout Source) throws(Raise) -> Value {
    guard source.index < source.count else { throw typeError("not enough arguments for format string") }
    source.index += 1
    if let keyed = source.keyed { return keyed }
    return source.values.kind == .tuple ? source.values.tuple.items[source.index - 1] : source.values
  }

  private mutating func readConversion(
    _ units: [UInt32], _ position: inout Int, _ source: inout Source
  ) throws(Raise) -> Conversion {
    var result = Conversion()
    func peek() -> UInt32? { position < units.count ? units[position] : nil }
    if peek() == 40 {
      guard takesKeys(source) else { throw typeError("format requires a mapping") }
      let start = position + 1
      var depth = 0
      repeat {
        guard let unit = peek() else { throw valueError("incomplete format key") }
        depth += unit == 40 ? 1 : unit == 41 ? -1 : 0
        position += 1
      } while depth > 0
      let key = units[start..<(position - 1)]
      let name = source.isForBytes ? makeBytes(key.map { UInt8($0) }) : Value(makeText(key))
      source.keyed = try getItem(source.values, name)
      source.index = 0
    }
    while let unit = peek(), let flag = Flags(sign: unit) {
      result.flags.insert(flag)
      position += 1
    }
    if let width = try readAmount(units, &position, &source) {
      guard width.magnitude < 1 << 40 else { throw outOf(.memory) }
      result.width = abs(width)
      if width < 0 { result.flags.insert(.left) }
    }
    if peek() == 46 {
      position += 1
      result.precision = max(0, try readAmount(units, &position, &source) ?? 0)
    }
    while let unit = peek(), unit == 104 || unit == 108 || unit == 76 { position += 1 }
    guard let type = peek() else { throw valueError("incomplete format") }
    result.type = Unicode.Scalar(type) ?? "\u{FFFD}"
    position += 1
    return result
  }

  private mutating func readAmount(
    _ units: [UInt32], _ position: inout Int, _ source: inout Source
  ) throws(Raise) -> Int? {
    if position < units.count, units[position] == 42 {
      position += 1
      let value = try take(&source)
      guard value.isInteger else { throw typeError("* wants int") }
      return try index(value)
    }
    var number: Int?
    while position < units.count, (48...57).contains(units[position]) {
      let next = (number ?? 0) * 10 + Int(units[position]) - 48
      if next > Int(Int32.max) { throw valueError("width too big") }
      number = next
      position += 1
    }
    return number
  }

  private mutating func convert(
    _ value: Value, _ conversion: Conversion, _ position: Int, isForBytes: Bool
  ) throws(Raise) -> [UInt32] {
    let type = conversion.type
    var body: [UInt32]
    var prefix = 0
    switch type {
    case "b" where isForBytes:
      body = try convertBytes(value)
      if let precision = conversion.precision { body = Array(body.prefix(precision)) }
    case "s", "r", "a":
      body = try shown(value, type, isForBytes: isForBytes)
      if let precision = conversion.precision { body = Array(body.prefix(precision)) }
    case "c": body = try isForBytes ? convertByte(value) : convertCharacter(value)
    case "d", "i", "u", "o", "x", "X":
      let (sign, digits) = try convertInteger(value, conversion, isForBytes && type == "i" ? "d" : type)
      prefix = sign.count
      body = (sign + digits).unicodeScalars.map(\.value)
    case "e", "E", "f", "F", "g", "G":
      guard let number = try realNumber(value) else {
        throw typeError(
          "\(isForBytes ? "float argument required" : "must be real number"), not \(typeName(value))")
      }
      let (sign, digits) = try convertFloat(number, conversion, type)
      prefix = sign.count
      body = (sign + digits).unicodeScalars.map(\.value)
    default:
      throw unsupportedCharacter(type, position)
    }
    try reserve(conversion.width * 4)
    let missing = conversion.width - body.count
    if missing <= 0 { return body }
    if conversion.flags.contains(.left) { return body + [UInt32](repeating: 32, count: missing) }
    if conversion.flags.contains(.zero), conversion.isNumeric {
      return Array(body.prefix(prefix)) + [UInt32](repeating: 48, count: missing) + Array(body.dropFirst(prefix))
    }
    return [UInt32](repeating: 32, count: missing) + body
  }

  /// The letters of `%s`, `%r` and `%a`, and in bytes of `%b`.
  private mutating func shown(_ value: Value, _ type: Unicode.Scalar, isForBytes: Bool) throws(Raise) -> [UInt32] {
    switch type {
    case "r" where !isForBytes: makeText(try representation(value)).units
    case "r", "a": makeText(try asciiRepresentation(value)).units
    default: isForBytes ? try convertBytes(value) : try text(of: value).string.units
    }
  }

  private mutating func convertCharacter(_ value: Value) throws(Raise) -> [UInt32] {
    let plain = unwrap(value)
    if plain.kind == .string {
      guard plain.string.count == 1 else { throw typeError("%c requires int or char") }
      return plain.string.units
    }
    guard plain.isInteger else { throw typeError("%c requires int or char") }
    guard plain.kind != .bigInt, (0...0x10FFFF).contains(plain.int) else {
      throw raise(.overflowError, "%c arg not in range(0x110000)")
    }
    return [UInt32(plain.int)]
  }

  private mutating func convertInteger(
    _ value: Value, _ conversion: Conversion, _ type: Unicode.Scalar
  ) throws(Raise) -> (sign: String, digits: String) {
    let radix = type == "o" ? 8 : type == "x" || type == "X" ? 16 : 10
    let number = try integer(toFormat: value, type, isDecimal: radix == 10)
    var digits = try digitsOfMagnitude(number, radix: radix)
    if type == "X" { digits = digits.uppercased() }
    if let precision = conversion.precision {
      try reserve(precision)
      digits = String(repeating: "0", count: max(0, precision - digits.utf8.count)) + digits
    }
    let sign = isNegative(number) ? "-" : conversion.flags.sign
    return (conversion.flags.contains(.alternate) && radix != 10 ? "\(sign)0\(type)" : sign, digits)
  }

  private mutating func integer(
    toFormat value: Value, _ type: Unicode.Scalar, isDecimal: Bool
  ) throws(Raise) -> Value {
    let plain = unwrap(value)
    if plain.isInteger { return plain }
    if isDecimal, plain.kind == .float { return try truncate(plain.float) }
    if let method = special(value, .index) ?? (isDecimal ? special(value, .int) : nil) {
      return unwrap(try call(method, value))
    }
    let wanted = isDecimal ? "a real number" : "an integer"
    throw typeError("%\(type) format: \(wanted) is required, not \(typeName(value))")
  }

  private mutating func convertFloat(
    _ number: Double, _ conversion: Conversion, _ type: Unicode.Scalar
  ) throws(Raise) -> (sign: String, digits: String) {
    var parts = FormatSpecification()
    parts.isAlternate = conversion.flags.contains(.alternate)
    let precision = conversion.precision ?? 6
    try reserve(precision)
    try charge(precision)
    let lower = Character(type.properties.lowercaseMapping)
    var text = realText(number, lower == "g" ? max(1, precision) : precision, lower, parts)
    if type.properties.isUppercase { text = text.uppercased() }
    return text.hasPrefix("-") ? ("-", String(text.dropFirst())) : (conversion.flags.sign, text)
  }

  // MARK: Bytes

  mutating func formatPercentBytes(_ format: Value, _ values: Value) throws(Raise) -> Value {
    let units = format.bytes.pointee.bytes.map { UInt32($0) }
    let result = try self.format(units, with: Source(values: values, isForBytes: true))
    return makeBytes(result.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// Does `%b` and, in bytes, `%s`.
  private mutating func convertBytes(_ value: Value) throws(Raise) -> [UInt32] {
    if let bytes = try plainBytes(value) { return bytes.map { UInt32($0) } }
    if let bytes = try bytesOfMethod(value) { return bytes.map { UInt32($0) } }
    throw typeError(
      "%b requires a bytes-like object, or an object that implements __bytes__, not '\(typeName(value))'")
  }

  private mutating func convertByte(_ value: Value) throws(Raise) -> [UInt32] {
    if let bytes = try plainBytes(value), bytes.count == 1 { return [UInt32(bytes[0])] }
    let message = "%c requires an integer in range(256) or a single byte"
    let number = try integer(value, orElse: message)
    guard number.kind != .bigInt, (0...255).contains(number.int) else {
      throw raise(.overflowError, "%c arg not in range(256)")
    }
    return [UInt32(number.int)]
  }
}
