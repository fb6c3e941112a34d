// The library of large integers imports Foundation, and so every target above it would call that one's `contains`,
// which links 43 MB of tables for the languages of the world into a static binary. These come first, since they are
// no generics; they go when no target imports such a library.

extension String {
  /// Whether a text is part of this one, whole characters of it.
  ///
  ///     "print(x)".contains("print(")    // true
  ///     "e\u{301}".contains("e")         // false: the accent belongs to the letter
  package func contains(_ part: String) -> Bool { holds(part) }

  /// Whether a text is part of this one, whole characters of it.
  package func contains(_ part: Substring) -> Bool { holds(part) }
}

extension Substring {
  /// Whether a text is part of this one, whole characters of it.
  package func contains(_ part: String) -> Bool { holds(part) }

  /// Whether a text is part of this one, whole characters of it.
  package func contains(_ part: Substring) -> Bool { holds(part) }
}

extension StringProtocol {
  /// Whether bytes of this text are those of another one, and no mark behind them belongs to their last character.
  fileprivate func holds(_ part: some StringProtocol) -> Bool {
    let part = Array(part.utf8)
    guard let first = part.first else { return false }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = utf8[start...]
      if rest.starts(with: part) {
        let end = utf8.index(start, offsetBy: part.count)
        if end == endIndex || !unicodeScalars[end].properties.isGraphemeExtend { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension String {
  /// The first range in which a string is part of this one, whole characters of it; nil where it is not.
  ///
  ///     "x = 1: one".firstOccurrence(of: ": ")    // behind the 1
  ///
  /// It is that of the standard library's `firstRange(of:)`, which builds a table of the part's characters at each
  /// call; this compares bytes where both strings are ASCII.
  package func firstOccurrence(of part: String) -> Range<Index>? {
    guard isPlainASCII, part.isPlainASCII, !part.isEmpty else { return firstRange(of: part) }
    let (text, sought) = (utf8, part.utf8)
    guard let first = sought.first else { return nil }
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: first) {
      let rest = text[found...]
      if rest.starts(with: sought) { return found..<text.index(found, offsetBy: sought.count) }
      start = text.index(after: found)
    }
    return nil
  }

  /// ASCII without CR, as CR and LF together are one character.
  private var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}
