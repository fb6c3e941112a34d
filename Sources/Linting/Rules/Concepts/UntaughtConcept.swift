import Diagnostics

/// A task whose solutions need what no learner has met.
enum UntaughtConcept: ConceptRule {
  static let description = RuleDescription(
    "untaught-concept", .concepts, .warning, "a task needs what nothing before it teaches or shows",
    explanation: """
      To write a program, a learner must have met everything that it needs. Where every solution of an exercise or
      challenge uses something that no episode before it teaches, and that stands in no code before it that every
      learner sees, not even in the editor, nobody can find it but by chance. What only puts together two known things,
      such as a loop inside of a loop, may be found. Episodes that come before on some ways only do not count. Curricula
      that name nothing under `teaches` are left alone.
      """,
    wrong: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.print]",
          second: exercise(starter: "print('Ada')", solution: "↓print(max(3, 5))")))
    ],
    right: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.print, python.call.max]",
          second: exercise(starter: "print('Ada')", solution: "print(max(3, 5))"))),
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.print]",
          second: exercise(starter: "print(max(1, 2))", solution: "print(max(3, 5))"))),
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    concepts.episodes.enumerated().flatMap { index, episode in
      episode.tasks.compactMap { task -> Finding? in
        let missing = task.needed.filter { isMissing($0.concept, on: task.card, of: index, concepts) }
        guard let first = missing.first else { return nil }
        let names = missing.map { "'\($0.concept)'" }
        let all = (names.count > 1 ? [names.dropLast().joined(separator: ", ")] : []) + names.suffix(1)
        return Finding(
          at: episode.location(of: first.occurrence),
          "every solution needs \(all.joined(separator: " and ")), which nothing before this card teaches or shows",
          help: "teach it before, show it in the editor with `starter`, or find a solution without it")
      }
    }
  }

  /// Whether a learner has never met something when a task comes; what is taught anywhere is another rule's.
  private static func isMissing(
    _ concept: String, on card: Int, of index: Int, _ concepts: CurriculumConcepts
  ) -> Bool {
    guard concepts.teachesLanguage(of: concept), !TaughtConcept.isCombination(concept),
      concepts.teachers[concept] == nil, let entry = concepts.episodes[index][concept],
      entry.firstSeen >= card, !(entry.firstShown.map { $0 <= card } ?? false)
    else { return false }
    return concepts.isOpen(index, withoutSeeing: concept)
  }

  private static func exercise(starter: String, solution: String) -> String {
    """
      - id: write
        type: exercise
        text: Print the larger of 3 and 5.
        language: python
        starter: "\(starter)"
        solutions:
          - |
            \(solution)
        result: 5
        uses: [python.call.max]

    """
  }
}
