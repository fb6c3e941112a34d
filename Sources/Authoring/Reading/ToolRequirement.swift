public import Diagnostics

/// The versions of Hornbook that a curriculum requires, from the key `hornbook` in `curriculum.yaml`.
///
/// A version alone stands for that one or newer.
///
///     ToolRequirement(">= 0.2, < 1.0")?.isMet(by: "0.3.1") == true
///     ToolRequirement("0.2")?.isMet(by: "0.1.0") == false
///     ToolRequirement("~> 0.2") == nil
public struct ToolRequirement: Sendable, Hashable {
  /// The requirement in words: `0.2 or newer, older than 1.0`.
  public var inWords: String { bounds.map(\.inWords).joined(separator: ", ") }

  private let bounds: [Bound]

  /// A sign and a version of one to three numbers; those that are left out are 0.
  private struct Bound: Hashable {
    let sign: Sign
    let text: String
    let numbers: [Int]

    var inWords: String {
      switch sign {
      case .atLeast: "\(text) or newer"
      case .above: "newer than \(text)"
      case .atMost: "\(text) or older"
      case .below: "older than \(text)"
      case .exactly: "exactly \(text)"
      }
    }
  }

  private enum Sign: String, CaseIterable {
    case atLeast = ">="
    case above = ">"
    case atMost = "<="
    case below = "<"
    case exactly = "=="
  }

  /// The requirement that a text states: versions with a sign before each, and commas between them.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let bounds = parts.compactMap(Self.bound)
    guard bounds.count == parts.count else { return nil }
    self.bounds = bounds
  }

  private static func bound(_ part: Substring) -> Bound? {
    var rest = part.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    // The longer signs come before those that they begin with.
    let sign = Sign.allCases.first { rest.hasPrefix($0.rawValue) }
    if let sign { rest = rest.dropFirst(sign.rawValue.count).drop { $0 == " " } }
    guard let numbers = numbers(of: rest) else { return nil }
    return Bound(sign: sign ?? .atLeast, text: String(rest), numbers: numbers)
  }

  /// The one to three numbers of a version, filled up with 0; nil for anything else.
  private static func numbers(of version: Substring) -> [Int]? {
    let words = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      (1...9).contains(word.utf8.count) && word.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(word) : nil
    }
    guard (1...3).contains(words.count), numbers.count == words.count else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// Compares the numbers of a version such as `0.3.1`; the part after a `-` is ignored, so `0.3.1-beta` counts as
  /// `0.3.1`.
  public func isMet(by version: String) -> Bool {
    guard let numbers = Self.numbers(of: version.prefix { $0 != "-" }) else { return false }
    return bounds.allSatisfy { bound in
      switch bound.sign {
      case .atLeast: !numbers.lexicographicallyPrecedes(bound.numbers)
      case .above: bound.numbers.lexicographicallyPrecedes(numbers)
      case .atMost: !bound.numbers.lexicographicallyPrecedes(numbers)
      case .below: numbers.lexicographicallyPrecedes(bound.numbers)
      case .exactly: numbers == bound.numbers
      }
    }
  }

  /// Reads the requirement of `curriculum.yaml` with its location; nil where there is none, or where it is malformed,
  /// which is a finding of its own.
  ///
  /// Parses this file alone, because a tool that is too old may misread all others.
  public static func asked(by source: SourceText) -> (requirement: ToolRequirement, text: String, location: Location)? {
    let file = ParsedFile(path: source.path, role: .curriculum, source: source)
    guard case .curriculum(let header)? = file.content, let text = header.hornbook,
      let requirement = ToolRequirement(text)
    else { return nil }
    return (requirement, text, file.document.location(of: .hornbook))
  }
}
