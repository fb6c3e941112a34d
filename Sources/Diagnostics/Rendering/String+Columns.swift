extension String {
  /// How many columns of a terminal the text takes: two for each wide letter or picture, none for marks on a letter.
  package var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  fileprivate var columns: Int {
    if unicodeScalars.contains(where: \.isWide) { return 2 }
    return unicodeScalars.allSatisfy(\.takesNoPlace) ? 0 : 1
  }
}

extension Unicode.Scalar {
  /// Whether it is shown as a picture, or is wide (W) or full-width (F) in Unicode's table of East Asian widths.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE0F, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_7000...0x1_B2FF, 0x2_0000...0x3_FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  /// Whether it adds nothing to the width of a line: a mark on the letter before it, or a joiner.
  fileprivate var takesNoPlace: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .surrogate,
      .privateUse, .unassigned:
      false
    @unknown default: false
    }
  }
}
