import PythonSyntax

/// The simple part of `unicodedata`: what the characters of Unicode 14 are called, what they are and what they count.
enum UnicodeDataModule {
  static let definition = ModuleDefinition(
    [
      NativeDefinition("name", .positional(1, 2)) { (machine, arguments) throws(Raise) in
        let character = try machine.character(arguments[0], "name", argument: " 1")
        if let name = character.flatMap(name) { return machine.string(name) }
        guard let value = arguments.optional(1) else { throw machine.valueError("no such name") }
        return value
      },
      NativeDefinition("lookup", .one) { (machine, arguments) throws(Raise) in
        guard arguments[0].kind == .string else {
          throw machine.typeError("a bytes-like object is required, not '\(machine.typeName(arguments[0]))'")
        }
        try machine.charge(20_000)
        let name = arguments[0].string.swift
        guard let found = findUnicodeScalar(named: name) else {
          throw machine.raise(.keyError, "undefined character name '\(name)'")
        }
        return Value(machine.makeText(found.value))
      },
      NativeDefinition("category", .one) { (machine, arguments) throws(Raise) in
        if arguments[0].kind == .string, arguments[0].string.count == 1,
          0xD800..<0xE000 ~= arguments[0].string[codePoint: 0]
        {
          return machine.string("Cs")
        }
        let character = try machine.character(arguments[0], "category")
        return machine.string(character.map(category) ?? "Cn")
      },
      NativeDefinition("combining", .one) { (machine, arguments) throws(Raise) in
        let character = try machine.character(arguments[0], "combining")
        return Value(Int(character?.properties.canonicalCombiningClass.rawValue ?? 0))
      },
      NativeDefinition("mirrored", .one) { (machine, arguments) throws(Raise) in
        let character = try machine.character(arguments[0], "mirrored")
        return Value(character?.properties.isBidiMirrored ?? false && character?.value != 0x226D ? 1 : 0)
      },
      number("decimal", "not a decimal") { isDecimal($0) }, number("digit", "not a digit") { isDigit($0) },
      number("numeric", "not a numeric character") { isNumeric($0) },
    ] + forms
  ) { (machine, module) throws(Raise) in
    machine.set(module, "unidata_version", machine.string("14.0.0"))
  }

  private static func number(
    _ name: String, _ complaint: String, _ test: @escaping @Sendable (UInt32) -> Bool
  ) -> NativeDefinition {
    NativeDefinition(name, .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let character = try machine.character(arguments[0], name, argument: " 1")
      if let character, test(character.value), let value = character.properties.numericValue {
        return name == "numeric" ? Value(value) : Value(Int(value))
      }
      guard let value = arguments.optional(1) else { throw machine.valueError(complaint) }
      return value
    }
  }

  /// The category; two characters have moved since Unicode 14.
  private static func category(_ character: Unicode.Scalar) -> String {
    switch character.value {
    case 0x295: "Ll"
    case 0x1171E: "Mn"
    default: code(character.properties.generalCategory)
    }
  }

  private static func name(_ character: Unicode.Scalar) -> String? { character.properties.name }

  private static func code(_ category: Unicode.GeneralCategory) -> String {
    switch category {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    default: symbolCode(category)
    }
  }

  private static func symbolCode(_ category: Unicode.GeneralCategory) -> String {
    switch category {
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    default: "Cn"
    }
  }
}

extension Machine {
  /// The one character of a text; nil when Unicode 14 does not have it.
  mutating func character(
    _ value: Value, _ function: String, argument: String = ""
  ) throws(Raise) -> Unicode.Scalar? {
    let plain = unwrap(value)
    guard plain.kind == .string else {
      throw typeError("\(function)() argument\(argument) must be a unicode character, not \(typeName(value))")
    }
    guard plain.string.count == 1 else {
      throw typeError("\(function)() argument\(argument) must be a unicode character, not str")
    }
    guard let scalar = Unicode.Scalar(plain.string[codePoint: 0]), let age = scalar.properties.age, age.major <= 14
    else { return nil }
    return scalar
  }
}
