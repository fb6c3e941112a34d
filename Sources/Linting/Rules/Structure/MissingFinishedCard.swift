import CurriculumBundle
import Diagnostics

/// An episode without a card that ends it.
enum MissingFinishedCard: EpisodeRule {
  static let description = RuleDescription(
    "missing-finished-card", .structure, .error, "an episode has no `finished` card",
    explanation: """
      The `finished` card is what marks an episode as done. Without it a learner goes through every card and still has
      not finished, so the next episode stays locked. It is also the moment to be proud: say what they can do now.
      """,
    wrong: [
      .episode(
        """
        title: Say hello
        cards:
          - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
          - {id: ↓bye, type: description, header: Bye, text: See you soon.}

        """)
    ],
    right: [
      .episode(SampleLessons.episode(praise: "You can press Run."))
    ])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let cards = episode.cards
    guard !cards.isEmpty, !episode.authored.traits.contains(.end) else { return [] }
    let last = episode.authored.card(at: cards.count - 1)
    return [
      Finding(
        at: last.location, "the episode '\(episode.header.id)' ends without a 'finished' card",
        label: "the last card is of type '\(last.card.content.kindName)'",
        help: "add a card of type `finished` at the end")
    ]
  }
}
