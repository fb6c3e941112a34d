/// The bytes with which the lines of a file end.
package enum LineEnd {
  /// CR and LF, as editors on Windows write, and as git checks files out there.
  case crlf
  /// LF alone.
  case lf

  /// With what most lines of a file end: with LF where as many end in either.
  package init(mostlyIn bytes: [UInt8]) {
    let (crlf, lf) = Self.counts(in: bytes)
    self = crlf > lf ? .crlf : .lf
  }

  /// Whether some lines of a file end in CRLF, and others in LF.
  package static func areMixed(in bytes: [UInt8]) -> Bool {
    let (crlf, lf) = counts(in: bytes)
    return crlf > 0 && lf > 0
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

  private static func counts(in bytes: [UInt8]) -> (crlf: Int, lf: Int) {
    var counts = (crlf: 0, lf: 0)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A { if previous == 0x0D { counts.crlf += 1 } else { counts.lf += 1 } }
      previous = byte
    }
    return counts
  }
}
