import Authoring
import CurriculumBundle
import Diagnostics
import Robot

/// A name under `deck` or `practises` that is no card.
enum UnknownCardName: TaskRule {
  static let description = RuleDescription(
    "unknown-card-name", .tasks, .error, "'deck' or 'practises' names an unknown card",
    explanation: """
      `deck` says which cards a learner may lay, `practises` which of them the level cannot be solved without. A name
      that is no card would leave the learner without the card that was meant.
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
    return findings(among: card.fields.deck, .deck, card) + findings(among: card.fields.practises, .practises, card)
      + ends
  }

  /// The findings about the unknown ones among the names under a key.
  private static func findings(among list: Located<[String]>?, _ key: FieldKey, _ card: CardContext) -> [Finding] {
    let names = list?.value ?? []
    return Deck.named(names).unknown.map { index in
      let name = names[index]
      let near = Deck.nearestName(to: name)
      let isThere = near.map(names.contains) ?? false
      let place = card.location(of: list, at: index)
      return Finding(
        at: place, "unknown card '\(name)'",
        help: isThere ? "take it out, since '\(near ?? "")' is there" : Deck.help(forName: name),
        fixes: isThere
          ? card.written.advice(toTakeOut: index, of: key)
          : near.map { card.document.advice(toReplace: place, by: $0) } ?? [])
    }
  }
}
