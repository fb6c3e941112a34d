import Diagnostics
import Evidence

/// Something that is taught and practised, and that nothing ever asks for.
enum UnaskedConcept: ConceptRule {
  static let description = RuleDescription(
    "unasked-concept", .concepts, .info, "something is taught and practiced, but never asked",
    explanation: """
      A program that only has to be run works without being understood. Whether a learner has understood shows a
      question about code, a puzzle, an exercise or a challenge; each concept under `teaches` that is practised should
      be in one of them, here or later.
      """,
    wrong: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[↓python.call.len]", first: SampleLessons.executor("print(len('Ada'))", prints: "3")))
    ],
    right: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.len]",
          first: SampleLessons.executor("print(len('Ada'))", prints: "3")
            + """
              - id: ask
                type: questionWithCode
                code: print(len('Eve'))
                text: What does it print?
                answers: [3, Eve, ERROR]
                correctAnswerIndex: 0

            """))
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    concepts.firstTeachings.compactMap { (episode, place, concept) -> Finding? in
      guard concepts.has(.practised, concept), !concepts.has(.asked, concept) else { return nil }
      return Finding(
        at: episode.authored.document.item.teaches(at: place),
        "'\(concept)' is taught here and practiced, but nothing asks for it",
        help: "ask about a program that uses it, or give a task that needs it")
    }
  }
}
