import Diagnostics

/// A comment that speaks to hornbook and is not understood.
enum MisspelledSuppression: InstructionRule {
  static let description = RuleDescription(
    "misspelled-suppression", .settings, .warning, "a comment that begins with 'hornbook' and is not understood",
    explanation: """
      A comment that is nearly right silences nothing, and says to the next reader that it does. Small letters, the
      colon and the word `ignore` matter: `# hornbook: ignore CODE because REASON`.
      """,
    wrong: [
      .cards("↓# hornbook ignore nothing-to-do because it is short\n" + card),
      .cards("↓# Hornbook: disable nothing-to-do\n" + card),
    ],
    right: [.cards("# A hornbook was a sheet of letters.\n" + card)])

  static func findings(in instructions: Instructions) -> [Finding] {
    instructions.misspelled.map {
      Finding(
        at: $0, "this comment begins with 'hornbook' and is not understood",
        help: "write `# hornbook: ignore CODE because REASON`, or begin the comment with another word")
    }
  }

  private static let card = "- {id: run, type: executor, text: Run it., code: print(1), result: 1}\n"
}
