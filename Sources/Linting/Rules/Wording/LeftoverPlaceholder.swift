import CurriculumBundle
import Diagnostics

/// A note to oneself that was never replaced.
enum LeftoverPlaceholder: TextRule, CodeTextRule {
  static let description = RuleDescription(
    "leftover-placeholder", .wording, .warning, "a placeholder that was never replaced",
    explanation: """
      `TODO` and its like are notes of an author to themselves. A learner who meets one on a card cannot know that it is
      not part of the lesson. Write what belongs there; keep notes in comments of the YAML file, which nobody publishes.
      """,
    wrong: [
      .cards(look(header: "↓TODO", text: "Follow my lead.")),
      .cards(look(header: "Look", text: "Here comes ↓lorem ipsum dolor.")),
      .cards("- id: run\n  type: executor\n  text: Press Run.\n  code: \"print(1) ↓# TODO more\"\n  result: 1\n"),
    ],
    right: [
      .cards(look(header: "Your to-do list", text: "Todos wait... TODOS and XXXL shirts too.")),
      .cards(look(header: "TODO list", text: "Print \"TODO\" before each thing that is left.")),
      .cards("- id: run\n  type: executor\n  text: Press Run.\n  code: \"print('#XXX')\"\n  result: '#XXX'\n"),
    ],
    cases: cases)

  static let checks = [RuleCheck.text(Self.self), .codeText(Self.self)]

  static func findings(in text: TextContext) -> [Finding] {
    guard let range = placeholder(in: text) else { return [] }
    return [
      Finding(
        at: text.location(of: range), "the placeholder '\(text.part(range))' was left in \(text.name)",
        help: "write what belongs there")
    ]
  }

  static func findings(in code: CodeContext) -> [Finding] {
    // A starter may say to the learner what is to be done.
    guard code.role != .task(.starter), code.code.withBytes(hasNote) else { return [] }
    return code.code.withBytes { bytes in
      CodeParts(bytes, code.language).compactMap { (kind, range) -> Finding? in
        guard kind == .comment else { return nil }
        let word = range.first { !marks.contains(bytes[$0]) } ?? range.upperBound
        guard let end = noteEnd(in: bytes, at: word) ?? end(of: "XXX", in: bytes, at: word) else { return nil }
        return Finding(
          at: code.location(of: range.lowerBound..<end),
          "\(code.name) has a comment that begins with a placeholder",
          help: "write the code that belongs there, or take the comment out")
      }
    }
  }

  /// True where a note is anywhere, in a comment or not.
  private static func hasNote(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { start in
      switch bytes[start] {
      case UInt8(ascii: "T"), UInt8(ascii: "F"): noteEnd(in: bytes, at: start) != nil
      case UInt8(ascii: "X"): end(of: "XXX", in: bytes, at: start) != nil
      default: false
      }
    }
  }

  /// What stands before the words of a comment.
  private static let marks: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "*"), 0x20, 0x09, 0x0A]

  /// Where a placeholder stands; most texts lack a letter of each, which is seen without looking through them.
  private static func placeholder(in text: TextContext) -> Range<Int>? {
    if text.text.utf8.count <= 6, let dots = text.text.withBytes(dots) { return dots }
    if notes.contains(where: { text.ascii.hasAll(of: $0) }), let note = text.text.withBytes(note) { return note }
    for (phrase, letters) in phrases where text.ascii.hasAllIgnoringCase(of: letters) {
      if let start = text.text.withBytes({ $0.offsetIgnoringCase(of: phrase) }) {
        return start..<start + phrase.utf8CodeUnitCount
      }
    }
    return nil
  }

  private static let notes = ["TOD", "FIXME", "TBD"].map { ASCIISet($0) }
  private static let phrases = (["lorem ipsum", "your text here"] as [StaticString]).map {
    (phrase: $0, letters: ASCIISet($0.description))
  }

  private static func note(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "T") || bytes[start] == UInt8(ascii: "F") {
      if let end = noteEnd(in: bytes, at: start), !isSpokenOf(start..<end, in: bytes) { return start..<end }
    }
    return nil
  }

  /// Whether a text speaks of the word: in quotes, or of a list of such things.
  private static func isSpokenOf(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
    let before = range.lowerBound > bytes.startIndex ? bytes[range.lowerBound - 1] : 0
    let isQuoted = range.upperBound < bytes.endIndex && quotes.contains(before) && bytes[range.upperBound] == before
    return isQuoted
      || ([" list", "-list", " app"] as [StaticString]).contains { word in
        let end = range.upperBound + word.utf8CodeUnitCount
        return bytes.has(word, at: range.upperBound) && !(end < bytes.endIndex && bytes[end].isWordByte)
      }
  }

  /// Where a note to oneself ends that begins at an offset and stands there as a whole word.
  private static func noteEnd(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    for note: StaticString in ["TODO", "FIXME", "TBD"] {
      if let end = end(of: note, in: bytes, at: start) { return end }
    }
    return nil
  }

  private static func end(of note: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let end = start + note.utf8CodeUnitCount
    return bytes.has(note, at: start) && bytes.isWhole(start..<end) ? end : nil
  }

  /// A text of dots alone.
  private static func dots(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let isEllipsis = bytes.count == 3 && bytes.has("\u{2026}", at: 0)
    let isDots = bytes.count >= 2 && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
    return isEllipsis || isDots ? 0..<bytes.count : nil
  }

  private static func look(header: String, text: String) -> String {
    "- id: look\n  type: description\n  header: \(header)\n  text: '\(text)'\n"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(look(header: "Look", text: "↓...")),
      .cards(look(header: "Look", text: "↓TODO append more words.")),
      .cards(
        "- id: look\n  type: descriptionWithCode\n  language: swift\n"
          + "  header: Look\n  text: Look.\n  code: \"let a = 1 ↓// TODO more\"\n"
      ),
      .cards(
        "- id: look\n  type: descriptionWithCode\n  language: java\n"
          + "  header: Look\n  text: Look.\n  code: \"int a = 1; ↓/* TODO more */\"\n"
      ),
      .cards(SampleExercises.greet(more: #"wrongPrograms: [{program: print("ada"), feedback: ↓TODO}]"#)),
    ],
    right: [
      .cards(look(header: "Rome", text: "XXX is thirty.")),
      .cards(
        "- id: look\n  type: descriptionWithCode\n  language: javascript\n"
          + "  header: Look\n  text: Look.\n  code: \"let a = '// TODO'\"\n"
      ),
    ])
}
