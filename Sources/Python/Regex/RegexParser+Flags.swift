extension RegexParser {
  /// The flags after `(?`: those that a group adds and removes, or nil when they are for the whole pattern.
  mutating func parseFlags(_ first: UInt32) throws(RegexError) -> (RegexFlags, RegexFlags)? {
    var added: RegexFlags = []
    var end = Unicode.Scalar("-")
    if first != 45 {
      (added, end) = try parseAddedFlags(first)
      if end == ")" {
        flags.formUnion(added)
        return nil
      }
    }
    if !added.isDisjoint(with: .global) {
      throw reader.error("bad inline flags: cannot turn on global flag", back: 1)
    }
    let removed = end == "-" ? try parseRemovedFlags() : []
    if !removed.isDisjoint(with: .global) {
      throw reader.error("bad inline flags: cannot turn off global flag", back: 1)
    }
    if !added.isDisjoint(with: removed) {
      throw reader.error("bad inline flags: flag turned on and off", back: 1)
    }
    return (added, removed)
  }

  private mutating func parseAddedFlags(_ first: UInt32) throws(RegexError) -> (RegexFlags, Unicode.Scalar) {
    var letter = first
    var added: RegexFlags = []
    while let flag = RegexFlags(letter: letter) {
      if flag == .locale, !reader.isBytes {
        throw reader.error("bad inline flags: cannot use 'L' flag with a str pattern")
      }
      if flag == .unicode, reader.isBytes {
        throw reader.error("bad inline flags: cannot use 'u' flag with a bytes pattern")
      }
      added.formUnion(flag)
      if RegexFlags.alphabets.contains(flag), added.intersection(.alphabets) != flag {
        throw reader.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible")
      }
      guard let piece = try reader.take() else { throw reader.error("missing -, : or )") }
      if piece.isOne(of: ")-:"), let end = Unicode.Scalar(piece.unit) { return (added, end) }
      letter = try flagLetter(piece, missing: "missing -, : or )")
    }
    return (added, ")")
  }

  private mutating func parseRemovedFlags() throws(RegexError) -> RegexFlags {
    guard let piece = try reader.take() else { throw reader.error("missing flag") }
    var letter = try flagLetter(piece, missing: "missing flag")
    var removed: RegexFlags = []
    while let flag = RegexFlags(letter: letter) {
      if RegexFlags.alphabets.contains(flag) {
        throw reader.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'")
      }
      removed.formUnion(flag)
      guard let piece = try reader.take() else { throw reader.error("missing :") }
      if piece.isCharacter(":") { break }
      letter = try flagLetter(piece, missing: "missing :")
    }
    return removed
  }

  private func flagLetter(_ piece: RegexReader.Piece, missing: String) throws(RegexError) -> UInt32 {
    if let letter = piece.plain, RegexFlags(letter: letter) != nil { return letter }
    let isFlag = piece.plain.map(isLetter) ?? false
    throw reader.error(isFlag ? "unknown flag" : missing, back: piece.count)
  }
}
