import Authoring
import Diagnostics

/// A number or name that a card library has twice.
enum DuplicateLibraryName: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-library-name", .structure, .error, "a card library has a number or a name twice",
    explanation: """
      An app knows a card that lies on the table by its number, and a `deck` names cards and packs by their names. Where
      two have the same, a learner lays one card and the robot follows the other. Names that differ in capitals alone
      look the same on a printed card.
      """,
    wrong: [
      .files(library("{number: ↓0, name: Left, description: Turn left., command: left}")),
      .files(library("{number: 1, name: ↓step, description: Turn left., command: left}")),
    ],
    right: [.files(library("{number: 1, name: Left, description: Turn left., command: left}"))],
    cases: .init(wrong: [
      .files(
        library(
          "{number: 1, name: Left, description: Turn left., command: left}",
          more: "packs:\n  - {name: ↓Left, cards: [Step]}\n"))
    ]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    (curriculum.authored.modules + curriculum.drafts).compactMap(\.library).flatMap { library in
      let names = library.cards.map(\.name) + library.packs.map(\.name)
      return findings(
        "number", library.cards.map { ("\($0.number.value)", library.location(of: $0.number)) },
        help: "give each card a number of its own")
        + findings(
          "name", names.map { ($0.value, library.location(of: $0)) },
          help: "give each card and each pack a name of its own")
    }
  }

  private static func findings(
    _ what: String, _ values: [(text: String, location: Location)], help: String
  ) -> [Finding] {
    var first: [String: Location] = [:]
    return values.compactMap { value in
      guard let earlier = first[value.text.lowercased()] else {
        first[value.text.lowercased()] = value.location
        return nil
      }
      return Finding(
        at: value.location, "the \(what) '\(shortened(value.text))' is in the library already",
        notes: [Diagnostic.Note("the first one is here", at: earlier)], help: help)
    }
  }

  /// A module with a library of one card and another one.
  private static func library(_ card: String, more: String = "") -> [String: String] {
    [
      "training/cards.yaml": """
      cards:
        - {number: 0, name: Step, description: Go one tile ahead., command: forward}
        - \(card)
      \(more)
      """
    ]
  }
}
