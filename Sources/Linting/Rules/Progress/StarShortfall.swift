import CurriculumBundle
import Diagnostics

/// A number of stars that holds up a learner who earns the fewest.
enum StarShortfall: CurriculumRule {
  static let description = RuleDescription(
    "star-shortfall", .progress, .info, "a learner with the fewest stars has to go back for more",
    explanation: """
      A simulated learner finishes everything that is not optional with one star each. Where that is not enough to open
      what comes next, real learners who find it hard have to go back and do better. That can be meant so; look whether
      it is, since they may give up instead.
      """,
    wrong: [.files(SampleLessons.starsBlock(requiring: "↓2"))],
    right: [.files(SampleLessons.starsBlock(requiring: "1"))],
    cases: RuleDescription.Cases(
      wrong: [], right: [.files(SampleLessons.starsBlock(requiring: "2", stars: "{finished: 2}"))]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.outline.used.hasStars else { return [] }
    let (least, most) = (curriculum.learners.doesTheLeast.map, curriculum.learners.leavesOutOptional.map)
    return curriculum.outline.items.compactMap { item -> Finding? in
      guard item.kind != "episode", let gate = curriculum.outline.unlocking[item.path]?.lock.stars?.first else {
        return nil
      }
      let earned = least.starsEarned(before: item.path)
      guard earned < gate.count, most.starsEarned(before: item.path) >= gate.count else { return nil }
      return Finding(
        at: item.document.item.requiresStars,
        "a learner with the fewest stars has \(earned) of the \(gate.count) that '\(item.path)' requires",
        help: "require \(max(earned, 1)), or leave it if they should go back",
        fixes: item.document.advice(
          toReplace: item.document.item.requiresStars, by: "\(max(earned, 1))"))
    }
  }
}
