import Authoring
import CurriculumBundle
import Diagnostics

/// Stars of an episode that do not tell learners apart.
enum RedundantStars: EpisodeRule {
  static let description = RuleDescription(
    "redundant-stars", .progress, .warning, "stars of an episode that do not tell how well it went",
    isAboutNeedlessContent: true,
    explanation: """
      `stars` counts the wrong answers that a learner gave in the episode. Where it asks nothing, everybody gets three
      stars, and where two stars allow fewer wrong answers than three, nobody ever gets two. Stars that say nothing are
      soon worth nothing.
      """,
    wrong: [
      .episode(SampleLessons.episode("stars: {three: ↓0, two: 2}")),
      .episode(episode(two: "↓0")),
    ],
    right: [.episode(episode(two: "2"))])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    guard let stars = episode.header.stars else { return [] }
    if !episode.cards.contains(where: \.content.asksQuestions) {
      return [
        Finding(
          at: episode.document.item.threeStars, "nothing in the episode can be answered wrongly",
          help: "ask a question, or take 'stars' out", fixes: episode.document.advice(toTakeOutEntry: .stars))
      ]
    }
    guard stars.two <= stars.three else { return [] }
    return [
      Finding(
        at: episode.document.item.twoStars, "two stars allow no more wrong answers than three, so nobody gets two",
        help: "make 'two' at least \(stars.three + 1)",
        fixes: episode.document.advice(toReplace: episode.document.item.twoStars, by: "\(stars.three + 1)"))
    ]
  }

  private static func episode(two: String) -> String {
    """
    title: Say hello
    stars: {three: 1, two: \(two)}
    cards:
      - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """
  }
}
