import BigInt

/// Reads the value of a number token.
struct NumberReader {
  /// The most decimal digits that an integer may have.
  static let digitLimit = 4300

  let text: UnsafeBufferPointer<UInt8>
  let token: Token

  init(_ token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
    self.token = token
    text = UnsafeBufferPointer(rebasing: bytes[Int(token.offset)..<Int(token.endOffset)])
  }

  /// The value.
  func read() throws(LiteralError) -> Constant {
    if text.count == 1 { return .integer(Int(text[0] & 0xF)) }
    switch text[1] | 0x20 {
    case UInt8(ascii: "x"): return readPowerOfTwo(bitsPerDigit: 4)
    case UInt8(ascii: "o"): return readPowerOfTwo(bitsPerDigit: 3)
    case UInt8(ascii: "b"): return readPowerOfTwo(bitsPerDigit: 1)
    default: break
    }
    if text[text.count - 1] | 0x20 == UInt8(ascii: "j") { return .imaginary(readFloat(text.dropLast())) }
    let isInteger = text.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
    return isInteger ? try readDecimal() : .float(readFloat(text[...]))
  }

  private func readFloat(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double {
    let plain = digits.filter { $0 != UInt8(ascii: "_") }
    return Double(String(decoding: plain, as: UTF8.self)) ?? .infinity
  }

  private func readDecimal() throws(LiteralError) -> Constant {
    var value = 0
    var hasOverflow = false
    var count = 0
    for byte in text where byte != UInt8(ascii: "_") {
      count += 1
      if hasOverflow { continue }
      let (product, first) = value.multipliedReportingOverflow(by: 10)
      let (sum, second) = product.addingReportingOverflow(Int(byte & 0xF))
      (value, hasOverflow) = (sum, first || second)
    }
    guard hasOverflow else { return .integer(value) }
    guard count <= NumberReader.digitLimit else { throw makeDigitLimitError(count) }
    let digits = String(decoding: text.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    return .bigInteger(BigInt(digits) ?? 0)
  }

  private func makeDigitLimitError(_ count: Int) -> LiteralError {
    LiteralError(
      """
      Exceeds the limit (\(NumberReader.digitLimit) digits) for integer string conversion: value has \(count) digits; \
      use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid \
      decimal conversion limits.
      """, at: .line(token))
  }

  /// Fills machine words from the last digit on, so that long literals take linear time.
  private func readPowerOfTwo(bitsPerDigit: UInt) -> Constant {
    var words: [UInt] = [0]
    var shift: UInt = 0
    for byte in text.dropFirst(2).reversed() where byte != UInt8(ascii: "_") {
      let digit = UInt(byte.digitValue)
      words[words.count - 1] |= digit << shift
      shift += bitsPerDigit
      if shift >= UInt(UInt.bitWidth) {
        shift -= UInt(UInt.bitWidth)
        words.append(digit >> (bitsPerDigit - shift))
      }
    }
    while words.count > 1, words.last == 0 { words.removeLast() }
    if words.count == 1, let value = Int(exactly: words[0]) { return .integer(value) }
    return .bigInteger(BigInt(BigUInt(words: words)))
  }
}
