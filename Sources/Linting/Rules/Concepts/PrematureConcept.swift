internal import Authoring
internal import Diagnostics

/// A program with something that a later episode teaches.
enum PrematureConcept: ConceptRule {
  static let description = RuleDescription(
    "premature-concept", .concepts, .warning, "a program uses what is taught only later",
    explanation: """
      A learner who meets a `for` loop in a question before any lesson said what a loop is can only guess, and takes the
      guess for knowledge. The linter follows the locks: whatever way a learner may take, what an episode names under
      `teaches` must be taught there or before, or stand in code that a description before it shows. The first use in
      the order of the lessons is reported. Teach it earlier, ask for it later, or let the episode require the one that
      teaches it.
      """,
    wrong: [
      .files(
        lessons(first: executor("↓print(len('Ada'))", prints: "3"), teachesSecond: "[python.call.len]")),
      .files(
        lessons(
          order: "order: open\n", teachesFirst: "[python.call.len]",
          second: executor("↓print(len('Ada'))", prints: "3"))),
    ],
    right: [
      .files(
        lessons(teachesFirst: "[python.call.len]", second: executor("print(len('Ada'))", prints: "3"))),
      .files(
        lessons(
          first:
            "  - {id: look, type: descriptionWithCode, header: Length, text: It counts., code: print(len('Ada'))}\n"
            + executor("print(len('Ada'))", prints: "3"), teachesSecond: "[python.call.len]")),
    ])

  static func check(_ concepts: CurriculumConcepts) {
    for (concept, teachers) in concepts.teachers.sorted(by: { $0.key < $1.key }) {
      let users = concepts.episodes.indices.filter { isUsed(concept, in: concepts.episodes[$0]) }
      let early = concepts.open(withoutTeaching: concept, among: users)
      guard let first = early.first, let use = concepts.episodes[first][concept]?.firstUse else { continue }
      let teacher = concepts.episodes[teachers.first { $0 > first } ?? teachers[0]].authored
      concepts.report(
        Self.self, in: concepts.episodes[first], at: concepts.location(of: use, in: concepts.episodes[first]),
        "'\(concept)' is used here, but a learner may get here before '\(teacher.path)' teaches it",
        label: early.count > 1 ? "and in \(counted(early.count - 1, "more episode"))" : nil,
        notes: [Diagnostic.Note("it is taught here", at: teacher.document.location(of: .teaches))],
        help: (teachers.first { $0 > first } == nil ? "write `requires: [\(teacher.path)]`, " : "")
          + "teach it before, or use it later")
    }
  }

  /// Whether an episode uses something that it does not teach, and shows no code with it before.
  private static func isUsed(_ concept: String, in episode: EpisodeConcepts) -> Bool {
    guard !episode.taught.contains(concept), let entry = episode[concept], let use = entry.firstUse else {
      return false
    }
    return !(entry.firstShown.map { $0 <= use.place.card } ?? false)
  }

  /// A block of two episodes: what each of them teaches, and cards besides the last.
  static func lessons(
    order: String = "", teachesFirst: String? = nil, first: String = executor("print(1)", prints: "1"),
    teachesSecond: String? = nil, second: String = executor("print(2)", prints: "2")
  ) -> [String: String] {
    func episode(_ title: String, _ teaches: String?, _ cards: String) -> String {
      "title: \(title)\n" + (teaches.map { "teaches: \($0)\n" } ?? "") + "cards:\n" + cards
        + "  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
    }
    return [
      "training/printing/block.yaml": "title: Printing\n\(order)episodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": episode("Say hello", teachesFirst, first),
      "training/printing/say-goodbye.yaml": episode("Say goodbye", teachesSecond, second),
    ]
  }

  /// A program to run.
  static func executor(_ code: String, prints result: String) -> String {
    "  - id: run\n    type: executor\n    text: Press Run.\n    code: |\n      \(code)\n    result: \(result)\n"
  }
}
