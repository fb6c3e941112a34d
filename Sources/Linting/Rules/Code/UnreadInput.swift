internal import CurriculumBundle
internal import Diagnostics

/// Lines of input that a program never reads.
enum UnreadInput: CodeRule {
  static let description = RuleDescription(
    "unread-input", .code, .warning, "lines of input that the program never reads",
    explanation: """
      `input` gives the lines that a learner would type. One that the program never asks for is mostly left over from an
      earlier program, or the program ends before it gets there. Take the line out, or let the program read it.
      """,
    wrong: [
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(input())
          input: [Ada, ↓Bob]
          result: Ada

        """)
    ],
    right: [
      .cards(
        """
        - id: run-it
          type: executor
          text: Run it.
          code: print(input())
          input: [Ada]
          result: Ada

        """)
    ])

  static func check(_ card: CardContext) {
    guard case .executor(let executor) = card.content, let input = executor.input, !input.isEmpty,
      let seen = card.program.observation, seen.error == nil || executor.raises != nil
    else { return }
    let unread = card.program.unreadLines
    guard unread > 0 else { return }
    let lines = unread == 1 ? "1 line" : "\(unread) lines"
    card.report(
      Self.self, at: card.document.location(of: "input", at: input.count - unread, in: card.node),
      "the program never reads \(lines) of the input",
      help: "take what is not read out, or let the program read it with `input()`")
  }
}
