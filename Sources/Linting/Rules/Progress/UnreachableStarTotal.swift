import CurriculumBundle
import Diagnostics

/// More stars are required than there are.
enum UnreachableStarTotal: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-star-total", .progress, .error, "more stars are required than there are before it",
    explanation: """
      `requiresStars` counts the stars that a learner has earned in what comes before the item. Where there are fewer of
      them than it asks for, it stays locked even for a learner who has earned every one. Stars come from episodes with
      `stars` and from challenges with `stars`, three each, or from an episode as many as its `finished` says.
      """,
    wrong: [.files(SampleLessons.starsBlock(requiring: "↓4"))],
    right: [.files(SampleLessons.starsBlock(requiring: "3"))],
    cases: RuleDescription.Cases(
      wrong: [.files(SampleLessons.starsBlock(requiring: "↓2", stars: "{finished: 1}"))],
      right: [.files(SampleLessons.starsBlock(requiring: "1", stars: "{finished: 1}"))]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.outline.used.hasStars else { return [] }
    let rules = curriculum.outline.unlocking
    let sums = Lazy {
      rules.episodePaths.reduce(into: [0]) { sums, path in
        sums.append((sums.last ?? 0) + (rules[path]?.starCount ?? 0))
      }
    }
    return curriculum.outline.items.filter { $0.kind != "episode" }.flatMap { item in
      (rules[item.path]?.lock.stars ?? []).compactMap { gate -> Finding? in
        let possible = sums.value[item.episodes.lowerBound]
        guard possible < gate.count else { return nil }
        let fact = possible == 0 ? "nothing before it gives any" : "there are only \(possible) before it"
        return Finding(
          at: item.document.item.requiresStars,
          "the \(item.kind) '\(item.path)' requires \(counted(gate.count, "star")), but \(fact)",
          help: possible == 0 ? "take it out, or give stars in what comes before" : "require \(possible) at most",
          fixes: possible == 0
            ? item.document.advice(toTakeOutEntry: .requiresStars)
            : item.document.advice(toReplace: item.document.item.requiresStars, by: "\(possible)"))
      }
    }
  }
}
