import CurriculumBundle

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

  /// The fact and the help for a language that no card can have.
  static func loss(of name: String) -> (fact: String, help: String) {
    (
      "a card cannot say that its code is in '\(quoted(name))', so it is shown as 'pseudocode'",
      "say in the text which language it is, if learners need it"
    )
  }

  private static let others: [String: CodeLanguage] = ["js": .javascript, "natural": .pseudocode]
}
