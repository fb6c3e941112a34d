import Authoring
import Diagnostics

/// A comment to hornbook that is a part of code.
enum SuppressionInCode: CodeTextRule {
  static let description = RuleDescription(
    "suppression-in-code", .settings, .warning, "a comment to hornbook in code, where learners see it",
    explanation: """
      What stands below `code: |` is the code: a comment there is published with it and silences nothing. Write the
      comment behind the `|`, or on a line of its own above the key.
      """,
    wrong: [
      .cards(show("|\n    ↓# hornbook: ignore code-line-too-wide because it shows a long line\n    print(1)"))
    ],
    right: [.cards(show("|\n    # A hornbook is a book.\n    print(1)"))])

  static func findings(in context: CodeContext) -> [Finding] {
    let code = context.code
    guard code.offset(of: "ornbook") != nil else { return [] }
    let language = context.language
    let comments = code.withBytes { bytes in CodeParts(bytes, language).filter { $0.kind == .comment }.map(\.range) }
    return comments.filter { isInstruction(inComment: String(decoding: Array(code.utf8)[$0], as: UTF8.self)) }.map {
      Finding(
        at: context.location(of: $0), "this comment is a part of the code that learners see",
        help: "write it behind the `|` of `code: |`, or on a line above the key")
    }
  }

  private static func show(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: \(code)\n"
  }
}
