/// A line of input that a program reads, and what may stand on it.
///
///     {"name": "price", "values": "0.5..2.5"}
public struct InputLine: Codable, Sendable, Hashable {
  /// What the author calls it.
  public var name: String
  /// What may stand there, as it is written: `0..20`, `0.5..2.5`, `word`, `sentence`; nil for a list to choose from.
  public var values: String?
  /// The texts of which it is one; nil where `values` says what it is.
  public var choices: [String]?

  /// A line from its parts.
  public init(name: String, values: String? = nil, choices: [String]? = nil) {
    self.name = name
    self.values = values
    self.choices = choices
  }

  /// What may stand on a line.
  ///
  ///     InputLine(name: "price", values: "0.5..2.5").kind == .decimal(5...25, digits: 1)
  ///     InputLine(name: "pet", choices: ["cat", "owl"]).kind == .choice(["cat", "owl"])
  public enum Kind: Sendable, Hashable {
    /// A whole number.
    case whole(ClosedRange<Int>)
    /// A number with so many digits behind its point, in units of the last one.
    case decimal(ClosedRange<Int>, digits: Int)
    /// A word of letters.
    case word
    /// Several words.
    case sentence
    /// One of these.
    case choice([String])
  }

  /// What may stand on it; nil for something that this version does not know.
  public var kind: Kind? {
    if let choices { return choices.isEmpty ? nil : .choice(choices) }
    switch values {
    case "word": return .word
    case "sentence": return .sentence
    case let range?: return Self.range(range)
    case nil: return nil
    }
  }

  private static func range(_ text: String) -> Kind? {
    let characters = Array(text.utf8)
    guard
      let dots = characters.indices.dropLast().first(where: { characters[$0] == 0x2E && characters[$0 + 1] == 0x2E })
    else { return nil }
    let ends = [characters[..<dots], characters[(dots + 2)...]].map { String(decoding: $0, as: UTF8.self) }
    let digits = ends.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    let places = digits.map { $0.count == 2 ? $0[1].utf8.count : 0 }.max() ?? 0
    let numbers = digits.compactMap { parts -> Int? in
      guard parts.count <= 2, let first = parts.first else { return nil }
      let rest = parts.count == 2 ? String(parts[1]) : ""
      let zeros = String(repeating: "0", count: places - rest.utf8.count)
      return Int("\(first)\(rest)\(zeros)")
    }
    guard numbers.count == 2 else { return nil }
    let range = min(numbers[0], numbers[1])...max(numbers[0], numbers[1])
    return places == 0 ? .whole(range) : .decimal(range, digits: places)
  }
}
