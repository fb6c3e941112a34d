import Diagnostics

/// An episode with more new things than a learner keeps apart.
enum TooManyNewConcepts: ConceptRule {
  static let description = RuleDescription(
    "too-many-new-concepts", .concepts, .warning, "an episode brings more new concepts than a learner keeps apart",
    explanation: """
      Working memory holds about four new things at a time (Cowan, 2001), and a lesson is where they are put together.
      The linter counts what an episode names under `teaches` and what no episode before it teaches or shows; an episode
      that repeats is no harder for it. Split the lesson. The limit is `limits: {newConcepts: 6}` in `curriculum.yaml`.
      """,
    wrong: [
      .files(
        SampleLessons.lessons(
          teachesFirst:
            "↓[python.call.print, python.int, python.str, python.list, python.dict, python.tuple, python.set]"))
    ],
    right: [
      .files(SampleLessons.lessons(teachesFirst: "[python.call.print, python.int]"))
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    let most = concepts.limits.newConcepts
    return concepts.episodes.enumerated().compactMap { (index, episode) -> Finding? in
      guard episode.taught.count > most else { return nil }
      let new = Set(episode.taught).filter { !concepts.isTaught($0, before: index) }
      guard new.count > most else { return nil }
      return Finding(
        at: episode.authored.document.item.teaches,
        "the episode teaches \(new.count) new concepts", label: "\(most) are enough for one lesson",
        help: "split it, or teach some of them before")
    }
  }
}
