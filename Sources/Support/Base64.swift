/// Bytes as letters, digits, `+` and `/`, after RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  private static let values: [UInt8?] = (0...255).map { byte in
    alphabet.firstIndex(of: UInt8(byte)).map { UInt8($0) }
  }

  /// The text of bytes, padded.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let triple = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? alphabet[triple >> (18 - 6 * place) & 63] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil when it is not base64.
  ///
  /// Line ends and spaces in it do not count, nor need it be padded.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count, ended) = (0, 0, 0)
    for byte in text.utf8 where byte > 0x20 {
      if byte == padding {
        ended += 1
        continue
      }
      guard ended == 0, let value = values[Int(byte)] else { return nil }
      bits = (bits << 6 | Int(value)) & 0xFFFFFF
      count += 1
      if count % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> ((4 - count % 4) % 4 * 2))) }
    }
    return count % 4 == 1 || ended > 2 ? nil : bytes
  }
}
