import Diagnostics
import Evidence
import Grading

/// A solution with a mistake that a learner would be told of, or a program that cannot be read.
enum ProgramMistake: TaskRule {
  static let leavesConceptsOpen = true
  static let description = RuleDescription(
    "program-mistake", .tasks, .error, "a Slang or Robot program with a mistake in it",
    explanation: """
      Learners put their programs together in an editor that tells them of a missing `end` or a name that nobody gave a
      value. An author's solution must have no such mistake. A starter may be half done, and a wrong program may be
      wrong in this way, but every line of them must be an element or a card of the level's deck: no learner could lay
      it otherwise.
      """,
    wrong: [
      .cards(
        SampleExercises.inSlang(
          "Print the name three times.",
          solution: """
            ↓repeat 3
              print ↓nme
            """,
          asking: "result: Ada")),
      .cards(
        SampleLevels.coin(
          starter: """
            forward
            ↓colect
            """)),
      .cards(
        SampleLevels.coin(
          starter: """

            repeat ↓500
              forward
            end
            """,
          more: "deck: [forward, collect, repeat]",
          """
          wrongPrograms:
            - program: |
                forward

                ↓left
              feedback: You need not turn.
          """)),
    ],
    right: [
      .cards(
        """
        - id: greet
          type: exercise
          text: Print the name.
          language: slang
          starter: |
            variable name =
            print name
          solutions:
            - |
              variable name = "Ada"
              print name
          result: Ada

        """)
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let all = task.evidence.whole.flatMap { proven in
      proven.mistakes.filter { $0.isImpossible || proven.role.mustBeRight }.map {
        Made(mistake: $0, role: proven.role)
      }
    }
    let mistakes = all.filter { !$0.mistake.isOutsideDeck }.map { finding(about: $0, help: $0.mistake.help, card) }
    guard task.evidence.hasKnownDeck else { return mistakes }
    return mistakes + findings(onMissingCards: all.filter(\.mistake.isOutsideDeck), card)
  }

  /// A mistake in a program.
  private struct Made {
    let mistake: EditorMistake
    let role: TaskProgramRole

    func location(on card: CardContext) -> Location {
      role.location(ofLine: mistake.line, bytes: mistake.bytes, in: card.authored)
    }
  }

  /// A finding for each card that the deck lacks, where it is laid first: however often, it is missing once.
  private static func findings(onMissingCards made: [Made], _ card: CardContext) -> [Finding] {
    var known: Set<String> = []
    return made.compactMap { first -> Finding? in
      guard let name = first.mistake.missingCard, known.insert(name).inserted else { return nil }
      var places: Set<String> = [first.role.name]
      let others = made.filter { $0.mistake.missingCard == name && places.insert($0.role.name).inserted }
      return finding(
        about: first, notes: others.map { Diagnostic.Note("\($0.role.name) has it, too", at: $0.location(on: card)) },
        help: "add '\(name)' to 'deck', or use another card", card)
    }
  }

  private static func finding(
    about made: Made, notes: [Diagnostic.Note] = [], help: String?, _ card: CardContext
  ) -> Finding {
    Finding(at: made.location(on: card), "\(made.role.name): \(made.mistake.message)", notes: notes, help: help)
  }
}

extension TaskEvidence {
  /// All programs, those that have to be right first.
  fileprivate var whole: [ProgramEvidence] { allToBeRight + wrongPrograms + (starter.map { [$0] } ?? []) }
}
