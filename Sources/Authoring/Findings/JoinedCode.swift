import Diagnostics

/// Code of several lines that YAML made one line of.
enum JoinedCode {
  static let description = RuleDescription(
    "joined-code", .code, .error, "code of several lines that YAML joins into one",
    explanation: """
      YAML keeps lines only below a `|`. Lines that follow a key without it, in quotes, or below a `>`, become one line
      with spaces between them, which is another program than you see in the file, and mostly none at all. Write
      `code: |` and the code on the lines below it, indented.
      """,
    wrong: [
      .cards(
        "- id: run\n  type: executor\n  text: Run it.\n  code: ↓print(1,\n    2)\n  result: 1 2\n"),
      .cards(
        "- id: run\n  type: executor\n  text: Run it.\n  code: ↓>\n    print(1,\n    2)\n  result: 1 2\n"),
    ],
    right: [
      .cards(
        "- id: run\n  type: executor\n  text: Run it.\n  code: |\n    print(1,\n      2)\n  result: 1 2\n")
    ])
}

extension Diagnostic {
  static func joinedCode(help: String, at location: Location) -> Diagnostic {
    JoinedCode.description.finding(at: location, "the lines of this code are joined into one by YAML", help: help)
  }
}
