/// A text as a literal.
package func quoteText(_ text: TextLiteral) -> String {
  var units: [UInt32] = []
  text.forEachCodePoint { units.append($0) }
  let mark: Unicode.Scalar = units.contains(39) && !units.contains(34) ? "\"" : "'"
  var result = String.UnicodeScalarView()
  result.append(mark)
  for unit in units { appendQuoted(unit, mark, false, to: &result) }
  result.append(mark)
  return String(result)
}

/// Bytes as a literal.
package func quoteBytes(_ bytes: [UInt8], inByteArray: Bool = false) -> String {
  let mark: Character = bytes.contains(39) && !bytes.contains(34) ? "\"" : "'"
  var result = "b\(mark)"
  for byte in bytes {
    switch byte {
    case 92: result += "\\\\"
    case 10: result += "\\n"
    case 13: result += "\\r"
    case 9: result += "\\t"
    case 32..<127:
      let character = Character(Unicode.Scalar(byte))
      result += character == mark || inByteArray && character == "'" ? "\\\(character)" : "\(character)"
    default: result += "\\x" + hexadecimal(UInt32(byte), 2)
    }
  }
  return result + "\(mark)"
}

/// Adds a code point as it stands in a literal between some quotation marks.
package func appendQuoted(
  _ unit: UInt32, _ mark: Unicode.Scalar, _ asciiOnly: Bool, to result: inout String.UnicodeScalarView
) {
  switch unit {
  case mark.value, 92: result.append(contentsOf: "\\\(Unicode.Scalar(unit) ?? " ")".unicodeScalars)
  case 10: result.append(contentsOf: "\\n".unicodeScalars)
  case 13: result.append(contentsOf: "\\r".unicodeScalars)
  case 9: result.append(contentsOf: "\\t".unicodeScalars)
  case 32..<127: if let scalar = Unicode.Scalar(unit) { result.append(scalar) }
  default:
    if !asciiOnly, unit >= 0xA0, let scalar = Unicode.Scalar(unit), scalar.isPrintable {
      result.append(scalar)
    } else {
      let (letter, width) = unit < 0x100 ? ("x", 2) : unit < 0x10000 ? ("u", 4) : ("U", 8)
      result.append(contentsOf: "\\\(letter)\(hexadecimal(unit, width))".unicodeScalars)
    }
  }
}

/// A number as hexadecimal digits, filled up with zeros to a width.
package func hexadecimal(_ number: UInt32, _ width: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension Unicode.Scalar {
  /// Whether `repr` shows the character itself.
  package var isPrintable: Bool {
    guard let age = properties.age, age.major <= 14 else { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: value == 32
    default: true
    }
  }
}
