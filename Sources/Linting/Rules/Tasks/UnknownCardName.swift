import Authoring
import CurriculumBundle
import Diagnostics
import Robot
import Support

/// A name under `deck` or `practises` that is no card.
enum UnknownCardName: TaskRule {
  static let description = RuleDescription(
    "unknown-card-name", .tasks, .error, "'deck' or 'practises' names an unknown card",
    explanation: """
      `deck` says which cards a learner may lay, by the robot's words for them or by the names of the module's card
      library, `practises` which of them the level cannot be solved without. An unknown card would leave the
      learner without the card that was meant.
      """,
    wrong: [.cards(SampleLevels.coin(more: "deck: [forward, ↓colect, collect]", "practises: [↓end]"))],
    right: [.cards(SampleLevels.coin(more: "deck: [forward, left, collect]"))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.task.language == .robot else { return [] }
    let practises = task.authored.practises ?? []
    let ends = practises.enumerated().filter { $1 == Move.Word.end.rawValue }.map { index, _ in
      Finding(
        at: card.location(of: card.fields.practises, at: index),
        "'end' belongs to other cards, so nobody practices it alone",
        help: "name the card that it ends: repeat, while, …")
    }
    let inDeck = findings(among: card.fields.deck, .deck, card, library: card.library)
    return inDeck + findings(among: card.fields.practises, .practises, card, library: nil) + ends
  }

  /// The findings about the unknown ones among the names under a key.
  private static func findings(
    among list: Located<[String]>?, _ key: FieldKey, _ card: CardContext, library: CardLibrary?
  ) -> [Finding] {
    let names = list?.value ?? []
    let own = library.map { $0.cards.map(\.name) + $0.packs.map(\.name) } ?? []
    return Deck.named(names).unknown.filter { !own.contains(names[$0]) }.map { index in
      let name = names[index]
      let near = own.isEmpty ? Deck.nearestName(to: name) : nearestName(to: name, among: own + words)
      let isThere = near.map(names.contains) ?? false
      let place = card.location(of: list, at: index)
      return Finding(
        at: place, "unknown card '\(name)'",
        help: isThere
          ? "take it out, since '\(near ?? "")' is there"
          : near.map { "write `\($0)`" } ?? Deck.help(forName: name),
        fixes: isThere
          ? card.written.advice(toTakeOut: index, of: key)
          : near.map { card.document.advice(toReplace: place, by: $0) } ?? [])
    }
  }

  /// The robot's own words for cards.
  private static let words = Move.Word.allCases.map(\.rawValue)
}
