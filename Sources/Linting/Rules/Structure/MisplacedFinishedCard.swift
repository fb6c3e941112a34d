import CurriculumBundle
import Diagnostics

/// A card that ends the episode before its last card.
enum MisplacedFinishedCard: EpisodeRule {
  static let description = RuleDescription(
    "misplaced-finished-card", .structure, .error, "a `finished` card is not the last card",
    explanation: """
      An episode is over at its `finished` card. Cards behind it are never shown, so what they teach is missing later,
      and nobody notices. Keep one `finished` card, and keep it at the end.
      """,
    wrong: [
      .cards(
        """
        - id: done
          type: ↓finished
          header: Well done!
          text: You did it.

        """ + lastCards)
    ],
    right: [.cards(lastCards)])

  private static let lastCards = """
    - id: more
      type: description
      header: More
      text: There is more to see.
    - id: really-done
      type: finished
      header: Well done!
      text: You did all of it.

    """

  static func findings(in episode: EpisodeContext) -> [Finding] {
    guard episode.authored.traits.contains(.behindEnd) else { return [] }
    let cards = episode.cards
    return cards.indices.dropLast().filter { cards[$0].content.kind == .finished }.map { index -> Finding in
      let behind = cards.count - index - 1
      return Finding(
        at: episode.authored.card(at: index).typeLocation,
        "the 'finished' card '\(cards[index].id)' is not the last card of the episode",
        label: behind == 1 ? "1 card behind it is never shown" : "\(behind) cards behind it are never shown",
        help: "move it to the end, or take it out")
    }
  }
}
