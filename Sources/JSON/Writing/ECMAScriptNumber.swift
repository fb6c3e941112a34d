/// The text of a number as ECMAScript gives it (ECMA-262, `Number::toString`), which RFC 8785 asks for.
///
///     1e21      100000000000000000000      0.000001      1e-7      0      -1.5
enum ECMAScriptNumber {
  /// The shortest text that reads back as the same double.
  static func text(of number: FiniteDouble) -> String {
    let value = number.value
    if value == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    let (digits, point) = shortestDecimal(of: value.magnitude)
    return sign + layOut(digits, point: point)
  }

  /// Digits without zeros at either end, and the place of the decimal point counted from the first digit.
  ///
  /// Swift's description has the same digits as ECMAScript asks for (shortest, then nearest), laid out otherwise.
  private static func shortestDecimal(of magnitude: Double) -> (digits: [UInt8], point: Int) {
    let parts = magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    var digits: [UInt8] = []
    var point: Int?
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
    }
    let whole = point ?? digits.count
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, whole - leading + exponent)
  }

  private static func layOut(_ digits: [UInt8], point: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    switch point {
    case digits.count...21: return text + String(repeating: "0", count: point - digits.count)
    case 1...21: return text.prefix(point) + "." + text.dropFirst(point)
    case -5...0: return "0." + String(repeating: "0", count: -point) + text
    default:
      let fraction = digits.count > 1 ? "." + text.dropFirst() : ""
      return "\(text.prefix(1))\(fraction)e\(point > 0 ? "+" : "")\(point - 1)"
    }
  }
}
