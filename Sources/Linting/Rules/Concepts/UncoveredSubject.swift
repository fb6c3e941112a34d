import Authoring
import Diagnostics

/// A concept that a module says to teach, and that none of its episodes introduces.
enum UncoveredSubject: CurriculumRule {
  static let description = RuleDescription(
    "uncovered-subject", .concepts, .warning, "a module says that it teaches what none of its episodes introduces",
    explanation: """
      `teaches` in module.yaml is the subject of a module, so that those who plan a course and those who approve a
      module see what learners can do after it. Each concept in it should be under `teaches` of one of its episodes.
      `concept-outside-subject` reports the opposite.
      """,
    wrong: [.files(SampleModules.teaching("[python.call.print, ↓python.while]", episode: "[python.call.print]"))],
    right: [
      .files(SampleModules.teaching("[python.call.print]", episode: "[python.call.print]")),
      .files(SampleModules.teaching(nil, episode: "[python.call.print]")),
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.authored.modules.filter(\.isWhole).flatMap { module -> [Finding] in
      let taught = Set(module.blocks.flatMap(\.episodes).flatMap(\.header.teaches))
      return module.teaches.enumerated().compactMap { index, concept -> Finding? in
        guard !taught.contains(concept) else { return nil }
        let known = TaughtConcept.isKnown(concept)
        let near = known ? nil : TaughtConcept.nearest(to: concept)
        return Finding(
          at: module.document.item.teaches(at: index),
          "the module '\(module.path)' says that it teaches '\(concept)', but none of its episodes does",
          help: near.map { "write `\($0)`" } ?? "write an episode with it under `teaches`, or take it out")
      }
    }
  }
}
