import CurriculumBundle
import Diagnostics

/// More lines of code than a phone shows.
enum CodeTooLong: CodeTextRule {
  static let description = RuleDescription(
    "code-too-long", .wording, .warning, "a card has more lines of code than a phone shows at once",
    explanation: """
      A learner follows a program with the finger from the first line to the last. What is off the screen is forgotten
      by the time it is scrolled to. Show the part that matters, or build the program up over several cards. The limit
      is `limits: {codeLines: 12}` in `curriculum.yaml`.
      """,
    wrong: [.cards(look(lines: 13, mark: "↓"))],
    right: [.cards(look(lines: 12))])

  static func findings(in code: CodeContext) -> [Finding] {
    let limit = code.card.limits.codeLines
    guard code.isText, code.isSeen, code.code.utf8.count > limit else { return [] }
    return code.code.withBytes { bytes in
      let lines = bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
      guard lines > limit, let first = CodeLines(bytes).dropFirst(limit).first(where: { _ in true }) else { return [] }
      return [
        Finding(
          at: code.location(of: first), "\(code.name) has \(lines) lines",
          label: "this is line \(limit + 1), but a phone shows \(limit)",
          help: "show the part that matters, or make several cards of it")
      ]
    }
  }

  private static func look(lines: Int, mark: String = "") -> String {
    let code = (1..<lines).map { "    print(\($0))\n" }.joined() + "    \(mark)print(0)\n"
    return "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read the code.\n  code: |\n\(code)"
  }
}
