internal import Authoring
internal import Diagnostics

/// A name under `teaches` that is no concept of any language.
enum UnknownConcept: EpisodeRule, TaskRule {
  static var checks: [RuleCheck] { [.episode(Self.self), .task(Self.self)] }
  static let premise = Premise.card

  static let leavesConceptsOpen = true
  static let description = RuleDescription(
    "unknown-concept", .concepts, .error, "'teaches' or 'uses' names an unknown concept",
    explanation: """
      `teaches` says what is new in an episode, so that an author sees where something is used before it is taught, and
      an app where a learner can read it up; `uses` says what a right program must use. A name that no program ever has
      says nothing to either. The names of Python, Slang and Robot are listed by `hornbook manual concepts`; those of
      languages that are only shown are free.
      """,
    wrong: [
      .episode(episode(teaches: "[↓python.print]")),
      .episode(episode(teaches: "[↓cobol.move]")),
      .cards(
        """
        - id: count
          type: exercise
          text: Count to two with a for loop.
          language: python
          solutions: ["for n in [1, 2]: print(n)"]
          result: "1\\n2"
          uses: [↓python.four]

        """),
    ],
    right: [
      .files(SampleLessons.lessons(teachesFirst: "[python.call.print, python.int]")),
      .files(SampleLessons.lessons(teachesFirst: "[python.call.print, swift.let]")),
    ],
    cases: cases)

  static func findings(in episode: EpisodeContext) -> [Finding] {
    findings(on: episode.episode.teaches, in: episode.document) { episode.document.location(of: .teaches, at: $0) }
  }

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    findings(on: task.task.uses, in: card.document) { card.document.location(of: .uses, at: $0, in: card.node) }
  }

  private static func findings(on names: [String], in document: Document, at place: (Int) -> Location) -> [Finding] {
    names.enumerated().compactMap { (index, name) -> Finding? in
      guard !TaughtConcept.isKnown(name) else { return nil }
      let near = TaughtConcept.nearest(to: name)
      return Finding(
        at: place(index), "unknown concept '\(name)'",
        help: near.map { "write `\($0)`" } ?? "name one of those that `hornbook manual concepts` lists",
        fixes: near.map { document.advice(toWrite: $0, at: place(index)) } ?? [])
    }
  }

  private static func episode(teaches: String) -> String {
    """
    title: Say hello
    teaches: \(teaches)
    cards:
      - {id: quiz, type: question, text: What is print()?, answers: [A function, A number], correctAnswerIndex: 0}
      - {id: well-done, type: finished, header: Congratulations!, text: You can print.}

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .files(SampleLessons.lessons(teachesFirst: "[↓python.call.prnt]")),
      .episode(episode(teaches: "[↓python.operator.banana]")),
    ])
}
