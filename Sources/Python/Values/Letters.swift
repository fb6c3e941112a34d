// What Python asks of code points. The facts come from the host's Unicode tables, as far as Unicode 14 knew them.

/// The character, if Unicode 14 has it.
private func scalar(_ unit: UInt32) -> Unicode.Scalar? {
  guard let scalar = Unicode.Scalar(unit), let age = scalar.properties.age, age.major <= 14 else { return nil }
  return scalar
}

/// A mapping of the host's tables, unless it leads to characters that Unicode 14 does not have.
private func known(_ mapping: String, orElse unit: UInt32) -> [UInt32] {
  mapping.unicodeScalars.allSatisfy { scalar($0.value) != nil } ? mapping.unicodeScalars.map(\.value) : [unit]
}

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
  if unit < 128 { return (97...122).contains(unit) }
  switch unit {
  // What Unicode 14 said otherwise than its successors.
  case 0x295: return true
  case 0x10FC, 0xA7F2...0xA7F4, 0xAB69: return false
  default: return scalar(unit)?.properties.isLowercase ?? false
  }
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

func isDecimal(_ unit: UInt32) -> Bool {
  unit < 128 ? (48...57).contains(unit) : scalar(unit)?.properties.numericType == .decimal
}

func isNumeric(_ unit: UInt32) -> Bool {
  if unit < 128 { return (48...57).contains(unit) }
  return scalar(unit)?.properties.numericType != nil && !laterNumbers.contains(unit)
}

func lowercase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return [(65...90).contains(unit) ? unit + 32 : unit] }
  return scalar(unit).map { known($0.properties.lowercaseMapping, orElse: unit) } ?? [unit]
}

func uppercase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return [(97...122).contains(unit) ? unit - 32 : unit] }
  return scalar(unit).map { known($0.properties.uppercaseMapping, orElse: unit) } ?? [unit]
}

func titlecase(_ unit: UInt32) -> [UInt32] {
  if unit < 128 { return uppercase(unit) }
  return scalar(unit).map { known($0.properties.titlecaseMapping, orElse: unit) } ?? [unit]
}

/// Whether a text could be a name.
func isIdentifier(_ units: [UInt32]) -> Bool {
  guard let first = units.first.flatMap({ Unicode.Scalar($0) }), first.startsPythonName else { return false }
  return units.allSatisfy { Unicode.Scalar($0)?.continuesPythonName ?? false }
}

/// Characters that became numbers after Unicode 14.
private let laterNumbers: Set<UInt32> = [
  0x4E24, 0x4EAC, 0x4FE9, 0x5006, 0x62D0, 0x6D1E, 0x7695, 0x79ED, 0x920E, 0x94A9, 0x12038, 0x12039, 0x12079, 0x12226,
  0x1222B, 0x1230B, 0x1230D, 0x12399,
]
