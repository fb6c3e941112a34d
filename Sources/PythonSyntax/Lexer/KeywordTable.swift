/// Finds the reserved words among names.
///
/// A word of up to eight bytes is compared as one integer; see `pack`.
struct KeywordTable: Sendable {
  /// The table of Python 3.11's 35 reserved words.
  static let python = KeywordTable(words: [
    ("False", .false), ("None", .none), ("True", .true), ("and", .and), ("as", .as), ("assert", .assert),
    ("async", .async), ("await", .await), ("break", .break), ("class", .class), ("continue", .continue),
    ("def", .def), ("del", .del), ("elif", .elif), ("else", .else), ("except", .except), ("finally", .finally),
    ("for", .for), ("from", .from), ("global", .global), ("if", .if), ("import", .import), ("in", .in), ("is", .is),
    ("lambda", .lambda), ("nonlocal", .nonlocal), ("not", .not), ("or", .or), ("pass", .pass), ("raise", .raise),
    ("return", .return), ("try", .try), ("while", .while), ("with", .with), ("yield", .yield),
  ])

  private static let slotCount = 256
  private var keys = [UInt64](repeating: 0, count: slotCount)
  private var kinds = [TokenKind](repeating: .name, count: slotCount)

  private init(words: [(text: StaticString, kind: TokenKind)]) {
    for word in words {
      let key = KeywordTable.pack(word.text.utf8Start, count: word.text.utf8CodeUnitCount)
      var slot = KeywordTable.slot(of: key)
      while keys[slot] != 0 { slot = (slot + 1) & (KeywordTable.slotCount - 1) }
      keys[slot] = key
      kinds[slot] = word.kind
    }
  }

  /// The kind of the word with these bytes: a keyword's own, or `.name`.
  func kind(of bytes: UnsafePointer<UInt8>, count: Int) -> TokenKind {
    guard count >= 2, count <= 8 else { return .name }
    let key = KeywordTable.pack(bytes, count: count)
    var slot = KeywordTable.slot(of: key)
    while keys[slot] != 0 {
      if keys[slot] == key { return kinds[slot] }
      slot = (slot + 1) & (KeywordTable.slotCount - 1)
    }
    return .name
  }

  private static func pack(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<count { key = key << 8 | UInt64(bytes[index]) }
    return key
  }

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
