internal import CurriculumBundle
internal import Diagnostics

/// A character in code that nobody sees, or a space that Python does not take for one.
enum InvisibleCharacterInCode: CodeRule {
  static let description = RuleDescription(
    "invisible-character-in-code", .wording, .error, "a character in code that nobody sees",
    explanation: """
      A learner types what they see. Code with a non-breaking space or a zero-width space looks right and does something
      else: Python refuses it, or a text has a letter more than anybody can count. Such characters come along when code
      is copied from a web page.
      """,
    wrong: [.cards(run("print(\"a↓\u{A0}b\")")), .cards(run("print(\"ab↓\u{200B}\")"))],
    right: [.cards(run("print(\"a b é 👩\u{200D}🚀\")"))])

  static func check(_ card: CardContext) {
    guard let code = card.code,
      let (name, range) = InvisibleScalars.first(in: code, name: InvisibleScalars.nameInCode)
    else { return }
    card.report(
      Self.self, at: card.location(ofCode: range), "the code has a character that nobody sees: \(name)",
      help: name.hasPrefix("non-breaking") ? "write an ordinary space" : "take it out")
  }

  private static func run(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Two letters.\n  code: |\n    \(code)\n"
  }
}
