internal import CurriculumBundle
internal import Diagnostics

/// Two cards of one episode that show the very same.
enum DuplicateCard: EpisodeRule {
  static let description = RuleDescription(
    "duplicate-card", .identity, .warning, "two cards of an episode show the very same",
    explanation: """
      A learner who meets the same card again wonders whether the app got stuck. Most often somebody copied a card, gave
      it a new id and forgot to write the new content. Where practice is meant, change the question a little.
      """,
    wrong: [
      .cards(
        """
        - id: look
          type: description
          header: Look
          text: Follow my lead.
        - id: ↓look-again
          type: description
          header: Look
          text: Follow my lead.

        """)
    ],
    right: [
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: What changed?
          code: print(1)
        - id: look-again
          type: descriptionWithCode
          header: Look
          text: What changed?
          code: print(2)

        """)
    ])

  static func check(_ episode: EpisodeContext) {
    let cards = episode.episode.cards
    let sizes = cards.map { size(of: $0.content) }
    let places = cards.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    var group = 0
    for position in places.indices.dropFirst() {
      if sizes[places[position]] != sizes[places[group]] { group = position }
      let card = places[position]
      let twin = places[group..<position].first { cards[$0].content == cards[card].content }
      if let twin { report(card: card, asCopyOf: twin, in: episode) }
    }
  }

  /// Sizes tell cards apart at almost no cost; contents are compared only where sizes agree.
  private static func size(of content: CardContent) -> Int {
    (content.text?.utf8.count ?? 0) << 20 ^ (content.code?.utf8.count ?? 0) << 8
  }

  private static func report(card index: Int, asCopyOf twin: Int, in episode: EpisodeContext) {
    let (card, original) = (episode.authored.card(at: index), episode.authored.card(at: twin))
    episode.report(
      Self.self, at: card.location,
      "the card '\(card.card.id)' shows the very same as '\(original.card.id)'",
      notes: [Diagnostic.Note("the first of the two is here", at: original.location)],
      help: "rewrite one of them, or take it out")
  }
}
