internal import Diagnostics

/// A card that a dash too many cuts in two.
enum SplitCard {
  static let description = RuleDescription(
    "split-card", .structure, .error, "a card that a dash too many cuts in two",
    explanation: """
      Each dash in the list of cards begins a card. With one before `type`, the id is a card by itself, and the rest is
      another one that has no id. Only the first key of a card has a dash; the others stand below it.
      """,
    wrong: [.cards("- id: hello\n- ↓type: description\n  header: Hello\n  text: Follow my lead.\n")],
    right: [.cards("- id: hello\n  type: description\n  header: Hello\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  /// A dash before a key that belongs to the card above, which begins with the first key.
  static func splitCard(
    _ key: String, at location: Location, after first: (key: String, location: Location)
  ) -> Diagnostic {
    SplitCard.description.finding(
      at: location, "the dash before '\(key)' begins another card, and the one above has no '\(key)' yet",
      notes: [Diagnostic.Note("the card above begins here", at: first.location)],
      help: "take the dash out, and indent `\(key)` like `\(first.key)` above")
  }
}
