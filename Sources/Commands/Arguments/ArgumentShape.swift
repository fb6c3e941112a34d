/// What a command takes: an option with a value, a flag, or an argument without a name.
struct ArgumentShape: Decodable, Hashable {
  let kind: Kind
  /// Whether the manual speaks of it.
  let shouldDisplay: Bool
  /// Whether it may be left out.
  let isOptional: Bool
  /// Whether it may be given several times.
  let isRepeating: Bool
  private let parsingStrategy: Strategy
  private let names: [Name]?
  private let preferredName: Name?
  private let valueName: String?
  private let allValues: [String]?
  private let abstract: String?

  enum Kind: String, Decodable { case positional, option, flag }

  private enum Strategy: String, Decodable {
    case `default`, scanningForValue, unconditional, upToNextOption, allRemainingInput, postTerminator, allUnrecognized
  }

  private struct Name: Decodable, Hashable {
    let kind: Kind
    let name: String

    enum Kind: String, Decodable { case long, short, longWithSingleDash }

    /// As it is written, with its dashes.
    var written: String {
      switch kind {
      case .long: "--\(name)"
      case .short, .longWithSingleDash: "-\(name)"
      }
    }
  }

  /// Its names as they are written, with their dashes; none for an argument without a name.
  var writtenNames: [String] { (names ?? []).map(\.written) }

  /// The only values that it takes; nil where it takes many.
  var choices: [String]? { allValues }

  /// Whether any word behind it is its value, one that begins with a dash among them.
  var takesAnyWord: Bool { parsingStrategy == .unconditional }

  /// Whether all words behind it are its values, up to the next option.
  var takesSeveralWords: Bool { parsingStrategy == .upToNextOption }

  /// How it is written, with a word for its value: `--output <output>` or `<file>`.
  ///
  /// - Parameter name: The one of its names that a person wrote.
  func synopsis(as name: String? = nil) -> String {
    let value = "<\(valueName ?? "value")>"
    guard let name = name ?? preferredName?.written else { return value }
    return kind == .flag || !shouldDisplay ? name : "\(name) \(value)"
  }

  /// What it is for, as a sentence after its synopsis; nil where the manual does not speak of it.
  func purpose(as name: String? = nil) -> String? {
    guard shouldDisplay, let abstract else { return nil }
    return "\(synopsis(as: name)): \((abstract.hasSuffix(".") ? abstract.dropLast() : abstract[...]).uncapitalized)"
  }
}

extension StringProtocol {
  /// The text with a small letter at its beginning.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
