internal import CurriculumBundle

/// The language of code as other systems name it.
struct ForeignLanguage {
  /// The language that a card has; pseudocode where it cannot have the one that is named.
  let language: CodeLanguage
  /// Whether that is the language that is named.
  let isKnown: Bool

  /// The language of a name; nothing and `python3` are Python.
  init(_ name: String) {
    let name = name.lowercased()
    if ["", "py", "python2", "python3", "ipython", "ipython3", "pycon"].contains(name) {
      (language, isKnown) = (.python, true)
    } else if let language = CodeLanguage(rawValue: name) ?? Self.others[name] {
      (self.language, isKnown) = (language, true)
    } else {
      (language, isKnown) = (.pseudocode, false)
    }
  }

  private static let others: [String: CodeLanguage] = ["js": .javascript, "natural": .pseudocode]
}
