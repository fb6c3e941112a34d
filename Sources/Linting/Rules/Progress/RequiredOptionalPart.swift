import CurriculumBundle
import Diagnostics

/// Something that is not optional requires something that is.
enum RequiredOptionalPart: CurriculumRule {
  static let description = RuleDescription(
    "required-optional-part", .progress, .warning, "a learner who leaves out the optional parts cannot finish",
    explanation: """
      A simulated learner leaves out everything that is optional. Where another part then stays locked, the optional one
      is not optional at all, and a learner who trusts the word gets stuck. Take the requirement or the word out, or
      make the part that waits optional, too.
      """,
    wrong: [.files(optional(second: "requires: [training/printing/say-hello]\n", title: "↓Say goodbye"))],
    right: [
      .files(optional(second: "", title: "Say goodbye")),
      .files(optional(second: "optional: true\nrequires: [training/printing/say-hello]\n", title: "Say goodbye")),
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.outline.used.hasOptional else { return [] }
    let rules = curriculum.outline.unlocking
    let (everything, needed) = (curriculum.learners.doesEverything.map, curriculum.learners.leavesOutOptional)
    return ShutChains(needed).causes.compactMap { cause -> Finding? in
      guard let step = cause.first, everything.isOpen(step.episode), !isOptional(step.episode, rules),
        let item = curriculum.outline[step.episode]
      else { return nil }
      return Finding(
        at: item.document.item.title,
        "a learner who leaves out what is optional cannot open '\(item.path)'", label: step.reason.label,
        notes: curriculum.notes(on: cause), help: "take the requirement out, or make '\(item.path)' optional, too")
    }
  }

  private static func isOptional(_ episode: ItemPath, _ rules: UnlockRules) -> Bool {
    rules[episode]?.isOptional == true || episode.parent.flatMap { rules[$0]?.isOptional } == true
  }

  /// A block of an optional episode and another.
  private static func optional(second: String, title: String) -> [String: String] {
    var files = SampleLessons.twoEpisodes(first: "optional: true\n", second: second)
    let path = "training/printing/say-goodbye.yaml"
    files[path] = files[path]?.replacing("title: Say goodbye", with: "title: \(title)")
    return files
  }
}
