/// A printed text as an answer may write it in another format: `10, 5` or `10 and 5` for two lines, `[1,2]` for
/// `[1, 2]`, `"hi"` for `hi`.
///
///     OtherFormat("10\n5").isSaid(by: OtherFormat("10 and 5"))     // true
///     OtherFormat("10\n5").isSaid(by: OtherFormat("105"))          // false
///     OtherFormat("['a']").isSaid(by: OtherFormat("[a]"))          // false: the quotes are printed
struct OtherFormat {
  /// What is between separators; brackets and quotes are parts of their own.
  private let parts: [String]

  /// The parts of a text.
  init(_ text: String) {
    var parts: [String] = []
    var word = ""
    let endWord = {
      if !word.isEmpty { parts.append(word) }
      word = ""
    }
    for next in text.replacing("\\n", with: "\n") {
      if Self.separators.contains(next) {
        endWord()
      } else if Self.brackets.contains(next) || Self.quotes[next] != nil {
        endWord()
        parts.append(Self.quotes[next] ?? String(next))
      } else {
        word.append(next)
      }
    }
    endWord()
    self.parts = parts
  }

  /// Whether an answer is the same but for what separates its parts, and for quotes and joining words that are not
  /// printed.
  func isSaid(by answer: OtherFormat) -> Bool {
    let own = Set(parts)
    let visible = answer.parts.filter { part in
      own.contains(part) || !(part == Self.quote || Self.joints.contains(part.lowercased()))
    }
    return !parts.isEmpty && parts.elementsEqual(visible) { $0.utf8.elementsEqual($1.utf8) }
  }

  private static let separators: Set<Character> = [
    " ", "\t", "\n", "\r\n", ",", ";", "|", "\u{23CE}", "\u{21B5}",
  ]
  private static let brackets: Set<Character> = ["[", "]", "(", ")", "{", "}", ":"]
  private static let quote = "'"
  /// Quotes, which all stand for one.
  private static let quotes: [Character: String] = [
    "\"": quote, "'": quote, "`": quote, "\u{201C}": quote, "\u{201D}": quote, "\u{2018}": quote, "\u{2019}": quote,
    "\u{201E}": quote,
  ]
  /// Words between parts.
  private static let joints: Set<String> = ["and", "then", "&", "und", "dann", "ve", "sonra"]
}
