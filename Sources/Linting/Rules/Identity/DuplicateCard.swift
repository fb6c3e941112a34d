import Authoring
import CurriculumBundle
import Diagnostics

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
      .cards(SampleCards.look() + SampleCards.look(id: "↓look-again")),
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

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let cards = findings(in: episode.cards, text: { episode.shownTexts(at: $0)?.text }) {
      Array(episode.authored.cards)
    }
    guard episode.authored.traits.contains(.quiz) else { return cards }
    return cards
      + episode.cards.enumerated().flatMap { place, quiz in
        let questions = quiz.content.questions
        return findings(in: questions, text: { questions[$0].content.text }) {
          episode.authored.card(at: place).questions
        }
      }
  }

  /// All that a card says, but for whether an app may show its solution.
  private struct Says: Hashable {
    let content: CardContent
    var task: AuthoredTask?

    init(_ card: AuthoredCard) {
      (content, task) = (card.card.content, card.task)
      task?.reveal = nil
    }
  }

  private static func findings(
    in cards: [Card], text: (Int) -> String?, authored: () -> [AuthoredCard]
  ) -> [Finding] {
    let hashes = cards.indices.map { hash(of: cards[$0].content, text($0)) }
    guard hashes.haveTwins else { return [] }
    // Few cards come so far, and those are compared by all that they say.
    var first: [Says: AuthoredCard] = [:]
    var findings: [Finding] = []
    for card in authored() {
      let says = Says(card)
      if let twin = first[says] { findings.append(finding(on: card, asCopyOf: twin)) } else { first[says] = card }
    }
    return findings
  }

  /// A number that equal contents share, from the text and the size of the code.
  private static func hash(of content: CardContent, _ text: String?) -> Int {
    let text = text.map(\.wordHash) ?? 0
    return text ^ (content.code?.utf8.count ?? 0) << 8
  }

  private static func finding(on card: AuthoredCard, asCopyOf original: AuthoredCard) -> Finding {
    Finding(
      at: card.location, "the card '\(card.card.id)' shows the very same as '\(original.card.id)'",
      notes: [Diagnostic.Note("the first of the two is here", at: original.location)],
      help: "rewrite one of them, or take it out")
  }
}
