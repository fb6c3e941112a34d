internal import Diagnostics

/// Two cards of one episode under one id.
enum DuplicateCardID: EpisodeRule {
  static let description = RuleDescription(
    "duplicate-card-id", .identity, .error, "two cards of an episode have the same id",
    explanation: """
      A learner's progress is kept under the ids of cards. Two cards with one id are one card to an app: whoever answers
      the first has already answered the second and never gets to try it. Give the newer card an id of its own; ids of
      cards that were published stay as they are.
      """,
    wrong: [
      .cards(
        """
        - id: look
          type: description
          header: Look
          text: Follow my lead.
        - id: ↓look
          type: description
          header: Look again
          text: It is still there.

        """)
    ],
    right: [
      .cards(
        """
        - id: look
          type: description
          header: Look
          text: Follow my lead.
        - id: look-again
          type: description
          header: Look again
          text: It is still there.

        """)
    ])

  static func check(_ episode: EpisodeContext) {
    let cards = episode.episode.cards
    guard cards.indices.map({ cards[$0].id.byteHash }).haveTwins else { return }
    var places: [String: Int] = [:]
    places.reserveCapacity(cards.count)
    for index in cards.indices {
      guard let first = places.updateValue(index, forKey: cards[index].id) else { continue }
      places[cards[index].id] = first
      episode.report(
        Self.self, at: episode.authored.card(at: index).location,
        "an earlier card of the episode has the id '\(cards[index].id)' already",
        notes: [Diagnostic.Note("the first card with this id is here", at: episode.authored.card(at: first).location)],
        help: "give the newer of the two cards an id of its own")
    }
  }
}
