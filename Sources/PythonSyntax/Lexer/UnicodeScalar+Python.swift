extension Unicode.Scalar {
  /// Whether the character was known to Unicode 14, which CPython 3.11 follows.
  private var isInUnicode14: Bool {
    guard let age = properties.age else { return false }
    return age.major <= 14
  }

  /// Whether an identifier may begin with this character.
  package var startsPythonName: Bool {
    if value < 0x80 { return UInt8(value).startsName }
    return properties.isXIDStart && isInUnicode14
  }

  /// Whether an identifier may hold this character.
  package var continuesPythonName: Bool {
    if value < 0x80 { return UInt8(value).continuesName }
    return properties.isXIDContinue && isInUnicode14 && !laterInNames.contains(value)
  }

  /// Whether `repr` would show this character as it is.
  var isPythonPrintable: Bool {
    if value < 0x80 { return value >= 0x20 && value < 0x7F }
    guard isInUnicode14 else { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      return false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    @unknown default:
      return false
    }
  }
}

/// Characters that names may hold only since a later Unicode than 14: the joiners and the Katakana middle dots.
private let laterInNames: Set<UInt32> = [0x200C, 0x200D, 0x30FB, 0xFF65]
