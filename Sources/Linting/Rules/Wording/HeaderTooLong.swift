import Diagnostics

/// A header that does not fit on one line.
enum HeaderTooLong: CardRule {
  static let description = RuleDescription(
    "header-too-long", .wording, .warning, "a header does not fit on one line of a phone",
    explanation: """
      A header says in a few words what a card is about. A long one wraps or is cut off, and then it competes with the
      text. The limit is `limits: {header: 30}` in `curriculum.yaml`.
      """,
    wrong: [.cards(look("↓All that you ever wanted to know about print()"))],
    right: [.cards(look("Meet print()"))])

  static func findings(in card: CardContext) -> [Finding] {
    let limit = card.limits.header
    guard let header = card.content.header, header.isLonger(than: limit) else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.header), "the header of the card '\(card.authored.id)' is too long",
        label: "\(header.count) characters, but a phone shows \(limit)", help: "say it in fewer words")
    ]
  }

  private static func look(_ header: String) -> String {
    "- id: look\n  type: description\n  header: \(header)\n  text: Follow my lead.\n"
  }
}
