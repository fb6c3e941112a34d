import Diagnostics

/// A character in a text that nobody sees.
enum InvisibleCharacter: TextRule {
  static let description = RuleDescription(
    "invisible-character", .wording, .warning, "a character in a text that nobody sees",
    explanation: """
      Text copied from a web page or a word processor brings characters along that cannot be seen: zero-width spaces,
      soft hyphens, controls of writing direction. On a phone they break a word in odd places or turn it around, and a
      screen reader may stumble over them. Joiners that emoji and some scripts need are left alone.
      """,
    wrong: [.cards(look("Follow my↓\u{200B} lead.")), .cards(look("Follow↓\\tmy lead."))],
    right: [.cards(look("Grüße\u{A0}an die 👩\u{200D}🚀!"))])

  static func findings(in text: TextContext) -> [Finding] {
    guard text.ascii.hasOthers || text.ascii.hasAny(of: InvisibleScalars.controls),
      let (name, range) = InvisibleScalars.first(in: text.text, name: InvisibleScalars.nameInText)
    else { return [] }
    return [
      Finding(
        at: text.location(of: range), "\(text.name) has a character that nobody sees: \(name)",
        help: "take it out; retype the words around it if it hides",
        fixes: text.document.advice(toTakeOut: text.part(range), at: text.location(of: range)))
    ]
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \"\(text)\"\n"
  }
}
