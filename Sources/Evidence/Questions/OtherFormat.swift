/// A printed text as an answer may write it in another format: `10, 5` or `10 and 5` for two lines, `[1,2]` for
/// `[1, 2]`, `"hi"` for `hi`.
///
/// What the program prints between two words counts as far as a learner sees it: a comma is a comma, and a space is no
/// line end.
///
///     OtherFormat("10\n5").isSaid(by: OtherFormat("10 and 5"))     // true
///     OtherFormat("10\n5").isSaid(by: OtherFormat("105"))          // false
///     OtherFormat("a b").isSaid(by: OtherFormat("a, b"))            // false: no comma is printed
///     OtherFormat("['a']").isSaid(by: OtherFormat("[a]"))          // false: the quotes are printed
struct OtherFormat {
  /// A word, a bracket or a quote, and what is between it and the part before.
  private struct Part {
    let text: String
    var gap: Set<Character>
  }

  private let parts: [Part]

  /// The parts of a text.
  init(_ text: String) {
    var parts: [Part] = []
    var word = ""
    var gap: Set<Character> = []
    func end(_ text: String) {
      guard !text.isEmpty else { return }
      parts.append(Part(text: text, gap: gap))
      gap = []
    }
    for next in text.replacing("\\n", with: "\n") {
      let separator = Self.separators[next]
      guard separator != nil || Self.brackets.contains(next) || Self.quotes[next] != nil else {
        word.append(next)
        continue
      }
      end(word)
      word = ""
      if let separator { gap.insert(separator) } else { end(Self.quotes[next] ?? String(next)) }
    }
    end(word)
    self.parts = parts
  }

  /// Whether an answer is the same but for what separates its parts, and for quotes and joining words that are not
  /// printed.
  func isSaid(by answer: OtherFormat) -> Bool {
    let visible = answer.withoutUnprinted(Set(parts.map(\.text)))
    return !parts.isEmpty && parts.count == visible.count
      && zip(parts, visible).enumerated().allSatisfy { index, pair in
        let (own, other) = pair
        return own.text.utf8.elementsEqual(other.text.utf8) && (index == 0 || Self.admits(own.gap, other.gap))
      }
  }

  /// The parts without quotes and joining words that are not among the printed parts; a joining word leaves a gap that
  /// stands for a line end.
  private func withoutUnprinted(_ printed: Set<String>) -> [Part] {
    var visible: [Part] = []
    var gap: Set<Character> = []
    for part in parts {
      let isJoint = Self.joints.contains(part.text.lowercased())
      if !printed.contains(part.text), part.text == Self.quote || isJoint {
        gap.formUnion(part.gap)
        if isJoint { gap.insert(Self.joint) }
      } else {
        visible.append(Part(text: part.text, gap: gap.union(part.gap)))
        gap = []
      }
    }
    return visible
  }

  /// Whether what is between two parts of an answer may stand for what is printed between them.
  private static func admits(_ printed: Set<Character>, _ written: Set<Character>) -> Bool {
    let marks = printed.subtracting([" ", "\n"])
    if !marks.isEmpty { return marks == written.subtracting([" "]) }
    if printed.contains("\n") { return !written.isEmpty }
    return written.isSubset(of: [" ", joint])
  }

  /// What separates parts; whatever looks like a space or a line end is one.
  private static let separators: [Character: Character] = [
    " ": " ", "\t": " ", "\n": "\n", "\r\n": "\n", "\u{23CE}": "\n", "\u{21B5}": "\n", ",": ",", ";": ";", "|": "|",
  ]
  private static let brackets: Set<Character> = ["[", "]", "(", ")", "{", "}", ":"]
  private static let quote = "'"
  private static let joint: Character = "&"
  /// Quotes, which all stand for one.
  private static let quotes: [Character: String] = [
    "\"": quote, "'": quote, "`": quote, "\u{201C}": quote, "\u{201D}": quote, "\u{2018}": quote, "\u{2019}": quote,
    "\u{201E}": quote,
  ]
  /// Words between parts.
  private static let joints: Set<String> = [
    "and", "then", "&", "und", "dann", "ve", "sonra", "et", "puis", "e", "poi", "y", "luego",
  ]
}
