import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// Lines of input that a program never reads.
enum UnreadInput: ProgramRule, TaskRule {
  static let checks = [RuleCheck.program(Self.self), .task(Self.self)]
  static let description = RuleDescription(
    "unread-input", .code, .warning, "lines of input that the program never reads",
    explanation: """
      `input` gives the lines that a learner would type. One that the program never asks for is mostly left over from an
      earlier program, or the program ends before it gets there. Take the line out, or let the program read it.
      """,
    wrong: [
      .cards(SampleCards.runIt("print(input())", more: "input: [Ada, ↓Bob]", "result: Ada")),
      .cards(SampleChallenges.double(checks: ["{input: [3], result: 6}", "{input: [5, ↓7], result: 10}"])),
    ],
    right: [.cards(SampleCards.runIt("print(input())", text: "Type a name.", more: "input: [Ada]", "result: Ada"))],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(
          """
          - id: order
            type: codeBlocks
            text: Read a number and print its double.
            lines: [n = int(input()), n = n * 2, print(n)]
            checks:
              - {input: [3], result: 6}
              - {input: [5, ↓7], result: 10}
          - id: blank
            type: dragAndDrop
            text: Read a name and print it.
            code: print(__1__())
            tokens: [input, print, len]
            answers: [input]
            input: [Ada, ↓Bob]
            result: Ada

          """)
      ]))

  static func findings(in card: CardContext) -> [Finding] {
    if let puzzle = card.puzzleEvidence { return findings(in: puzzle, on: card) }
    let input = card.content.codeInput
    // A program that is one of the answers, or that is to be fixed, may read what the code of the card does not.
    guard !input.isEmpty, let code = card.codeEvidence, let seen = code.seen,
      seen.error == nil || card.content.showsError(in: card.episode.authored.locale),
      card.content.codeQuestion?.isAboutTheWholeRun ?? true
    else { return [] }
    return findings(code.unreadLines, of: input, in: card.authored.ownCheck, card, "the program never reads")
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let solutions = task.evidence.solutions.filter(\.passesChecks)
    guard task.task.language.readsInput, !solutions.isEmpty else { return [] }
    return task.task.checks.enumerated().flatMap { (index, check) -> [Finding] in
      let unread = solutions.map { $0.checks[index].unreadLines }.min() ?? 0
      return findings(unread, of: check.input ?? [], in: card.check(at: index), card, "no solution reads")
    }
  }

  /// The lines of the checks of a puzzle, or of its own input, that no right answer reads.
  private static func findings(in puzzle: PuzzleEvidence, on card: CardContext) -> [Finding] {
    guard card.language?.program?.readsInput == true, puzzle.isRight(for: card.content) else { return [] }
    let checks = card.content.puzzleChecks
    guard card.content.statedEnding != .never else { return [] }
    let inputs = checks.isEmpty ? [card.content.codeInput] : checks.map { $0.input ?? [] }
    return inputs.enumerated().flatMap { index, input in
      let unread = puzzle.solutions.map { $0.unreadLines.indices.contains(index) ? $0.unreadLines[index] : 0 }
      return findings(
        unread.min() ?? 0, of: input, in: card.check(at: index), card, "no right answer reads")
    }
  }

  private static func findings(
    _ unread: Int, of input: [String], in check: WrittenCheck, _ card: CardContext, _ fact: String
  ) -> [Finding] {
    guard unread > 0 else { return [] }
    return [
      Finding(
        at: check.location(of: check.fields.input, at: input.count - unread),
        "\(fact) \(counted(unread, "line")) of the input",
        help: "take what is not read out, or let the program read it with `\(card.language.readingCall)`")
    ]
  }
}
