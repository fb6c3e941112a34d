/// The text of a number as JavaScript has it (ECMA-262, Number::toString): the shortest digits that read back as the
/// same number, with an exponent from 1e21 on and below 1e-6.
func numberText(_ number: Double) -> String {
  if number.isNaN { return "NaN" }
  if number.isInfinite { return number > 0 ? "Infinity" : "-Infinity" }
  if number.magnitude < 1e15, number == number.rounded(.towardZero) { return String(Int(number)) }
  let written = number.description
  // Where there is no exponent both write the same, but for the `.0` of a whole number.
  if number.magnitude < 1e21, !written.utf8.contains(UInt8(ascii: "e")) {
    return written.hasSuffix(".0") ? String(written.dropLast(2)) : written
  }
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

/// The shortest digits of a number above 0 without zeros around them, and where the point stands:
/// behind so many of them.
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
