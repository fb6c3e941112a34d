// What Python asks of code points. The facts come from the host's Unicode tables.

private func scalar(_ unit: UInt32) -> Unicode.Scalar? { Unicode.Scalar(unit) }

func isLetter(_ unit: UInt32) -> Bool {
  if unit < 128 { return (65...90).contains(unit) || (97...122).contains(unit) }
  switch scalar(unit)?.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
  default: return false
  }
}

func isUppercase(_ unit: UInt32) -> Bool {
  unit < 128 ? (65...90).contains(unit) : scalar(unit)?.properties.isUppercase ?? false
}

func isLowercase(_ unit: UInt32) -> Bool {
  unit < 128 ? (97...122).contains(unit) : scalar(unit)?.properties.isLowercase ?? false
}

func isTitlecase(_ unit: UInt32) -> Bool { unit >= 128 && scalar(unit)?.properties.generalCategory == .titlecaseLetter }

func isCased(_ unit: UInt32) -> Bool { isUppercase(unit) || isLowercase(unit) || isTitlecase(unit) }

func isDigit(_ unit: UInt32) -> Bool {
  if unit < 128 { return (48...57).contains(unit) }
  switch scalar(unit)?.properties.numericType {
  case .decimal, .digit: return true
  default: return false
  }
}

func isNumeric(_ unit: UInt32) -> Bool {
  unit < 128 ? (48...57).contains(unit) : scalar(unit)?.properties.numericType != nil
}

func lowercase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return [(65...90).contains(unit) ? unit + 32 : unit] }
  return scalar(unit).map { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) } ?? [unit]
}

func uppercase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return [(97...122).contains(unit) ? unit - 32 : unit] }
  return scalar(unit).map { $0.properties.uppercaseMapping.unicodeScalars.map(\.value) } ?? [unit]
}

func titlecase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return uppercase(unit) }
  return scalar(unit).map { $0.properties.titlecaseMapping.unicodeScalars.map(\.value) } ?? [unit]
}

func caseFold(_ unit: UInt32) -> [UInt32] {
  if unit == 0xDF || unit == 0x1E9E { return [115, 115] }
  if unit == 0x3C2 { return [0x3C3] }
  return lowercase(unit)
}
