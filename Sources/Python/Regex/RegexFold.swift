/// How a pattern compares letters of different case.
enum RegexFold: UInt8 {
  case none, ascii, unicode, locale

  init(_ flags: RegexFlags) {
    if !flags.contains(.ignoreCase) {
      self = .none
    } else {
      self = flags.contains(.locale) ? .locale : flags.contains(.unicode) ? .unicode : .ascii
    }
  }

  /// The lower-case code point that stands for one in comparisons.
  @inline(__always)
  func lower(_ unit: UInt32) -> UInt32 {
    switch self {
    case .none: unit
    case .ascii, .locale: 65...90 ~= unit ? unit + 32 : unit
    case .unicode: simpleLowercase(unit)
    }
  }

  func upper(_ unit: UInt32) -> UInt32 {
    switch self {
    case .none: unit
    case .ascii, .locale: 97...122 ~= unit ? unit - 32 : unit
    case .unicode: simpleUppercase(unit)
    }
  }

  /// Whether a code point has another case.
  func isCased(_ unit: UInt32) -> Bool { lower(unit) != unit || upper(unit) != unit }

  /// Lower-case code points that share their upper case with another one.
  static func siblings(of unit: UInt32) -> [UInt32] {
    if unit < 0xB5, unit != 0x69, unit != 0x73 { return [] }
    return kin.first { $0.contains(unit) }?.filter { $0 != unit } ?? []
  }

  /// Lower-case code points with the same upper case, by Unicode 14.
  private static let kin: [[UInt32]] = [
    [0x69, 0x131], [0x73, 0x17F], [0xB5, 0x3BC], [0x345, 0x3B9, 0x1FBE], [0x390, 0x1FD3], [0x3B0, 0x1FE3],
    [0x3B2, 0x3D0], [0x3B5, 0x3F5], [0x3B8, 0x3D1], [0x3BA, 0x3F0], [0x3C0, 0x3D6], [0x3C1, 0x3F1], [0x3C2, 0x3C3],
    [0x3C6, 0x3D5], [0x432, 0x1C80], [0x434, 0x1C81], [0x43E, 0x1C82], [0x441, 0x1C83], [0x442, 0x1C84, 0x1C85],
    [0x44A, 0x1C86], [0x463, 0x1C87], [0xA64B, 0x1C88], [0x1E61, 0x1E9B], [0xFB05, 0xFB06],
  ]
}

/// The lower case of a code point as one code point.
func simpleLowercase(_ unit: UInt32) -> UInt32 {
  if unit < 128 { return 65...90 ~= unit ? unit + 32 : unit }
  return lowercase(unit)[0]
}

/// The upper case of a code point as one code point.
func simpleUppercase(_ unit: UInt32) -> UInt32 {
  if unit < 128 { return 97...122 ~= unit ? unit - 32 : unit }
  return uppercase(unit)[0]
}

extension RegexCategory {
  /// Whether a code point is in the category, by all of Unicode or by ASCII alone.
  func contains(_ unit: UInt32, isUnicode: Bool) -> Bool {
    if unit >= 128, !isUnicode { return false }
    switch self {
    case .digit: return isDecimal(unit)
    case .space: return isSpace(unit)
    case .word: return isWordCharacter(unit)
    }
  }
}

private func isSpace(_ unit: UInt32) -> Bool {
  switch unit {
  case 9...13, 28...32, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

private func isWordCharacter(_ unit: UInt32) -> Bool { unit == 95 || isLetter(unit) || isNumeric(unit) }
