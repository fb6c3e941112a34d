import Diagnostics
import Evidence

/// Something that is taught, and then never used by a learner.
enum UnpracticedConcept: ConceptRule {
  static let description = RuleDescription(
    "unpracticed-concept", .concepts, .warning, "something is taught, and no learner ever does anything with it",
    explanation: """
      What is only read is forgotten. Each concept under `teaches` should be in a program with which the learner does
      something: runs it, answers a question about it, builds it or writes it. All episodes are looked at, since
      practice may come later.
      """,
    wrong: [.files(SampleLessons.lessons(teachesFirst: "[python.call.print, ↓python.call.len]"))],
    right: [
      .files(
        SampleLessons.lessons(
          teachesFirst: "[python.call.print, python.call.len]",
          second: SampleLessons.executor("print(len('Ada'))", prints: "3")))
    ])

  static func findings(in concepts: CurriculumConcepts) -> [Finding] {
    concepts.firstTeachings.compactMap { (episode, place, concept) -> Finding? in
      guard !concepts.has(.practised, concept), !concepts.has(.asked, concept) else { return nil }
      return Finding(
        at: episode.authored.document.item.teaches(at: place),
        "'\(concept)' is taught here, but no program that a learner runs, reads for a question or writes uses it",
        help: "add a program to run or to write, or take it out of `teaches`")
    }
  }
}
