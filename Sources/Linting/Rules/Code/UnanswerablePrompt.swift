import CurriculumBundle
import Diagnostics
import Evidence

/// A program that waits for a learner who cannot know for what.
enum UnanswerablePrompt: CodeRule {
  static let description = RuleDescription(
    "unanswerable-prompt", .code, .warning, "a program waits for input, and nothing says what to type",
    explanation: """
      On the phone a program that reads input shows an empty line and waits. A learner who was not asked anything thinks
      that it hangs. Before each line that an `executor` reads, some word must stand on the screen, as the prompt of
      `input()` or printed since the line before, or else the card's text must say what is typed (“type”, “enter”).
      Courses in other languages than English are left alone.
      """,
    wrong: [
      .cards(
        """
        - id: greet
          type: executor
          text: Press Run and see.
          code: ↓|
            name = input()
            print("Hi", name)
          input: [Ada]
          result: Hi Ada

        """),
      .cards(
        "- {id: grow, type: executor, text: Press Run., "
          + "code: ↓'print(int(input(\"> \")) + 1)', input: [9], result: '> 10'}\n"
      ),
    ],
    right: [
      .cards(
        """
        - id: greet
          type: executor
          text: Press Run and see.
          code: |
            name = input("Your name? ")
            print("Hi", name)
          input: [Ada]
          result: Your name? Hi Ada

        """),
      .cards(
        """
        - id: greet
          type: executor
          text: Press Run. Mia typed her name.
          code: print("Hi", input())
          input: [Mia]
          result: Hi Mia

        """),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .executor(let executor) = card.content, executor.input?.isEmpty == false, let code = card.codeEvidence,
      code.run != nil,
      card.episode.isEnglish, !says(executor.text),
      let silent = code.prompts.firstIndex(where: { !$0.contains(where: \.isLetter) })
    else { return [] }
    let line = code.prompts.count == 1 ? "a line" : "line \(silent + 1) of its input"
    return [
      Finding(
        at: card.location(of: card.fields.code), "the program reads \(line) without a word about what to type",
        help: "say in the text what to type, or \(card.language.helpForPrompt)")
    ]
  }

  /// Whether a card's text says that something is typed.
  private static func says(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { word in
      ["typ", "enter", "input"].contains { word.hasPrefix($0) } && word != "typical"
    }
  }
}
