/// An encoding that a text can be written in.
enum TextEncoding {
  case utf8, utf8WithMark, ascii, latin1, escapes, rawEscapes
  /// UTF-16 or UTF-32, by its normalised name.
  case wide(String)
  /// One byte a character: those that the bytes from 128 on stand for, 0xFFFD where there is none.
  case table([UInt32])

  /// The encoding of a name, whose letters may be of either case; nil when there is none.
  init?(_ name: String) {
    let plain = String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    switch plain {
    case "utf-8", "utf8", "u8", "utf", "cp65001": self = .utf8
    case "utf-8-sig": self = .utf8WithMark
    case "ascii", "us-ascii", "646", "ansi-x3.4-1968": self = .ascii
    case "latin-1", "latin1", "latin", "l1", "iso-8859-1", "iso8859-1", "iso-8859-1-1987", "8859", "cp819":
      self = .latin1
    case "unicode-escape", "unicodeescape": self = .escapes
    case "raw-unicode-escape", "rawunicodeescape": self = .rawEscapes
    case "utf-16", "utf16", "utf-16le", "utf-16-le", "utf-16be", "utf-16-be", "u16": self = .wide(Self.widened(plain))
    case "utf-32", "utf32", "utf-32le", "utf-32-le", "utf-32be", "utf-32-be", "u32": self = .wide(Self.widened(plain))
    case "cp1252", "windows-1252", "1252": self = .table(Self.windows1252)
    case "cp437", "437", "ibm437": self = .table(Self.codePage437)
    case "iso-8859-15", "iso8859-15", "latin-9", "latin9", "l9": self = .table(Self.latin9)
    default: return nil
    }
  }

  private static func widened(_ name: String) -> String {
    let width = name.contains("32") ? "utf-32" : "utf-16"
    return width + (name.hasSuffix("le") ? "-le" : name.hasSuffix("be") ? "-be" : "")
  }

  /// Its name in messages.
  var shownName: String {
    switch self {
    case .utf8, .utf8WithMark: "utf-8"
    case .ascii: "ascii"
    case .latin1: "latin-1"
    case .escapes: "unicodeescape"
    case .rawEscapes: "rawunicodeescape"
    case .wide(let name): name
    case .table: "charmap"
    }
  }

  /// Why a character or a byte cannot be had.
  var refusal: String {
    switch self {
    case .utf8, .utf8WithMark, .wide: "surrogates not allowed"
    case .ascii: "ordinal not in range(128)"
    case .latin1: "ordinal not in range(256)"
    case .escapes, .rawEscapes, .table: "character maps to <undefined>"
    }
  }

  private static let windows1252: [UInt32] =
    [
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
      0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ] + Array(0xA0...0xFF)

  private static let codePage437: [UInt32] = [
    0x00C7, 0x00FC, 0x00E9, 0x00E2, 0x00E4, 0x00E0, 0x00E5, 0x00E7,
    0x00EA, 0x00EB, 0x00E8, 0x00EF, 0x00EE, 0x00EC, 0x00C4, 0x00C5,
    0x00C9, 0x00E6, 0x00C6, 0x00F4, 0x00F6, 0x00F2, 0x00FB, 0x00F9,
    0x00FF, 0x00D6, 0x00DC, 0x00A2, 0x00A3, 0x00A5, 0x20A7, 0x0192,
    0x00E1, 0x00ED, 0x00F3, 0x00FA, 0x00F1, 0x00D1, 0x00AA, 0x00BA,
    0x00BF, 0x2310, 0x00AC, 0x00BD, 0x00BC, 0x00A1, 0x00AB, 0x00BB,
    0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0x2561, 0x2562, 0x2556,
    0x2555, 0x2563, 0x2551, 0x2557, 0x255D, 0x255C, 0x255B, 0x2510,
    0x2514, 0x2534, 0x252C, 0x251C, 0x2500, 0x253C, 0x255E, 0x255F,
    0x255A, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256C, 0x2567,
    0x2568, 0x2564, 0x2565, 0x2559, 0x2558, 0x2552, 0x2553, 0x256B,
    0x256A, 0x2518, 0x250C, 0x2588, 0x2584, 0x258C, 0x2590, 0x2580,
    0x03B1, 0x00DF, 0x0393, 0x03C0, 0x03A3, 0x03C3, 0x00B5, 0x03C4,
    0x03A6, 0x0398, 0x03A9, 0x03B4, 0x221E, 0x03C6, 0x03B5, 0x2229,
    0x2261, 0x00B1, 0x2265, 0x2264, 0x2320, 0x2321, 0x00F7, 0x2248,
    0x00B0, 0x2219, 0x00B7, 0x221A, 0x207F, 0x00B2, 0x25A0, 0x00A0,
  ]

  private static let latin9: [UInt32] = {
    let others: [UInt32: UInt32] = [
      0x00A4: 0x20AC, 0x00A6: 0x0160, 0x00A8: 0x0161, 0x00B4: 0x017D,
      0x00B8: 0x017E, 0x00BC: 0x0152, 0x00BD: 0x0153, 0x00BE: 0x0178,
    ]
    return (0x80...0xFF).map { others[$0] ?? $0 }
  }()
}
