/// The flags of a pattern, with the numbers that `re` gives them.
struct RegexFlags: OptionSet {
  let rawValue: Int

  static let template = RegexFlags(rawValue: 1)
  static let ignoreCase = RegexFlags(rawValue: 2)
  static let locale = RegexFlags(rawValue: 4)
  static let multiline = RegexFlags(rawValue: 8)
  static let dotAll = RegexFlags(rawValue: 16)
  static let unicode = RegexFlags(rawValue: 32)
  static let verbose = RegexFlags(rawValue: 64)
  static let debug = RegexFlags(rawValue: 128)
  static let ascii = RegexFlags(rawValue: 256)

  /// Which characters are letters: one of the three at a time.
  static let alphabets: RegexFlags = [.ascii, .locale, .unicode]
  /// Those that hold for a whole pattern.
  static let global: RegexFlags = [.debug, .template]

  /// The flag of a letter in `(?…)`.
  init?(letter: UInt32) {
    switch Unicode.Scalar(letter) {
    case "i": self = .ignoreCase
    case "L": self = .locale
    case "m": self = .multiline
    case "s": self = .dotAll
    case "x": self = .verbose
    case "a": self = .ascii
    case "t": self = .template
    case "u": self = .unicode
    default: return nil
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The flags inside a group that adds and removes some.
  func changed(adding added: RegexFlags, removing removed: RegexFlags) -> RegexFlags {
    let kept = added.isDisjoint(with: .alphabets) ? self : subtracting(.alphabets)
    return kept.union(added).subtracting(removed)
  }
}
