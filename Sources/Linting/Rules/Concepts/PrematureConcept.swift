import Authoring
import Diagnostics

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
        SampleLessons.lessons(
          first: SampleLessons.executor("↓print(len('Ada'))", prints: "3"), teachesSecond: "[python.call.len]")),
      .files(
        SampleLessons.lessons(
          order: "order: open\n", teachesFirst: "[python.call.len]",
          second: SampleLessons.executor("↓print(len('Ada'))", prints: "3"))),
    ],
    right: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.len]", second: SampleLessons.executor("print(len('Ada'))", prints: "3"))),
      .files(
        SampleLessons.lessons(
          first:
            "  - {id: look, type: descriptionWithCode, header: Length, text: It counts., code: print(len('Ada'))}\n"
            + SampleLessons.executor("print(len('Ada'))", prints: "3"), teachesSecond: "[python.call.len]")),
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    concepts.teachers.sorted(by: { $0.key < $1.key }).compactMap { (concept, teachers) -> Finding? in
      let users = concepts.episodes.indices.filter { isUsed(concept, in: concepts.episodes[$0]) }
      let early = concepts.open(withoutTeaching: concept, among: users)
      guard let first = early.first, let use = concepts.episodes[first][concept]?.firstUse else { return nil }
      let teacher = concepts.episodes[teachers.first { $0 > first } ?? teachers[0]].authored
      return Finding(
        at: concepts.episodes[first].location(of: use),
        "'\(concept)' is used here, but a learner may get here before '\(teacher.path)' teaches it",
        label: early.count > 1 ? "and in \(counted(early.count - 1, "more episode"))" : nil,
        notes: [Diagnostic.Note("it is taught here", at: teacher.document.item.teaches)],
        help: (teachers.first { $0 > first } == nil ? "write `requires: [\(teacher.path)]`, " : "")
          + "teach it before, or use it later")
    }
  }

  /// Whether an episode uses something that it does not teach, and shows no code with it before.
  private static func isUsed(_ concept: String, in episode: EpisodeConcepts) -> Bool {
    guard !episode.taught.contains(concept), let entry = episode[concept], let use = entry.firstUse else {
      return false
    }
    return !(entry.firstShown.map { $0 <= use.card.index } ?? false)
  }
}
