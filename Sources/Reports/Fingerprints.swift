import Diagnostics

/// A name for each finding that stays when other lines move, so that a dashboard knows an old finding again.
///
/// It is made of code, file and message, and of how many alike come before it; never of a line number.
struct Fingerprints {
  /// The fingerprints, in the order of the report's findings: 32 hexadecimal digits each.
  let values: [String]

  init(_ diagnostics: [Diagnostic]) {
    var seen: [String: Int] = [:]
    values = diagnostics.map { diagnostic in
      let identity = [diagnostic.code.rawValue, diagnostic.location.file, diagnostic.message].joined(separator: "\u{0}")
      let occurrence = seen[identity, default: 0]
      seen[identity] = occurrence + 1
      return Self.digest(of: "\(identity)\u{0}\(occurrence)")
    }
  }

  /// FNV-1a with 128 bits (draft-eastlake-fnv): enough to tell findings apart, and without a library.
  private static func digest(of text: String) -> String {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
