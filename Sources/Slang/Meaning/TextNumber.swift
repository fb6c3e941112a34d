/// The number that a text stands for as JavaScript has it (ECMA-262, StringToNumber): NaN for a text that is none.
func number(ofText text: String) -> Double {
  if let number = shortNumber(ofText: text) { return number }
  let scalars = text.unicodeScalars
  guard let start = scalars.firstIndex(where: { !$0.isBlank }), let end = scalars.lastIndex(where: { !$0.isBlank })
  else { return 0 }
  var word = String(scalars[start...end])
  return word.withUTF8 { number(ofWord: $0) }
}

/// The number of up to 15 digits and nothing else.
private func shortNumber(ofText text: String) -> Double? {
  guard (1...15).contains(text.utf8.count) else { return nil }
  var number = 0
  for byte in text.utf8 {
    guard byte.isDigit else { return nil }
    number = number * 10 + Int(byte) - 48
  }
  return Double(number)
}

/// The number of a text without blanks around it.
private func number(ofWord word: UnsafeBufferPointer<UInt8>) -> Double {
  if word.count > 2, word[0] == UInt8(ascii: "0"), let radix = radix(of: word[1]) {
    return number(ofDigits: word.dropFirst(2), radix: radix)
  }
  let isSigned = word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "+")
  let unsigned = word.dropFirst(isSigned ? 1 : 0)
  if unsigned.elementsEqual("Infinity".utf8) { return word[0] == UInt8(ascii: "-") ? -.infinity : .infinity }
  return isDecimal(unsigned) ? Double(String(decoding: word, as: UTF8.self)) ?? .nan : .nan
}

private func radix(of letter: UInt8) -> Int? {
  switch letter | 0x20 {
  case UInt8(ascii: "x"): 16
  case UInt8(ascii: "o"): 8
  case UInt8(ascii: "b"): 2
  default: nil
  }
}

/// Digits, a point among, before or behind them, an exponent.
private func isDecimal(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  let whole = word.prefix { $0.isDigit }
  var rest = word.dropFirst(whole.count)
  var digits = whole.count
  if rest.first == UInt8(ascii: ".") {
    let fraction = rest.dropFirst().prefix { $0.isDigit }
    rest = rest.dropFirst(fraction.count + 1)
    digits += fraction.count
  }
  guard digits > 0, let mark = rest.first else { return digits > 0 }
  guard mark | 0x20 == UInt8(ascii: "e") else { return false }
  let exponent = rest.dropFirst()
  let isSigned = exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+")
  let power = exponent.dropFirst(isSigned ? 1 : 0)
  return !power.isEmpty && power.allSatisfy(\.isDigit)
}

/// The whole number of some digits: rounded once, at its end, as far as 53 bits are needed.
private func number(ofDigits digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int) -> Double {
  guard digits.allSatisfy({ $0.value(inRadix: radix) != nil }) else { return .nan }
  let bits = radix == 16 ? 4 : radix == 8 ? 3 : 1
  let significant = digits.drop { $0 == UInt8(ascii: "0") }
  if significant.isEmpty { return 0 }
  // The largest number has 1024 bits.
  if significant.count > 1024 / bits + 1 { return .infinity }
  if radix == 16 { return Double("0x\(String(decoding: significant, as: UTF8.self))p0") ?? .nan }
  var binary = ""
  for digit in significant {
    let text = String(digit.value(inRadix: radix) ?? 0, radix: 2)
    binary += String(repeating: "0", count: bits - text.utf8.count) + text
  }
  binary = String(repeating: "0", count: (4 - binary.utf8.count % 4) % 4) + binary
  let hexadecimal = stride(from: 0, to: binary.utf8.count, by: 4).map { start in
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
