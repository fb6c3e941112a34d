extension SlangElement {
  /// The words with which elements begin.
  enum Keyword: String, CaseIterable {
    case variable, `repeat`, `if`, `else`, end, print, blank

    /// The word that was most likely meant by another: a misspelt or capitalised one, or one for the same thing.
    init?(meantBy word: String) {
      let word = word.lowercased()
      let near = nearName(to: word, among: Self.allCases.map(\.rawValue)).flatMap(Self.init(rawValue:))
      guard let meant = near ?? Self.sameThing[word] else { return nil }
      self = meant
    }

    /// What other languages call the same.
    private static let sameThing: [String: Self] = [
      "let": .variable, "var": .variable, "set": .variable, "const": .variable, "loop": .repeat, "times": .repeat,
      "for": .repeat, "otherwise": .else, "endif": .end, "endrepeat": .end, "done": .end, "stop": .end, "}": .end,
      "say": .print, "write": .print, "echo": .print, "println": .print, "show": .print,
    ]
  }
}
