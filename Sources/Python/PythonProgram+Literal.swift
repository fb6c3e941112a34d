extension PythonProgram {
  /// A text as a literal in double quotes.
  ///
  ///     PythonProgram.literal(of: "say \"hi\"")    // "\"say \\\"hi\\\"\""
  public static func literal(of text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where scalar.value < 0x20:
        literal += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
