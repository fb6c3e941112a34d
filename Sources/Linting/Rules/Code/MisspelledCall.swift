import CurriculumBundle
import Diagnostics

/// Code to be read that calls a function of Python by a slightly wrong name.
enum MisspelledCall: CodeTextRule {
  static let description = RuleDescription(
    "misspelled-call", .code, .warning, "code to be read calls a function by a misspelled name",
    explanation: """
      Code that is only shown is never run, so a slip of the keyboard stays: `prnt("Hello")`, or `Print` with the
      capital letter that a phone likes to write. A learner copies it, gets an error, and looks for the mistake in their
      own typing. Names that the code or its episode gives itself are left alone, and cards that speak of a mistake.
      """,
    wrong: [
      .cards(look("↓prnt(\"Hello\")")),
      .cards(look("↓Print(\"Hello\")")),
      .cards(
        """
        - id: read
          type: reading
          header: Look
          content:
            - text: This asks for a name.
            - code: name = ↓inptu("Name? ")

        """),
    ],
    right: [
      .cards(look("print(\"Hello\")")),
      .cards(look("def pint(n): return n * 568")),
      .cards(look("prnt(\"Hello\")", text: "What is wrong here?")),
    ],
    cases: cases)

  static func findings(in code: CodeContext) -> [Finding] {
    guard isToBeRead(code), code.language == .python else { return [] }
    return code.code.withBytes(calls).compactMap { (word, range) -> Finding? in
      guard let meant = meant(by: word), !speaksOfMistake(code.card), !isKnown(word, to: code) else { return nil }
      return Finding(
        at: code.location(of: range), "there is no function '\(word)'", help: "write `\(meant)`",
        fixes: code.document.advice(toReplace: code.location(of: range), by: meant))
    }
  }

  /// Whether nobody runs it.
  private static func isToBeRead(_ code: CodeContext) -> Bool {
    switch code.role {
    case .shown: if case .descriptionWithCode = code.card.content { true } else { false }
    case .part: true
    case .blanked, .line, .decoy, .task: false
    }
  }

  /// Whether a card's text speaks of a mistake, of how something is spelt, or of what does not work.
  private static func speaksOfMistake(_ card: CardContext) -> Bool {
    let text = words(of: card.content)
    return signsOfMistake.contains { text.offset(of: $0) != nil }
  }

  private static let signsOfMistake = [
    "rror", "rong", "istake", "apital", "owercase", "ppercase", "pell", "pelt", "ypo", "bug", "not work", "n't work",
    "not know", "n't know", "ehler", "alsch",
  ]

  /// What the card says around its code.
  private static func words(of content: CardContent) -> String {
    guard case .reading(let lesson) = content else {
      return [content.header, content.text].compactMap { $0 }.joined(separator: "\n")
    }
    return lesson.content.map { if case .text(let text) = $0 { text } else { "" } }.joined(separator: "\n")
  }

  /// The names right before a parenthesis, outside of texts and comments, that are no methods.
  private static func calls(_ bytes: UnsafeBufferPointer<UInt8>) -> [(String, Range<Int>)] {
    CodeParts(bytes, .python).filter { $0.kind == .code }.flatMap { _, range in
      range.filter { bytes[$0] == UInt8(ascii: "(") }.compactMap { end in
        var start = end
        while start > range.lowerBound, bytes[start - 1].isWordByte { start -= 1 }
        let isMethod = start > range.lowerBound && bytes[start - 1] == UInt8(ascii: ".")
        return start < end && !isMethod ? (String(decoding: bytes[start..<end], as: UTF8.self), start..<end) : nil
      }
    }
  }

  /// The function that is meant by a name: written with other capitals, with two letters swapped, or with one that is
  /// missing or doubled.
  private static func meant(by word: String) -> String? {
    guard !functions.contains(word), (4...10).contains(word.utf8.count) else { return nil }
    let letters = Array(word)
    return functions.first { $0 == word.lowercased() }
      ?? functions.first { function in
        let wanted = Array(function)
        guard Set(letters).isSubset(of: wanted), letters.first == wanted.first else { return false }
        switch letters.count - wanted.count {
        case 0: return isSwapped(letters, wanted)
        case -1: return isShorter(letters, than: wanted)
        case 1: return isShorter(wanted, than: letters) && letters.last == wanted.last
        default: return false
        }
      }
  }

  private static func isSwapped(_ letters: [Character], _ wanted: [Character]) -> Bool {
    let places = letters.indices.filter { letters[$0] != wanted[$0] }
    return places.count == 2 && places[0] + 1 == places[1] && letters[places[0]] == wanted[places[1]]
      && letters[places[1]] == wanted[places[0]]
  }

  /// Whether one letter taken out of the longer name gives the shorter one.
  private static func isShorter(_ letters: [Character], than longer: [Character]) -> Bool {
    longer.indices.contains { place in longer[..<place] + longer[(place + 1)...] == letters[...] }
  }

  /// Whether the episode gives the name itself, or the card's text speaks of it.
  private static func isKnown(_ word: String, to code: CodeContext) -> Bool {
    let told = [words(of: code.card.content), code.code.replacing("\(word)(", with: "")]
    let others = code.card.episode.cards.compactMap(\.content.code)
    return (told + others.filter { $0.contains("def \(word)") || $0.contains("class \(word)") })
      .contains { $0.offset(of: word) != nil } || code.code.contains("def \(word)")
      || code.code.contains("class \(word)")
  }

  private static let functions = ["print", "input", "range", "float", "round", "sorted", "enumerate", "reversed"]

  private static func look(_ code: String, text: String = "Look at this.") -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: \(text)\n  code: |\n    \(code)\n"
  }

  private static let cases = RuleDescription.Cases(
    right: [
      .cards(look("paint(\"pritn(3)\")")),
      .cards(look("robot.prnt(3)")),
      .cards(look("Range(3)  # class Range")),
      .cards(look("Print(\"Hello\")", text: "Python does not know this. Capital letters count.")),
      .cards(
        """
        - id: read
          type: reading
          header: Look
          content:
            - text: Other languages write it so.
            - code: Print("Hello")
              language: swift

        """),
      .cards(
        """
        - id: read
          type: reading
          header: Look
          content:
            - code: Print("Hello")
            - text: That is an error, since Print is not print.

        """),
    ])
}
