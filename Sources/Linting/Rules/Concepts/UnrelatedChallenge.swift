import Diagnostics

/// A challenge that can be done without anything that its lesson teaches.
enum UnrelatedChallenge: ConceptRule {
  static let description = RuleDescription(
    "unrelated-challenge", .concepts, .warning, "a challenge needs nothing of what its lesson teaches",
    explanation: """
      The challenge at the end of a lesson tests what the lesson teaches, and what came before. Where no solution needs
      anything of what its episode names under `teaches`, nor any other challenge there, a learner passes it without the
      lesson, and learns that lessons may be skipped. Ask for something that needs the new concept, or move the
      challenge.
      """,
    wrong: [.files(SampleLessons.lessons(teachesFirst: "[python.call.len]", first: challenge("↓print('Ada')")))],
    right: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call, python.call.print, python.str]", first: challenge("print('Ada')"))),
      .files(SampleLessons.lessons(first: challenge("print('Ada')"))),
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    concepts.episodes.filter { !$0.taught.isEmpty }.compactMap { episode -> Finding? in
      let challenges = episode.tasks.filter(\.isChallenge)
      guard let first = challenges.last?.needed.first,
        !challenges.contains(where: { $0.needed.contains { episode.taught.contains($0.concept) } }),
        episode.taught.contains(where: { isSameLanguage($0, first.concept) })
      else { return nil }
      return Finding(
        at: episode.location(of: first.occurrence),
        "the challenge needs nothing that the lesson teaches",
        label: "it teaches \(episode.taught.map { "'\($0)'" }.joined(separator: ", "))",
        help: "ask for something that needs it, or move the challenge")
    }
  }

  private static func isSameLanguage(_ one: String, _ other: String) -> Bool {
    one.prefix { $0 != "." } == other.prefix { $0 != "." }
  }

  private static func challenge(_ solution: String) -> String {
    """
      - id: name
        type: challenge
        title: Say a name
        text: Print the name Ada.
        language: python
        solutions:
          - |
            \(solution)
        checks: [{result: Ada}]

    """
  }
}
