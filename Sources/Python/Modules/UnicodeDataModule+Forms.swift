import PythonSyntax

// Normal forms, decompositions, widths and directions.
extension UnicodeDataModule {
  static let forms: [NativeDefinition] = [
    NativeDefinition("normalize", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.normal("normalize", arguments)
    },
    NativeDefinition("is_normalized", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let text = try machine.normal("is_normalized", arguments).string
      let given = machine.unwrap(arguments[1]).string
      return Value((0..<text.count).map { text[codePoint: $0] } == (0..<given.count).map { given[codePoint: $0] })
    },
    NativeDefinition("decomposition", .one) { (machine, arguments) throws(Raise) in
      let character = try machine.character(arguments[0], "decomposition")
      guard let character, let found = UnicodeNormalization.shared[character.value] else { return machine.string("") }
      let kind = UnicodeDecompositions.kinds[found.kind].flatMap { $0.isEmpty ? nil : $0 }
      return machine.string(([kind].compactMap(\.self) + found.parts.map(hexadecimal)).joined(separator: " "))
    },
    NativeDefinition("east_asian_width", .one) { (machine, arguments) throws(Raise) in
      let character = try machine.codePoint(arguments[0], "east_asian_width")
      return machine.string(widths[character])
    },
    NativeDefinition("bidirectional", .one) { (machine, arguments) throws(Raise) in
      let character = try machine.codePoint(arguments[0], "bidirectional")
      return machine.string(directions[character])
    },
  ]

  /// Whether a character takes two columns.
  static func isWide(_ character: Unicode.Scalar) -> Bool {
    character.value >= 0x1100 && ["F", "W"].contains(widths[character.value])
  }

  private static let widths = CodePointRanges(UnicodeRanges.widths)
  private static let directions = CodePointRanges(UnicodeRanges.directions)

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// What holds in ranges of code points.
private struct CodePointRanges {
  private var starts: [UInt32] = []
  private var values: [String] = []

  init(_ text: String) {
    var last: UInt32 = 0
    for entry in text.split(separator: " ") {
      let distance = entry.prefix { $0.isNumber || $0.isLowercase }
      last += UInt32(distance, radix: 16) ?? 0
      let value = String(entry.dropFirst(distance.count))
      starts.append(last)
      values.append(value == "-" ? "" : value)
    }
  }

  subscript(character: UInt32) -> String {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= character { low = middle } else { high = middle }
    }
    return values[low]
  }
}

extension Machine {
  /// The normal form of a text, from the arguments of a function.
  fileprivate mutating func normal(_ function: String, _ arguments: Arguments) throws(Raise) -> Value {
    for index in 0..<2 where unwrap(arguments[index]).kind != .string {
      throw typeError("\(function)() argument \(index + 1) must be str, not \(typeName(arguments[index]))")
    }
    let form = unwrap(arguments[0]).string.swift
    let text = unwrap(arguments[1])
    guard ["NFC", "NFD", "NFKC", "NFKD"].contains(form) else { throw valueError("invalid normalization form") }
    if text.string.isASCII { return text }
    try charge(20 * text.string.count)
    try reserve(80 * text.string.count)
    let units = (0..<text.string.count).map { text.string[codePoint: $0] }
    let isCompatible = form.contains("K")
    let result = UnicodeNormalization.shared.normalize(
      units, isCompatible: isCompatible, composes: form.hasSuffix("C"))
    return Value(makeText(result))
  }

  /// The one character of a text, whatever it is.
  fileprivate mutating func codePoint(_ value: Value, _ function: String) throws(Raise) -> UInt32 {
    _ = try character(value, function)
    return unwrap(value).string[codePoint: 0]
  }
}
