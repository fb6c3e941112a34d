internal import CurriculumBundle
internal import Diagnostics
internal import YAMLSource

/// Two cards of one episode that show the very same.
enum DuplicateCard: EpisodeRule {
  static let premise = Premise.card
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

        """),
      .cards(
        """
        - id: quiz
          type: quiz
          header: Signs
          passMark: 1
          questions:
            - {id: plus, type: trueFalse, text: A plus sign adds., answer: true}
            - {id: ↓add, type: trueFalse, text: A plus sign adds., answer: true}

        """),
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
    check(episode.episode.cards, episode) { episode.authored.cardNodes }
    for (card, node) in zip(episode.episode.cards, episode.authored.cardNodes) {
      guard case .quiz(let quiz) = card.content else { continue }
      check(quiz.questions, episode) { episode.document.elements(of: .questions, in: node) }
    }
  }

  private static func check(_ cards: [Card], _ episode: EpisodeContext, at nodes: () -> [YAMLTree.NodeID]) {
    let hashes = cards.indices.map { hash(of: cards[$0].content) }
    guard hashes.haveTwins else { return }
    let nodes = nodes()
    guard nodes.count == cards.count else { return }
    // Few cards come so far, and those are compared by all that they say.
    var first: [CardContent: Int] = [:]
    for index in cards.indices {
      if let twin = first[cards[index].content] {
        report(cards[index], at: nodes[index], asCopyOf: cards[twin], at: nodes[twin], in: episode)
      } else {
        first[cards[index].content] = index
      }
    }
  }

  /// A number that equal contents share, from the text and the size of the code.
  private static func hash(of content: CardContent) -> Int {
    let text = content.text.map(\.wordHash) ?? 0
    return text ^ (content.code?.utf8.count ?? 0) << 8
  }

  private static func report(
    _ card: Card, at node: YAMLTree.NodeID, asCopyOf original: Card, at place: YAMLTree.NodeID,
    in episode: EpisodeContext
  ) {
    episode.report(
      Self.self, at: episode.document.location(of: .id, in: node),
      "the card '\(card.id)' shows the very same as '\(original.id)'",
      notes: [
        Diagnostic.Note("the first of the two is here", at: episode.document.location(of: .id, in: place))
      ],
      help: "rewrite one of them, or take it out")
  }
}
