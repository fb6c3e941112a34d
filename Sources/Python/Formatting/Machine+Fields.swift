// `text.format(…)`
extension Machine {
  /// Which fields a format has numbered so far: `{}` and `{0}` must not be mixed.
  private struct Numbering {
    var next = 0
    var isManual = false
  }

  mutating func formatFields(_ format: Text, _ arguments: Arguments, mapping: Value? = nil) throws(Raise) -> Value {
    var numbering = Numbering()
    try charge(format.count)
    try reserve(format.count * 8)
    return Value(makeText(try expand(format.units, arguments, mapping, &numbering, depth: 2)))
  }

  private mutating func expand(
    _ units: [UInt32], _ arguments: Arguments, _ mapping: Value?, _ numbering: inout Numbering, depth: Int
  ) throws(Raise) -> [UInt32] {
    if depth == 0 { throw valueError("Max string recursion exceeded") }
    var result: [UInt32] = []
    var position = 0
    while position < units.count {
      let unit = units[position]
      position += 1
      if unit == 123 || unit == 125 {
        if position < units.count, units[position] == unit {
          position += 1
        } else if unit == 125 {
          throw valueError("Single '}' encountered in format string")
        } else {
          let field = try readField(units, &position)
          result += try expandField(field, arguments, mapping, &numbering, depth: depth)
          try reserve(result.count * 4)
          continue
        }
      }
      result.append(unit)
    }
    return result
  }

  /// The text between a field's braces.
  private mutating func readField(_ units: [UInt32], _ position: inout Int) throws(Raise) -> [UInt32] {
    if position >= units.count { throw valueError("Single '{' encountered in format string") }
    let start = position
    var (depth, isIndex) = (1, false)
    while position < units.count {
      switch units[position] {
      case 91: isIndex = true
      case 93: isIndex = false
      case 123 where !isIndex: depth += 1
      case 125 where !isIndex:
        depth -= 1
        if depth == 0 {
          position += 1
          return Array(units[start..<(position - 1)])
        }
      default: break
      }
      position += 1
    }
    let isConverted = units[units.count - 2] == 33 && !units[start...].contains(58)
    throw valueError(isConverted ? "unmatched '{' in format spec" : "expected '}' before end of string")
  }

  private mutating func expandField(
    _ field: [UInt32], _ arguments: Arguments, _ mapping: Value?, _ numbering: inout Numbering, depth: Int
  ) throws(Raise) -> [UInt32] {
    try charge(4)
    var end = 0
    var isIndex = false
    while end < field.count, isIndex || (field[end] != 33 && field[end] != 58) {
      if field[end] == 91 { isIndex = true } else if field[end] == 93 { isIndex = false }
      end += 1
    }
    var value = try findField(Array(field[..<end]), arguments, mapping, &numbering)
    var rest = field[end...]
    if isIndex { throw valueError("expected '}' before end of string") }
    if rest.first == 33 {
      rest = rest.dropFirst()
      if rest.isEmpty { throw valueError("unmatched '{' in format spec") }
      guard let conversion = rest.first else {
        throw valueError("end of string while looking for conversion specifier")
      }
      rest = rest.dropFirst()
      if let next = rest.first, next != 58 { throw valueError("expected ':' after conversion specifier") }
      switch conversion {
      case 114: value = string(try representation(value))
      case 115: value = try text(of: value)
      case 97: value = string(try asciiRepresentation(value))
      default:
        throw valueError("Unknown conversion specifier \(Character(Unicode.Scalar(conversion) ?? "?"))")
      }
    }
    let specification = Array(rest.dropFirst())
    let expanded =
      specification.contains(123)
      ? try expand(specification, arguments, mapping, &numbering, depth: depth - 1) : specification
    return try format(value, makeText(expanded)).string.units
  }

  /// The value that `0.name[key]` names.
  private mutating func findField(
    _ path: [UInt32], _ arguments: Arguments, _ mapping: Value?, _ numbering: inout Numbering
  ) throws(Raise) -> Value {
    var position = path.firstIndex { $0 == 46 || $0 == 91 } ?? path.count
    var value = try findArgument(Array(path[..<position]), arguments, mapping, &numbering)
    while position < path.count {
      let isAttribute = path[position] == 46
      position += 1
      let stop = path[position...].firstIndex { isAttribute ? $0 == 46 || $0 == 91 : $0 == 93 } ?? path.count
      let part = makeText(path[position..<stop])
      if part.count == 0 { throw valueError("Empty attribute in format string") }
      if isAttribute {
        value = try getAttribute(value, intern(part))
        position = stop
      } else {
        if stop == path.count { throw valueError("Missing ']' in format string") }
        let number = fieldNumber(part)
        value = try getItem(value, number.map { Value($0) } ?? Value(part))
        position = stop + 1
        if position < path.count, path[position] != 46, path[position] != 91 {
          throw valueError("Only '.' or '[' may follow ']' in format field specifier")
        }
      }
    }
    return value
  }

  /// The number that digits alone stand for; nil for other texts, those with a sign among them.
  private func fieldNumber(_ text: Text) -> Int? {
    let isNumber = text.units.allSatisfy { (48...57).contains($0) }
    return isNumber ? Int(text.swift) : nil
  }

  private mutating func findArgument(
    _ name: [UInt32], _ arguments: Arguments, _ mapping: Value?, _ numbering: inout Numbering
  ) throws(Raise) -> Value {
    let text = makeText(name)
    var index = fieldNumber(text)
    if name.isEmpty {
      if numbering.isManual {
        throw valueError("cannot switch from manual field specification to automatic field numbering")
      }
      index = numbering.next
      numbering.next += 1
    } else if index != nil {
      if numbering.next > 0 {
        throw valueError("cannot switch from automatic field numbering to manual field specification")
      }
      numbering.isManual = true
    }
    if let index {
      if mapping != nil { throw valueError("Format string contains positional fields") }
      guard index < arguments.count else {
        throw raise(.indexError, "Replacement index \(index) out of range for positional args tuple")
      }
      return arguments[index]
    }
    if let mapping { return try getItem(mapping, Value(text)) }
    if let keywords = arguments.keywords {
      for position in 0..<keywords.count where keywords.items[position].string.isEqual(to: text) {
        return arguments.base[arguments.count + position]
      }
    }
    throw raise(.keyError, Value(text))
  }
}
