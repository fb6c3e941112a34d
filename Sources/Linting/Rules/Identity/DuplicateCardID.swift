import CurriculumBundle
import Diagnostics
import YAMLSource

/// Two cards of one episode under one id.
enum DuplicateCardID: EpisodeRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-card-id", .identity, .error, "two cards of an episode have the same id",
    explanation: """
      A learner's progress is kept under the ids of cards. Two cards with one id are one card to an app: whoever answers
      the first has already answered the second and never gets to try it. Give the newer card an id of its own; ids of
      cards that were published stay as they are.
      """,
    wrong: [
      .cards(SampleCards.look() + SampleCards.look(id: "↓look", header: "Look again", text: "It is still there."))
    ],
    right: [
      .cards(SampleCards.look() + SampleCards.look(id: "look-again", header: "Look again", text: "It is still there."))
    ])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let (cards, nodes) = (episode.episode.cards, episode.authored.cardNodes)
    return findings(in: cards, at: nodes, of: "the episode", episode)
      + zip(cards, nodes).flatMap { (card, node) -> [Finding] in
        guard case .quiz(let quiz) = card.content else { return [] }
        let nodes = episode.document.elements(of: .questions, in: node)
        return findings(in: quiz.questions, at: nodes, of: "the quiz", episode)
      }
  }

  private static func findings(
    in cards: [Card], at nodes: [YAMLTree.NodeID], of container: String, _ episode: EpisodeContext
  ) -> [Finding] {
    guard nodes.count == cards.count, cards.indices.map({ cards[$0].id.byteHash }).haveTwins else { return [] }
    var findings: [Finding] = []
    var places: [String: Int] = [:]
    places.reserveCapacity(cards.count)
    for index in cards.indices {
      guard let first = places.updateValue(index, forKey: cards[index].id) else { continue }
      places[cards[index].id] = first
      findings.append(
        Finding(
          at: episode.document.location(of: .id, in: nodes[index]),
          "an earlier card of \(container) has the id '\(cards[index].id)' already",
          notes: [
            Diagnostic.Note(
              "the first card with this id is here", at: episode.document.location(of: .id, in: nodes[first]))
          ],
          help: "give the newer of the two cards an id of its own"))
    }
    return findings
  }
}
