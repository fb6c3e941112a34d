/// The functions that stand before a program in Swift which needs JavaScript's meaning.
struct SwiftHelpers: HelperFunctions {
  /// A function, for numbers and, where there are values of any type, for those.
  enum Helper: String, CaseIterable, HelperFunction {
    case value = "Value"
    case numberText, toText, toShown, toNumber, addValues, compareValues
  }

  /// The line between the functions and the program.
  static let end = "// The program"

  var used: Set<Helper> = []

  /// The lines that stand before the program; none where no function is used.
  var lines: [String] {
    guard !used.isEmpty else { return [] }
    var parts: [String] = []
    for helper in Helper.allCases where used.contains(helper) {
      if !helper.source.isEmpty { parts.append(helper.source) }
      if used.contains(.value), let source = helper.valueSource { parts.append(source) }
    }
    let text = (parts + [Self.end]).joined(separator: "\n\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension SwiftHelpers.Helper {
  var uses: [SwiftHelpers.Helper] {
    switch self {
    case .value: [.toNumber, .toText]
    case .numberText, .toText, .toNumber: []
    case .toShown: [.toText]
    case .addValues: [.value, .toText, .toNumber]
    case .compareValues: [.value, .toNumber]
    }
  }

  /// What it is for numbers and texts.
  fileprivate var source: String {
    switch self {
    case .value: Self.valueType
    case .numberText: Self.numberTextSource
    case .toText: Self.toTextOfNumber
    case .toShown: Self.toShownOfNumber
    case .toNumber: Self.toNumberOfText
    case .addValues: Self.addValuesSource
    case .compareValues: Self.compareValuesSource
    }
  }

  /// What it is for values of any type.
  fileprivate var valueSource: String? {
    switch self {
    case .toText: Self.toTextOfValue
    case .toShown: Self.toShownOfValue
    case .toNumber: Self.toNumberOfValue
    case .value, .numberText, .addValues, .compareValues: nil
    }
  }

  private static let valueType = #"""
    /// A value of any type.
    enum Value {
      case undefined
      case bool(Bool)
      case number(Double)
      case text(String)
    }
    """#

  private static let numberTextSource = #"""
    /// Writes a number, a whole one without a point.
    func numberText(_ number: Double) -> String {
      number == Double(Int(number)) ? String(Int(number)) : String(number)
    }
    """#

  private static let toTextOfNumber = #"""
    /// Writes a number as JavaScript writes it.
    func toText(_ number: Double) -> String {
      if number.isNaN { return "NaN" }
      if number.isInfinite { return number > 0 ? "Infinity" : "-Infinity" }
      if abs(number) < 1e15, number == Double(Int(number)) { return String(Int(number)) }
      let sign = number < 0 ? "-" : ""
      let parts = abs(number).description.split(separator: "e")
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
      var digits = String((mantissa[0] + fraction).drop { $0 == "0" })
      let point = digits.count - fraction.count + (parts.count > 1 ? Int(parts[1])! : 0)
      while digits.hasSuffix("0") { digits.removeLast() }
      let zeros = String(repeating: "0", count: max(0, point <= 0 ? -point : point - digits.count))
      if point >= digits.count && point <= 21 { return sign + digits + zeros }
      if point > 0 && point <= 21 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
      if point > -6 && point <= 0 { return sign + "0." + zeros + digits }
      let rest = digits.count > 1 ? "." + digits.dropFirst() : ""
      return sign + digits.prefix(1) + rest + "e" + (point > 0 ? "+" : "-") + String(abs(point - 1))
    }
    """#

  private static let toTextOfValue = #"""
    /// Writes a value as JavaScript writes it.
    func toText(_ value: Value) -> String {
      switch value {
      case .undefined: return "undefined"
      case .bool(let bool): return String(bool)
      case .number(let number): return toText(number)
      case .text(let text): return text
      }
    }
    """#

  private static let toShownOfNumber = #"""
    /// Writes a number as JavaScript prints it, a negative zero with its sign.
    func toShown(_ number: Double) -> String {
      number == 0 && number.sign == .minus ? "-0" : toText(number)
    }
    """#

  private static let toShownOfValue = #"""
    /// Writes a value as JavaScript prints it, a negative zero with its sign.
    func toShown(_ value: Value) -> String {
      if case .number(let number) = value { return toShown(number) }
      return toText(value)
    }
    """#

  private static let toNumberOfText = #"""
    /// Reads a text as a number, as JavaScript reads it.
    func toNumber(_ text: String) -> Double {
      let blanks: Set<Unicode.Scalar> = [
        " ", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{A0}", "\u{1680}",
        "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
      ]
      let isBlank = { (scalar: Unicode.Scalar) in
        blanks.contains(scalar) || ("\u{2000}"..."\u{200A}").contains(scalar)
      }
      var scalars = Array(text.unicodeScalars.drop(while: isBlank))
      while let last = scalars.last, isBlank(last) { scalars.removeLast() }
      var word = ""
      word.unicodeScalars.append(contentsOf: scalars)
      if word.isEmpty { return 0 }
      for (prefix, radix) in [("0x", 16.0), ("0o", 8.0), ("0b", 2.0)] where word.lowercased().hasPrefix(prefix) {
        let digits = word.dropFirst(2).map { $0.isASCII ? Double($0.hexDigitValue ?? 99) : 99.0 }
        if digits.isEmpty || digits.contains(where: { $0 >= radix }) { return .nan }
        return digits.reduce(0) { $0 * radix + $1 }
      }
      if word == "Infinity" || word == "+Infinity" { return .infinity }
      if word == "-Infinity" { return -.infinity }
      return word.allSatisfy { "0123456789+-.eE".contains($0) } ? Double(word) ?? .nan : .nan
    }
    """#

  private static let toNumberOfValue = #"""
    /// Reads a value as a number, as JavaScript reads it.
    func toNumber(_ value: Value) -> Double {
      switch value {
      case .undefined: return .nan
      case .bool(let bool): return bool ? 1 : 0
      case .number(let number): return number
      case .text(let text): return toNumber(text)
      }
    }
    """#

  private static let addValuesSource = #"""
    /// Adds numbers, or joins texts.
    func addValues(_ left: Value, _ right: Value) -> Value {
      switch (left, right) {
      case (.text, _), (_, .text): return .text(toText(left) + toText(right))
      default: return .number(toNumber(left) + toNumber(right))
      }
    }
    """#

  private static let compareValuesSource = #"""
    /// Compares values as JavaScript compares them.
    func compareValues(_ left: Value, _ sign: String, _ right: Value) -> Bool {
      if case (.text(let left), .text(let right)) = (left, right) {
        let isSame = Array(left.utf16) == Array(right.utf16)
        let isLess = left.utf16.lexicographicallyPrecedes(right.utf16)
        return [
          "==": isSame, "!=": !isSame, "<": isLess, "<=": isLess || isSame, ">": !isLess && !isSame, ">=": !isLess,
        ][sign]!
      }
      switch (left, right) {
      case (.undefined, .undefined) where sign == "==" || sign == "!=": return sign == "=="
      case (.undefined, _) where sign == "==" || sign == "!=": return sign == "!="
      case (_, .undefined) where sign == "==" || sign == "!=": return sign == "!="
      default: break
      }
      let (a, b) = (toNumber(left), toNumber(right))
      return ["==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b][sign]!
    }
    """#
}
