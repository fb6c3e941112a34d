import PythonSyntax

extension Machine {
  /// A text, or its first code points, as a literal.
  func quote(_ text: Text, asciiOnly: Bool = false, first limit: Int = .max) -> String {
    quoteCodePoints(min(text.count, limit), asciiOnly: asciiOnly) { text[codePoint: $0] }
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
