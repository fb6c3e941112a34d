/// The bytes with which the lines of a file end.
package enum LineEnd {
  /// CR and LF, as editors on Windows write, and as git checks files out there.
  case crlf
  /// LF alone.
  case lf

  /// The more frequent of the two; LF where both are equally frequent.
  package init(mostlyIn bytes: [UInt8]) {
    let counts = Self.counts(in: bytes)
    self = counts.crlf > counts.lf ? .crlf : .lf
  }

  /// The fact about a file whose lines end in more than one way, or in CR; nil where `fmt` keeps all line ends.
  package static func fault(in bytes: [UInt8]) -> String? {
    let counts = counts(in: bytes)
    let kinds = [("CRLF", counts.crlf), ("LF", counts.lf), ("CR", counts.cr)].filter { $0.1 > 0 }.map(\.0)
    if kinds == ["CR"] { return "its lines end in CR, and should in LF" }
    guard let first = kinds.first, kinds.count > 1 else { return nil }
    return "some of its lines end in \(first), and others in \(kinds.dropFirst().joined(separator: " or "))"
  }

  /// The bytes with this at the end of each line that ends in LF.
  func ending(linesOf bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .lf: return bytes
    case .crlf:
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 16)
      for byte in bytes {
        if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
        result.append(byte)
      }
      return result
    }
  }

  private static func counts(in bytes: [UInt8]) -> (crlf: Int, lf: Int, cr: Int) {
    var counts = (crlf: 0, lf: 0, cr: 0)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D { counts.crlf += 1 } else { counts.lf += 1 }
      } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        counts.cr += 1
      }
    }
    return counts
  }
}
