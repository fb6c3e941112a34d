import Authoring
import Diagnostics
import Support

/// A pack that names a card that is not in its library.
enum UnknownPackCard: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "unknown-pack-card", .structure, .error, "a pack of a card library names an unknown card",
    explanation: """
      A pack is printed and handed out as a whole, and a `deck` may name it in the place of its cards. A name in it that
      no card of the library has would leave the learner without the card that was meant.
      """,
    wrong: [.files(pack("[Step, ↓Lefd]"))],
    right: [.files(pack("[Step, Left]"))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    (curriculum.authored.modules + curriculum.drafts).compactMap(\.library).flatMap { library in
      let known = library.cards.map(\.name.value)
      return library.packs.flatMap { pack in
        pack.cards.value.enumerated().filter { !known.contains($1) }.map { index, name in
          let location = library.location(of: pack.cards, at: index)
          let near = nearestName(to: name, among: known)
          return Finding(
            at: location, "the library has no card '\(shortened(name))'",
            label: near.map { "did you mean '\($0)'?" },
            help: near.map { "write `\($0)`" } ?? "name one of \(known.joined(separator: ", "))",
            fixes: near.map { library.document.advice(toReplace: location, by: $0) } ?? [])
        }
      }
    }
  }

  /// A library of two cards with a pack.
  private static func pack(_ cards: String) -> [String: String] {
    [
      "training/cards.yaml": """
      cards:
        - {number: 0, name: Step, description: Go one tile ahead., command: forward}
        - {number: 1, name: Left, description: Turn left., command: left}
      packs:
        - {name: First steps, cards: \(cards)}

      """
    ]
  }
}
