import PythonSyntax

extension Machine {
  /// A text, or its first code points, as a literal.
  func quote(_ text: Text, asciiOnly: Bool = false, first limit: Int = .max) -> String {
    let count = min(text.count, limit)
    var (hasSingle, hasDouble) = (false, false)
    for index in 0..<count {
      let unit = text[codePoint: index]
      if unit == 39 { hasSingle = true } else if unit == 34 { hasDouble = true }
    }
    let mark: Unicode.Scalar = hasSingle && !hasDouble ? "\"" : "'"
    var result = String.UnicodeScalarView()
    result.append(mark)
    for index in 0..<count { appendQuoted(text[codePoint: index], mark, asciiOnly, to: &result) }
    result.append(mark)
    return String(result)
  }

  /// Does `ascii(value)`.
  mutating func asciiRepresentation(_ value: Value) throws(Raise) -> String {
    let text = try representation(value)
    try charge(text.utf8.count)
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 127 {
        result.unicodeScalars.append(scalar)
      } else {
        let (letter, width) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
        result += "\\\(letter)\(hexadecimal(scalar.value, width))"
      }
    }
    return result
  }
}
