/// The parts of a format specification: `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`.
struct FormatSpecification {
  var fill: UInt32 = 32
  /// `<`, `>`, `=` or `^`; nil leaves it to the value.
  var alignment: Character?
  var sign: Character = "-"
  /// Whether the sign is written out.
  var hasSign = false
  var isAlternate = false
  var coercesZero = false
  var width = 0
  var grouping: Character?
  var precision: Int?
  var type: Character?

  var fillScalar: Unicode.Scalar { Unicode.Scalar(fill) ?? " " }
}

extension Machine {
  /// Reads a specification; `owner` is the value's class, for messages.
  mutating func parseSpecification(_ text: Text, _ owner: String) throws(Raise) -> FormatSpecification {
    var result = FormatSpecification()
    let units = text.units
    var position = 0
    readAlignment(units, &position, into: &result)
    let fills = position == 2
    func peek() -> Character? { position < units.count ? character(units[position]) : nil }
    if let sign = peek(), sign == "+" || sign == "-" || sign == " " {
      result.sign = sign
      result.hasSign = true
      position += 1
    }
    if peek() == "z" {
      result.coercesZero = true
      position += 1
    }
    if peek() == "#" {
      result.isAlternate = true
      position += 1
    }
    if peek() == "0" {
      if !fills { result.fill = 48 }
      if result.alignment == nil { result.alignment = "=" }
      position += 1
    }
    result.width = try readNumber(units, &position) ?? 0
    try readGrouping(units, &position, into: &result)
    if peek() == "." { result.precision = try readPrecision(units, &position) }
    if position < units.count {
      guard position == units.count - 1 else {
        throw valueError("Invalid format specifier '\(text.swift)' for object of type '\(owner)'")
      }
      // To CPython's C a null is no type, which what has a type of its own without one refuses.
      let isNone = units[position] == 0 && ["float", "complex"].contains(owner)
      result.type = isNone ? nil : character(units[position])
    }
    try checkGrouping(result, owner)
    return result
  }

  /// Refuses a sign between groups of digits where the type has no such groups.
  private mutating func checkGrouping(_ parts: FormatSpecification, _ owner: String) throws(Raise) {
    guard let grouping = parts.grouping else { return }
    let type = parts.type ?? (owner == "str" ? "s" : "d")
    if "defgEG%F".contains(type) { return }
    if grouping == "_", "boxX".contains(type) { return }
    throw valueError("Cannot specify '\(grouping)' with '\(shown(type))'.")
  }

  /// Reads the number after a point.
  private mutating func readPrecision(_ units: [UInt32], _ position: inout Int) throws(Raise) -> Int {
    position += 1
    guard let precision = try readNumber(units, &position) else {
      throw valueError("Format specifier missing precision")
    }
    return precision
  }

  /// Reads the fill and the sign of alignment.
  private func readAlignment(_ units: [UInt32], _ position: inout Int, into result: inout FormatSpecification) {
    func isAlignment(_ unit: UInt32) -> Bool { unit == 60 || unit == 62 || unit == 61 || unit == 94 }
    if units.count >= 2, isAlignment(units[1]) {
      result.fill = units[0]
      result.alignment = character(units[1])
      position = 2
    } else if let first = units.first, isAlignment(first) {
      result.alignment = character(first)
      position = 1
    }
  }

  /// Reads the sign that stands between groups of digits.
  private mutating func readGrouping(
    _ units: [UInt32], _ position: inout Int, into result: inout FormatSpecification
  ) throws(Raise) {
    while position < units.count {
      let mark = character(units[position])
      guard mark == "," || mark == "_" else { return }
      if let earlier = result.grouping {
        throw valueError(
          earlier == mark ? "Cannot specify '\(mark)' with '\(mark)'." : "Cannot specify both ',' and '_'.")
      }
      result.grouping = mark
      position += 1
    }
  }

  private func character(_ unit: UInt32) -> Character { Character(Unicode.Scalar(unit) ?? "\u{FFFD}") }

  private mutating func readNumber(_ units: [UInt32], _ position: inout Int) throws(Raise) -> Int? {
    let start = position
    var number = 0
    while position < units.count, let digit = decimalDigit(units[position]) {
      let (scaled, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(Int(digit))
      if overflow || carry { throw valueError("Too many decimal digits in format string") }
      number = sum
      position += 1
    }
    return position == start ? nil : number
  }

  /// A text with fill characters around it.
  mutating func pad(_ text: String, _ specification: FormatSpecification, standard: Character, prefix: Int = 0)
    throws(Raise) -> Value
  {
    let count = text.unicodeScalars.count
    let missing = specification.width - count
    if missing <= 0 { return string(text) }
    try reserve(specification.width * 4)
    try charge(missing >> 4)
    let fill = String(repeating: String(Character(specification.fillScalar)), count: missing)
    switch specification.alignment ?? standard {
    case "<": return string(text + fill)
    case "^":
      let left = missing / 2
      let scalar = String(Character(specification.fillScalar))
      return string(String(repeating: scalar, count: left) + text + String(repeating: scalar, count: missing - left))
    case "=": return string(String(text.prefix(prefix)) + fill + String(text.dropFirst(prefix)))
    default: return string(fill + text)
    }
  }
}
