/// A text as a literal.
package func quoteText(_ text: TextLiteral) -> String {
  var units: [UInt32] = []
  text.forEachCodePoint { units.append($0) }
  return quoteCodePoints(units.count) { units[$0] }
}

/// So many code points as a literal.
package func quoteCodePoints(_ count: Int, asciiOnly: Bool = false, _ codePoint: (Int) -> UInt32) -> String {
  var (hasSingle, hasDouble) = (false, false)
  for index in 0..<count {
    let unit = codePoint(index)
    if unit == 39 { hasSingle = true } else if unit == 34 { hasDouble = true }
  }
  let mark = UInt8(ascii: hasSingle && !hasDouble ? "\"" : "'")
  // Bytes, since each append of several scalars to a string's copies all that it has.
  var result: [UInt8] = []
  result.reserveCapacity(count + 2)
  result.append(mark)
  for index in 0..<count { appendQuoted(codePoint(index), mark, asciiOnly, to: &result) }
  result.append(mark)
  return String(decoding: result, as: UTF8.self)
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
private func appendQuoted(_ unit: UInt32, _ mark: UInt8, _ asciiOnly: Bool, to result: inout [UInt8]) {
  switch unit {
  case UInt32(mark), 92:
    result.append(92)
    result.append(UInt8(unit))
  case 10: result += "\\n".utf8
  case 13: result += "\\r".utf8
  case 9: result += "\\t".utf8
  case 32..<127: result.append(UInt8(unit))
  default:
    if !asciiOnly, unit >= 0xA0, let scalar = Unicode.Scalar(unit), scalar.isPrintable {
      result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    } else {
      let (letter, width) = unit < 0x100 ? ("x", 2) : unit < 0x10000 ? ("u", 4) : ("U", 8)
      result += "\\\(letter)\(hexadecimal(unit, width))".utf8
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
