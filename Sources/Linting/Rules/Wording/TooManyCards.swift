import Diagnostics

/// An episode that is too long for one sitting.
enum TooManyCards: EpisodeRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "too-many-cards", .wording, .warning, "an episode has more cards than fit into one sitting",
    explanation: """
      A learner finishes an episode in one go, or leaves it half done and comes back less gladly. When an episode grows,
      it usually teaches two things: make two episodes of it. The limit is `limits: {episodeCards: 20}` in
      `curriculum.yaml`.
      """,
    wrong: [.episode(episode(cards: 21, mark: "↓"))],
    right: [.episode(episode(cards: 20))])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let (cards, limit) = (episode.cards, episode.limits.episodeCards)
    guard cards.count > limit else { return [] }
    return [
      Finding(
        at: episode.authored.card(at: limit).location,
        "the episode '\(episode.header.id)' has \(cards.count) cards",
        label: "this is card \(limit + 1), but \(limit) are enough", help: "make two episodes of it")
    ]
  }

  /// An episode of so many cards, with a mark on the last.
  private static func episode(cards: Int, mark: String = "") -> String {
    var text = "title: Say hello\ncards:\n"
    for number in 1..<cards {
      text += "  - {id: run-\(number), type: executor, text: Press Run., code: print(\(number)), result: \(number)}\n"
    }
    return text + "  - {id: \(mark)done, type: finished, header: Well done!, text: You did it.}\n"
  }
}
