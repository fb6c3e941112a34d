/// Unicode's normal forms, as Unicode 14 has them (Unicode Standard Annex 15).
struct UnicodeNormalization {
  /// What a character is put together of.
  struct Decomposition {
    let kind: Character
    let parts: [UInt32]
  }

  static let shared = UnicodeNormalization()

  private let decompositions: [UInt32: Decomposition]
  private let compositions: [UInt64: UInt32]

  private init() {
    var decompositions: [UInt32: Decomposition] = [:]
    var last: UInt32 = 0
    for entry in UnicodeDecompositions.entries.split(separator: " ") {
      let distance = entry.prefix { $0.isLowercase || $0.isNumber }
      let rest = entry.dropFirst(distance.count)
      let halves = rest.dropFirst().split(separator: "*")
      guard let kind = rest.first, let texts = halves.first?.split(separator: ",") else { continue }
      let parts = texts.compactMap { UInt32($0, radix: 16) }
      let count = halves.count > 1 ? UInt32(halves[1], radix: 16) ?? 1 : 1
      let first = last + (UInt32(distance, radix: 16) ?? 0)
      for step in 0..<count {
        decompositions[first + step] = Decomposition(kind: kind, parts: [parts[0] + step] + parts.dropFirst())
      }
      last = first + count - 1
    }
    self.decompositions = decompositions
    compositions = Self.reverse(decompositions)
  }

  private static func reverse(_ decompositions: [UInt32: Decomposition]) -> [UInt64: UInt32] {
    var excluded: Set<UInt32> = []
    var last: UInt32 = 0
    for distance in UnicodeDecompositions.exclusions.split(separator: " ") {
      last += UInt32(distance, radix: 16) ?? 0
      excluded.insert(last)
    }
    var result: [UInt64: UInt32] = [:]
    for (whole, decomposition) in decompositions
    where decomposition.kind == "=" && decomposition.parts.count == 2 && !excluded.contains(whole) {
      result[pair(decomposition.parts[0], decomposition.parts[1])] = whole
    }
    return result
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  subscript(character: UInt32) -> Decomposition? { decompositions[character] }

  /// A text in the form NFD or NFKD, or put together again in NFC or NFKC.
  func normalize(_ text: [UInt32], isCompatible: Bool, composes: Bool) -> [UInt32] {
    var parts: [UInt32] = []
    for character in text { decompose(character, isCompatible, into: &parts) }
    order(&parts)
    return composes ? compose(parts) : parts
  }

  private func decompose(_ character: UInt32, _ isCompatible: Bool, into parts: inout [UInt32]) {
    if case 0xAC00...0xD7A3 = character {
      let index = character - 0xAC00
      parts += [0x1100 + index / 588, 0x1161 + index % 588 / 28]
      if index % 28 > 0 { parts.append(0x11A7 + index % 28) }
    } else if let found = decompositions[character], isCompatible || found.kind == "=" {
      for part in found.parts { decompose(part, isCompatible, into: &parts) }
    } else {
      parts.append(character)
    }
  }

  /// Puts marks on one letter into the order of their combining classes.
  private func order(_ parts: inout [UInt32]) {
    let classes = parts.map(combiningClass)
    var start = 0
    while start < parts.count {
      guard classes[start] != 0 else {
        start += 1
        continue
      }
      let end = classes[start...].firstIndex(of: 0) ?? parts.count
      let sorted = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }.map { parts[$0] }
      parts.replaceSubrange(start..<end, with: sorted)
      start = end
    }
  }

  private func compose(_ parts: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for part in parts {
      let own = combiningClass(part)
      if let place = starter, lastClass == 0 ? place == result.count - 1 : lastClass < own,
        let whole = join(result[place], part)
      {
        result[place] = whole
        continue
      }
      if own == 0 { starter = result.count }
      lastClass = own
      result.append(part)
    }
    return result
  }

  private func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if 0x1100..<0x1113 ~= first, 0x1161..<0x1176 ~= second {
      return 0xAC00 + (first - 0x1100) * 588 + (second - 0x1161) * 28
    }
    if 0xAC00..<0xD7A4 ~= first, (first - 0xAC00) % 28 == 0, 0x11A8..<0x11C3 ~= second {
      return first + second - 0x11A7
    }
    return compositions[Self.pair(first, second)]
  }

  private func combiningClass(_ character: UInt32) -> UInt8 {
    guard character >= 0x300, let scalar = Unicode.Scalar(character), let age = scalar.properties.age, age.major <= 14
    else { return 0 }
    return scalar.properties.canonicalCombiningClass.rawValue
  }
}
