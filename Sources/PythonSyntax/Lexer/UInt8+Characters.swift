extension UInt8 {
  /// A letter, an underscore or any byte of a character outside ASCII.
  var startsName: Bool { self >= 0x80 || (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") }

  var continuesName: Bool { startsName || isDigit }

  var isDigit: Bool { self &- 0x30 < 10 }

  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of a digit up to base 16; of any other byte, 255.
  var digitValue: UInt8 {
    if isDigit { return self &- 0x30 }
    return isHexDigit ? (self | 0x20) &- 0x61 &+ 10 : 255
  }
}
