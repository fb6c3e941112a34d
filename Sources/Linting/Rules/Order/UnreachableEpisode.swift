import Authoring
import CurriculumBundle
import Diagnostics

/// An episode that no learner ever gets to.
enum UnreachableEpisode: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-episode", .order, .error, "a learner who does everything cannot finish",
    explanation: """
      A simulated learner opens whatever is open and finishes it with all its stars, by the very rules that apps follow,
      until nothing new opens. When episodes remain locked, no real learner gets to them either. For each cause the
      first of them is shown with what it requires, and the whole cycle where items require each other. Where another
      rule names the cause as an error, that finding is enough; this one is the net below them, also when somebody
      silenced the cause, made it milder or switched it off.
      """,
    wrong: [
      .files(
        SampleLessons.twoEpisodes(first: "requires: [training/printing/say-goodbye]\n")
          .merging([
            "training/printing/say-hello.yaml": SampleLessons.episode(
              "requires: [training/printing/say-goodbye]", title: "↓Say hello"),
            "curriculum.yaml": SampleLessons.curriculum("lint: {rules: {later-prerequisite: off}}"),
          ]) { _, new in new })
    ],
    right: [.files(SampleLessons.twoEpisodes(first: ""))])

  static let yieldsTo: [Cause] = [
    .noted("unknown-prerequisite"), .noted("self-prerequisite"), .noted("later-prerequisite"),
    .noted("prerequisite-cycle"), .noted("dead-end"), .noted("unreachable-star-total"), .cycle("prerequisite-cycle"),
  ]

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard !curriculum.learners.neverOpen.isEmpty else { return [] }
    return ShutChains(curriculum.learners.doesEverything).causes.compactMap { cause -> Finding? in
      guard let first = cause.first, let item = curriculum.outline[first.episode] else { return nil }
      return Finding(
        at: item.document.item.title,
        "a learner who does everything cannot open '\(item.path)'", label: first.reason.label,
        notes: curriculum.notes(on: cause) + [curriculum.neverOpens(item.episodes.lowerBound)],
        help: help(first, isInCircle: cause.count > 1, curriculum))
    }
  }

  /// What to do about the first episode of a cause.
  private static func help(_ step: ShutChains.Step, isInCircle: Bool, _ curriculum: CurriculumContext) -> String {
    switch step.reason {
    case .waitsFor: "require what comes before it, or nothing"
    case .waitsForOne:
      CurriculumContext.wayToOpen(
        step.episode, from: curriculum.linkEnds[step.episode.parent] ?? [], isInCircle: isInCircle)
    case .needsStars: "require fewer stars, or give more of them before it"
    case .needsAccessCode: "take `access` out"
    }
  }
}
