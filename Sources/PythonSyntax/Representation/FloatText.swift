/// The text of a float: the shortest digits that read back as the same number, laid out as Python does.
package func representFloat(_ number: Double) -> String {
  if number.isNaN { return "nan" }
  if number.isInfinite { return number > 0 ? "inf" : "-inf" }
  let (digits, exponent) = shortestDigits(number.magnitude)
  let sign = number.sign == .minus ? "-" : ""
  return sign + layOut(digits, exponent, minimum: -4, maximum: 16)
}

/// The text of a complex number: `2j`, or `(1+2j)` when it has a real part.
package func representComplex(_ real: Double, _ imaginary: Double) -> String {
  func part(_ value: Double) -> String {
    let text = representFloat(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let imaginary = part(imaginary) + "j"
  if real == 0, real.sign == .plus { return imaginary }
  let sign = imaginary.hasPrefix("-") ? "" : "+"
  return "(\(part(real))\(sign)\(imaginary))"
}

/// The shortest decimal digits of a number that is not negative, and the power of ten of the first of them.
package func shortestDigits(_ number: Double) -> (digits: [UInt8], exponent: Int) {
  if number == 0 { return ([48], 0) }
  var digits: [UInt8] = []
  var (exponent, point) = (0, -1)
  var iterator = Array(number.description.utf8).makeIterator()
  while let byte = iterator.next() {
    if byte == UInt8(ascii: ".") {
      point = digits.count
    } else if byte == UInt8(ascii: "e") {
      var rest: [UInt8] = []
      while let next = iterator.next() { rest.append(next) }
      exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
    } else {
      digits.append(byte)
    }
  }
  if point < 0 { point = digits.count }
  exponent += point - 1
  let zeros = digits.prefix { $0 == 48 }.count
  digits.removeFirst(zeros)
  exponent -= zeros
  while digits.count > 1, digits.last == 48 { digits.removeLast() }
  return (digits, exponent)
}

/// Digits as a plain number, or with an exponent when that is below `minimum` or from `maximum` on.
private func layOut(_ digits: [UInt8], _ exponent: Int, minimum: Int, maximum: Int) -> String {
  let text = String(decoding: digits, as: UTF8.self)
  if exponent < minimum || exponent >= maximum {
    let rest = text.dropFirst()
    let size = abs(exponent)
    return
      "\(text.prefix(1))\(rest.isEmpty ? "" : "." + rest)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
  }
  if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
  if digits.count <= exponent + 1 {
    return text + String(repeating: "0", count: exponent + 1 - digits.count) + ".0"
  }
  return "\(text.prefix(exponent + 1)).\(text.dropFirst(exponent + 1))"
}
