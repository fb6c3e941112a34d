import Support

extension Move.Word {
  /// The word that the writer of a line most likely meant: a misspelt one, one behind another,
  /// or one for the same thing.
  ///
  ///     Move.Word(meantBy: "repet 3")      // .repeat
  ///     Move.Word(meantBy: "turn left")    // .left
  ///     Move.Word(meantBy: "turnLeft()")   // .left
  ///     Move.Word(meantBy: "loop 3")       // .repeat
  init?(meantBy line: String) {
    let words = line.split { !$0.isLetter }.map { $0.lowercased() }
    guard let first = words.first else { return nil }
    let named = words.lazy.compactMap(Self.init(rawValue:)).first
    guard let word = Self.nearest(to: first) ?? named ?? Self.atEnd(of: first) ?? Self.sameThing[first] else {
      return nil
    }
    self = word
  }

  private static func nearest(to word: String) -> Self? {
    nearestName(to: word, among: allCases.map(\.rawValue)).flatMap(Self.init(rawValue:))
  }

  private static func atEnd(of word: String) -> Self? {
    allCases.first { $0.isAction && word.hasSuffix($0.rawValue) }
  }

  /// What other languages, and children, call the same.
  private static let sameThing: [String: Self] = [
    "move": .forward, "go": .forward, "step": .forward, "walk": .forward, "ahead": .forward, "straight": .forward,
    "take": .collect, "pick": .collect, "grab": .collect, "get": .collect, "hop": .jump, "loop": .repeat,
    "times": .repeat, "for": .repeat, "otherwise": .else, "define": .routine, "function": .routine,
  ]
}
