import Diagnostics

/// A card that a dash too many cuts in two.
enum SplitCard {
  static let description = RuleDescription(
    "split-card", .structure, .error, "a card that a dash too many cuts in two",
    explanation: """
      Each dash in the list of cards begins a card. With one before `type`, the id is a card by itself, and the rest is
      another one that has no id. Only the first key of a card has a dash; the others are below it.
      """,
    wrong: [.cards("- id: hello\n- ↓type: description\n  header: Hello\n  text: Follow my lead.\n")],
    right: [.cards("- id: hello\n  type: description\n  header: Hello\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  /// A dash before a key of the card that begins above, and how many such dashes follow each other.
  static func splitCard(_ key: String, count: Int, at location: Location, after first: Location) -> Diagnostic {
    SplitCard.description.finding(
      at: location, "the dash before '\(key)' begins another card, and the one above has no '\(key)' yet",
      notes: [Diagnostic.Note("the card above begins here", at: first)],
      help: count == 1
        ? "take the dash out, and indent `\(key)` like the key above"
        : "take this dash and the \(count == 2 ? "next" : "\(count - 1) after it") out, and indent the keys alike")
  }
}
