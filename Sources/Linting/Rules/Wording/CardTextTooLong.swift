internal import Diagnostics

/// More text on a card than a phone shows at once.
enum CardTextTooLong: CardRule {
  static let description = RuleDescription(
    "card-text-too-long", .wording, .warning, "the text of a card is longer than a phone shows at once",
    explanation: """
      A child reads a card at a glance. What has to be scrolled is not read, and the Run button slips off the screen. Say
      one thing on a card; make two cards of two things. The limit is `limits: {cardText: 240}` in `curriculum.yaml`.
      """,
    wrong: [.cards(look("↓" + String(repeating: "Follow my lead. ", count: 16) + "Stop."))],
    right: [.cards(look(String(repeating: "Follow my lead. ", count: 10) + "Stop."))])

  static func check(_ card: CardContext) {
    let limit = card.limits.cardText
    guard let text = card.content.text, text.isLonger(than: limit) else { return }
    card.report(
      Self.self, at: card.location(of: "text"), "the text of the card '\(card.authored.card.id)' is too long",
      label: "\(text.count) characters, but \(limit) are enough", help: "shorten it, or make two cards of it")
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
