import CurriculumBundle
import Diagnostics

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
    let (cards, authored) = (episode.cards, episode.authored)
    return findings(in: cards, of: "the episode") { authored.card(at: $0).location }
      + cards.indices.flatMap { index -> [Finding] in
        guard case .quiz(let quiz) = cards[index].content else { return [] }
        let questions = Lazy { authored.card(at: index).questions }
        return findings(in: quiz.questions, of: "the quiz") { questions.value[$0].location }
      }
  }

  private static func findings(
    in cards: [Card], of container: String, at location: (Int) -> Location
  ) -> [Finding] {
    guard cards.indices.map({ cards[$0].id.byteHash }).haveTwins else { return [] }
    var findings: [Finding] = []
    var places: [String: Int] = [:]
    places.reserveCapacity(cards.count)
    for index in cards.indices {
      guard let first = places.updateValue(index, forKey: cards[index].id) else { continue }
      places[cards[index].id] = first
      findings.append(
        Finding(
          at: location(index),
          "an earlier card of \(container) has the id '\(cards[index].id)' already",
          notes: [Diagnostic.Note("the first card with this id is here", at: location(first))],
          help: "give the newer of the two cards an id of its own"))
    }
    return findings
  }
}
