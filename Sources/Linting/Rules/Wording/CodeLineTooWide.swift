import CurriculumBundle
import Diagnostics

/// A line of code that a phone cannot show.
enum CodeLineTooWide: CodeTextRule {
  static let description = RuleDescription(
    "code-line-too-wide", .wording, .warning, "a line of code is wider than a phone shows",
    explanation: """
      Code is read by its shape. A line that wraps on a phone looks like two lines, and in Python that is another
      program to a beginner's eye. Shorten names and texts, or do it in two steps. The limit is `limits: {codeWidth:
      34}` in `curriculum.yaml`, the columns of a phone 320 points wide; wide letters and emoji take two. Programs under
      `alsoRight`, which no learner sees, may be wider.
      """,
    wrong: [
      .cards(look("name = \"Ada\"\n    ↓print(\"Good morning and welcome,\", name)")),
      .cards(look("↓print(\"你好你好你好你好你好你好你好\")")),
      .cards(
        """
        - id: greet
          type: exercise
          text: Say good morning.
          language: python
          starter: ↓print("Good morning and welcome, NAME")
          solutions: ['↓print("Good morning and welcome, Ada")']
          result: Good morning and welcome, Ada
          wrongPrograms:
            - program: ↓print("Good morning and welcome, dear")
              feedback: Say the name.

        """),
    ],
    right: [
      .cards(look("print(\"0123456789012345678901234\")")),
      .cards(
        """
        - id: greet
          type: exercise
          text: Say good morning.
          language: slang
          solutions: ['print "Good morning and welcome, dear Ada"']
          result: Good morning and welcome, dear Ada

        """),
      .cards(
        """
        - id: greet
          type: exercise
          text: Say good morning.
          language: python
          solutions: ['print("Good morning", "Ada")']
          alsoRight: ['print("{} {}".format("Good morning", "Ada"))']
          result: Good morning Ada

        """),
    ])

  static func findings(in code: CodeContext) -> [Finding] {
    let limit = code.card.limits.codeWidth
    guard code.isText, !code.isForProofsAlone, code.code.utf8.count > limit else { return [] }
    return code.code.withBytes { bytes in
      CodeLines(bytes).compactMap { line -> Finding? in
        guard line.count > limit else { return nil }
        let columns = bytes.columns(of: line)
        guard columns > limit else { return nil }
        return Finding(
          at: code.location(of: line), "a line of \(code.name) is wider than a phone shows",
          label: "\(columns) columns, but a phone shows \(limit)", help: "shorten it, or do it in two steps")
      }
    }
  }

  private static func look(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read the code.\n  code: |\n    \(code)\n"
  }
}
