/// The text of a number as JavaScript has it (ECMA-262, Number::toString): the shortest digits that read back as the same
/// number, with an exponent from 1e21 on and below 1e-6.
func numberText(_ number: Double) -> String {
  if number.isNaN { return "NaN" }
  if number.isInfinite { return number > 0 ? "Infinity" : "-Infinity" }
  if number.magnitude < 1e15, number == number.rounded(.towardZero) { return String(Int(number)) }
  let (digits, point) = shortestDigits(of: number.magnitude)
  return (number < 0 ? "-" : "") + layOut(digits, point)
}

/// Digits with a point behind as many of them as `point` says.
private func layOut(_ digits: Substring, _ point: Int) -> String {
  let zeros = { (count: Int) in String(repeating: "0", count: count) }
  switch point {
  case digits.utf8.count...21: return String(digits) + zeros(point - digits.utf8.count)
  case 1...21: return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  case -5...0: return "0." + zeros(-point) + String(digits)
  default:
    let fraction = digits.utf8.count == 1 ? "" : "." + digits.dropFirst()
    return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\((point - 1).magnitude)"
  }
}

/// The shortest digits of a number above 0 without zeros around them, and where the point stands: behind so many of them.
private func shortestDigits(of number: Double) -> (digits: Substring, point: Int) {
  let parts = number.description.split(separator: "e")
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  let all = mantissa.joined()
  let digits = all.drop { $0 == "0" }
  let point = mantissa[0].utf8.count + exponent - (all.utf8.count - digits.utf8.count)
  let zeros = digits.reversed().prefix { $0 == "0" }.count
  return (digits.dropLast(zeros), point)
}

/// The number that a text stands for as JavaScript has it (ECMA-262, StringToNumber): NaN for a text that is none.
func number(ofText text: String) -> Double {
  let content = text.unicodeScalars.drop { $0.isBlank }
  guard let first = content.first else { return 0 }
  guard first.isASCII, UInt8(ascii: first).isDigit || "+-.I".unicodeScalars.contains(first) else { return .nan }
  let last = content.lastIndex { !$0.isBlank } ?? content.startIndex
  let word = String(content[...last])
  let prefix = word.prefix(2).lowercased()
  for (start, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where prefix == start {
    return number(ofDigits: word.utf8.dropFirst(2), radix: radix)
  }
  let unsigned = word.drop { $0 == "-" || $0 == "+" }
  guard word.utf8.count - unsigned.utf8.count <= 1 else { return .nan }
  if unsigned == "Infinity" { return word.hasPrefix("-") ? -.infinity : .infinity }
  return isDecimal(unsigned) ? Double(word) ?? .nan : .nan
}

/// Digits, a point among, before or behind them, an exponent.
private func isDecimal(_ word: Substring) -> Bool {
  let parts = word.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, mantissa.count <= 2, mantissa.contains(where: { !$0.isEmpty }) else { return false }
  let exponent = parts.count == 2 ? parts[1] : "0"
  let hasSign = exponent.hasPrefix("-") || exponent.hasPrefix("+")
  let digits = hasSign ? exponent.dropFirst() : exponent
  return !digits.isEmpty && (mantissa + [digits]).allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
}

/// The whole number of some digits: rounded once, at its end, as far as 53 bits are needed.
private func number(ofDigits digits: Substring.UTF8View, radix: Int) -> Double {
  guard !digits.isEmpty, digits.allSatisfy({ $0.value(inRadix: radix) != nil }) else { return .nan }
  let bits = radix == 16 ? 4 : radix == 8 ? 3 : 1
  let significant = digits.drop { $0 == UInt8(ascii: "0") }
  // The largest number has 1024 bits.
  if significant.count > 1024 / bits + 1 { return .infinity }
  let word = significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
  if radix == 16 { return Double("0x\(word)p0") ?? .nan }
  var binary = ""
  for digit in word.utf8 {
    let text = String(digit.value(inRadix: radix) ?? 0, radix: 2)
    binary += String(repeating: "0", count: bits - text.count) + text
  }
  binary = String(repeating: "0", count: (4 - binary.count % 4) % 4) + binary
  let hexadecimal = stride(from: 0, to: binary.count, by: 4).map { start in
    let group = binary.utf8.dropFirst(start).prefix(4).reduce(0) { $0 * 2 + Int($1) - 48 }
    return String(group, radix: 16)
  }
  return Double("0x\(hexadecimal.joined())p0") ?? .nan
}

extension UInt8 {
  /// What the digit is worth; nil for what is none.
  fileprivate func value(inRadix radix: Int) -> Int? {
    let value = isDigit ? Int(self) - 48 : isLetter ? Int(self | 0x20) - 87 : radix
    return value < radix ? value : nil
  }
}

extension Unicode.Scalar {
  /// Whether JavaScript takes it for white space or the end of a line.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
