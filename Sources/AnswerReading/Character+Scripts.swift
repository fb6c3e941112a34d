extension Character {
  /// True for a letter of a script that is written without spaces, as those of Japanese, Chinese and Thai.
  package var isWrittenWithoutSpaces: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x3041...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar) || (0xE01...0xE5B).contains(scalar)
  }
}
