import CurriculumBundle
import Diagnostics

/// A character in code that nobody sees, or a space that Python does not take for one.
enum InvisibleCharacterInCode: CodeTextRule {
  static let description = RuleDescription(
    "invisible-character-in-code", .wording, .error, "a character in code that nobody sees",
    explanation: """
      A learner types what they see. Code with a non-breaking space or a zero-width space looks right and does something
      else: Python refuses it, or a text has a letter more than anybody can count. Such characters come along when code
      is copied from a web page.
      """,
    wrong: [
      .cards(run("print(\"a↓\u{A0}b\")")), .cards(run("print(\"ab↓\u{200B}\")")),
      .cards(
        """
        - id: greet
          type: exercise
          text: Print two letters.
          language: slang
          solutions: ['print "a↓\u{A0}b"']
          result: "a b"

        """),
    ],
    right: [.cards(run("print(\"a b é 👩\u{200D}🚀\")"))])

  static func findings(in code: CodeContext) -> [Finding] {
    guard let (name, range) = InvisibleScalars.first(in: code.code, name: InvisibleScalars.nameInCode) else {
      return []
    }
    return [
      Finding(
        at: code.location(of: range), "\(code.name) has a character that nobody sees: \(name)",
        help: name.hasPrefix("non-breaking") ? "write an ordinary space" : "take it out",
        fixes: name.hasPrefix("non-breaking")
          ? code.document.advice(toReplace: code.location(of: range), by: " ", title: "an ordinary space")
          : code.document.advice(
            toTakeOut: code.code.withBytes { String(decoding: $0[range], as: UTF8.self) },
            at: code.location(of: range)))
    ]
  }

  private static func run(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Two letters.\n  code: |\n    \(code)\n"
  }
}
