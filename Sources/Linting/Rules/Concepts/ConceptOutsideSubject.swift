import Authoring
import Diagnostics

/// A concept that an episode introduces, and that its module does not say to teach.
enum ConceptOutsideSubject: CurriculumRule {
  static let description = RuleDescription(
    "concept-outside-subject", .concepts, .warning,
    "an episode introduces what its module does not say that it teaches",
    explanation: """
      `teaches` in module.yaml is the subject of a module. What an episode introduces besides is a surprise for whoever
      planned the course, and for learners who chose the module by what it promises. Modules without `teaches` are left
      alone. `uncovered-subject` reports the opposite.
      """,
    wrong: [.files(SampleModules.teaching("[python.call.print]", episode: "[python.call.print, ↓python.int]"))],
    right: [
      .files(SampleModules.teaching("[python.int, python.call.print]", episode: "[python.call.print, python.int]"))
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.authored.modules.filter { !$0.teaches.isEmpty }.flatMap { module -> [Finding] in
      let subject = Set(module.teaches)
      return module.blocks.flatMap(\.episodes).flatMap { episode in
        episode.header.teaches.enumerated().compactMap { index, concept -> Finding? in
          guard !subject.contains(concept) else { return nil }
          return Finding(
            at: episode.document.item.teaches(at: index),
            "'\(concept)' is taught here, but is not in `teaches` of the module '\(module.path)'",
            help: "add it to `teaches` in '\(module.document.source.path)', or teach it in another module")
        }
      }
    }
  }
}
