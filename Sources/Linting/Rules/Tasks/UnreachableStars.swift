import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import Robot

/// Stars that no program can earn.
enum UnreachableStars: TaskRule {
  static let description = RuleDescription(
    "unreachable-stars", .tasks, .error, "no program is short enough for the stars",
    explanation: """
      Learners who want all the stars try again and again. When no program at all is that short, they can never have
      them; the linter looks for the least number of cards. Set `three` to what the best program needs,
      and `two` above it.
      """,
    wrong: [.cards(SampleLevels.coin(more: "stars: {three: ↓1, two: 2}"))],
    right: [.cards(SampleLevels.coin(more: "stars: {three: 2, two: 3}"))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let stars = task.task.stars else { return [] }
    return [
      finding(onOrderOf: stars, card), finding(onLimitOf: stars, task, card), finding(onThreeOf: stars, task, card),
    ]
    .compactMap { $0 }
  }

  /// Two stars that are harder to earn than three.
  private static func finding(onOrderOf stars: StarThresholds, _ card: CardContext) -> Finding? {
    guard stars.two < stars.three else { return nil }
    let two = card.location(of: card.fields.stars?.value.two)
    return Finding(
      at: two, "two stars ask for a shorter program than three", help: "make 'two' at least \(stars.three)",
      fixes: card.document.advice(toReplace: two, by: "\(stars.three)"))
  }

  /// Two stars for a program that is longer than the limit.
  private static func finding(onLimitOf stars: StarThresholds, _ task: TaskContext, _ card: CardContext) -> Finding? {
    guard let limit = task.task.cardLimit, stars.two > limit, stars.two >= stars.three else { return nil }
    let two = card.location(of: card.fields.stars?.value.two)
    return Finding(
      at: two, "'cardLimit' is \(limit), so a program of \(stars.two) never earns stars",
      help: "make 'two' \(limit) at most, or raise the limit",
      fixes: stars.three <= limit ? card.document.advice(toReplace: two, by: "\(limit)") : [])
  }

  /// Three stars that no program earns, or no solution where nobody knows of others.
  private static func finding(onThreeOf stars: StarThresholds, _ task: TaskContext, _ card: CardContext) -> Finding? {
    let sizes = task.evidence.solutions.filter(\.isRight).compactMap(\.size)
    guard let best = sizes.min(), best > stars.three else { return nil }
    guard let level = task.evidence.level else {
      let elements = "\(best) \(task.task.language.partName(best))"
      return finding("the shortest solution has \(elements), too many for three stars", best, card)
    }
    guard level.threeStars == .no else { return nil }
    return finding(
      "no program solves the level with \(counted(stars.three, "card")) or fewer", level.fewestCards ?? best, card)
  }

  private static func finding(_ message: String, _ best: Int, _ card: CardContext) -> Finding {
    Finding(
      at: card.location(of: card.fields.stars?.value.three), message,
      help: "make 'three' \(best), the fewest that are known to solve it")
  }
}
