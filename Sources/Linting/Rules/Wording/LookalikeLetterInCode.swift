import CurriculumBundle
import Diagnostics

/// A letter of another alphabet in the middle of a word that looks Latin.
enum LookalikeLetterInCode: CodeTextRule {
  static let description = RuleDescription(
    "lookalike-letter-in-code", .wording, .error, "a letter in code that only looks like a Latin one",
    explanation: """
      The Cyrillic `а` and the Latin `a` look the same and are two letters. A name written with both is another name
      than the one that a learner types, so their program ends in a NameError that no reading can explain. Texts and
      comments may have letters of any alphabet.
      """,
    wrong: [.cards(run("c↓\u{430}t = 3"))],
    right: [
      .cards(run("größe = 3  # \u{43A}\u{43E}\u{442}")),
      .cards(run("print(\"\u{434}\u{430}\\n\u{441}\u{432}\u{435}\u{442}\")")),
    ])

  static func findings(in code: CodeContext) -> [Finding] {
    guard
      code.code.withBytes({ bytes in bytes.contains { $0 == 0xCE || $0 >= 0xD0 && $0 < 0xD4 } })
    else { return [] }
    let found = code.code.withBytes { bytes in
      CodeParts(bytes, code.language).lazy.filter { $0.kind == .code }.compactMap {
        lookalike(in: bytes, $0.range)
      }.first
    }
    guard let (scalar, offset) = found, let twin = twin(of: scalar) else { return [] }
    return [
      Finding(
        at: code.location(of: offset..<offset + UTF8.width(scalar)),
        "\(code.name) has a letter that only looks like '\(twin)' (\(InvisibleScalars.code(scalar)))",
        help: "type the letter '\(twin)'",
        fixes: code.document.advice(
          toReplace: code.location(of: offset..<offset + UTF8.width(scalar)), by: "\(twin)"))
    ]
  }

  /// The first letter in a part of the code that has a Latin twin and stands in a word with Latin letters.
  private static func lookalike(
    in bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>
  ) -> (scalar: Unicode.Scalar, offset: Int)? {
    var offset = part.lowerBound
    var word: (hasLatin: Bool, lookalike: (scalar: Unicode.Scalar, offset: Int)?) = (false, nil)
    for scalar in String(decoding: bytes[part], as: UTF8.self).unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      if scalar.isASCII {
        let isLetter = scalar.properties.isAlphabetic
        if !isLetter && scalar != "_" && !("0"..."9").contains(scalar) { word = (false, nil) }
        word.hasLatin = word.hasLatin || isLetter
      } else if word.lookalike == nil, twin(of: scalar) != nil {
        word.lookalike = (scalar, offset)
      }
      if word.hasLatin, let found = word.lookalike { return found }
    }
    return nil
  }

  /// The Latin letter that a Greek or Cyrillic one looks like.
  private static func twin(of scalar: Unicode.Scalar) -> Character? { twins[scalar] }

  private static let twins: [Unicode.Scalar: Character] = [
    "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o", "\u{440}": "p", "\u{441}": "c", "\u{443}": "y", "\u{445}": "x",
    "\u{455}": "s", "\u{456}": "i", "\u{458}": "j", "\u{410}": "A", "\u{412}": "B", "\u{415}": "E", "\u{41A}": "K",
    "\u{41C}": "M", "\u{41D}": "H", "\u{41E}": "O", "\u{420}": "P", "\u{421}": "C", "\u{422}": "T", "\u{425}": "X",
    "\u{391}": "A", "\u{392}": "B", "\u{395}": "E", "\u{397}": "H", "\u{399}": "I", "\u{39A}": "K", "\u{39C}": "M",
    "\u{39D}": "N", "\u{39F}": "O", "\u{3A1}": "P", "\u{3A4}": "T", "\u{3A7}": "X", "\u{3BF}": "o",
  ]

  private static func run(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: A name.\n  code: |\n    \(code)\n"
  }
}
