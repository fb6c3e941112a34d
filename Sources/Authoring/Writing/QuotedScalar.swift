/// Texts in quotes, on one line.
enum QuotedScalar {
  /// The text in double quotes, or in single quotes where that saves escapes.
  static func written(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let holdsSigns = scalars.contains { $0 == "\"" || $0 == "\\" }
    if holdsSigns, scalars.allSatisfy(\.isVisibleInYAML) { return singleQuoted(scalars) }
    return "\"" + scalars.map(escaped).joined() + "\""
  }

  private static func singleQuoted(_ scalars: String.UnicodeScalarView) -> String {
    "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case _ where scalar.isVisibleInYAML: String(scalar)
    default: numbered(scalar.value)
    }
  }

  private static func numbered(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (sign, width) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\\(sign)" + String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}
