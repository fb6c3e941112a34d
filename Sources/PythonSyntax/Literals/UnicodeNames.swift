/// The character with a name or an alias of Unicode 14, in any case, as `\N{...}` takes it.
///
/// It searches all characters, which takes some milliseconds and so is fit for the rare literal that names one.
package func findUnicodeScalar(named name: String) -> Unicode.Scalar? {
  let wanted = name.uppercased()
  if let scalar = findHangulSyllable(named: wanted) ?? findIdeograph(named: wanted) { return scalar }
  for range in [UInt32(0)...0x3_3FF, 0xA000...0xABFF, 0xF900...0x1_FFFF, 0x2_F800...0x2_FA1F, 0xE_0000...0xE_01EF] {
    for value in range {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { continue }
      if scalar.properties.name == wanted || scalar.properties.nameAlias == wanted { return scalar }
    }
  }
  return nil
}

private func findIdeograph(named name: String) -> Unicode.Scalar? {
  let prefix = "CJK UNIFIED IDEOGRAPH-"
  guard name.hasPrefix(prefix), let value = UInt32(name.dropFirst(prefix.count), radix: 16),
    let scalar = Unicode.Scalar(value), scalar.properties.isUnifiedIdeograph
  else { return nil }
  return scalar
}

/// Hangul syllables are named by their letters.
private func findHangulSyllable(named name: String) -> Unicode.Scalar? {
  guard name.hasPrefix("HANGUL SYLLABLE ") else { return nil }
  return (UInt32(0xAC00)...0xD7A3).lazy.compactMap { Unicode.Scalar($0) }.first { $0.properties.name == name }
}
