import Authoring
import CurriculumBundle
import Grading
import JSON
import Robot
import RobotAnalysis

/// Writes a set of levels.
enum ARWriter: DraftWriter {
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue {
    var levels: [JSONValue] = []
    let titles = names(in: curriculum)
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath(module.id).appending(block.id).appending(episode.id)
          for card in episode.cards {
            guard case .challenge(let challenge) = card.content, challenge.language == .robot else {
              export.leaveOut(card, path.appending(card.id))
              continue
            }
            let unlocks = unlocked(by: episode, path, titles, &export)
            let level = level(challenge, card, path, number: levels.count + 1, unlocks, &export)
            if let level { levels.append(level) }
          }
        }
      }
    }
    return .array(levels)
  }

  /// The name of each level, by the full id of its episode.
  private static func names(in curriculum: ExchangeCurriculum) -> [ItemPath: String] {
    var names: [ItemPath: String] = [:]
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          let first = episode.cards.lazy.compactMap { card -> String? in
            guard case .challenge(let challenge) = card.content, challenge.language == .robot else { return nil }
            return challenge.title
          }.first
          names[ItemPath(module.id).appending(block.id).appending(episode.id)] = first
        }
      }
    }
    return names
  }

  private static func unlocked(
    by episode: ExchangeEpisode, _ path: ItemPath, _ names: [ItemPath: String], _ export: inout ExchangeExport
  ) -> String? {
    let opened = episode.opens ?? []
    let levels = opened.compactMap { names[$0] }
    if opened.count > 1 || levels.count < opened.count {
      export.lose(
        path, .opens, "a level unlocks one other level, so not all that '\(episode.id)' opens is carried",
        help: "let each level open one other")
    }
    return levels.first
  }

  private static func level(
    _ challenge: ChallengeCard, _ card: ExchangeCard, _ episode: ItemPath, number: Int, _ unlocks: String?,
    _ export: inout ExchangeExport
  ) -> JSONValue? {
    let path = episode.appending(card.id)
    let help = "take it out of the export"
    // The robot's own solutions and the words of the task belong to the curriculum.
    export.keep(["title", "text", "language", "solutions", "checks", "deck"], of: card, path)
    let worlds = challenge.checks.compactMap(\.robotWorld)
    guard !worlds.isEmpty else {
      export.lose(path, .checks, "'\(card.id)' has no map, so it is left out", help: help)
      return nil
    }
    let cards = export[episode]?.cards
    let deck = ARFormat.deck(challenge.deck, cards)
    let (json, leftOut) = ARLevel.write(
      RobotLevel(
        name: challenge.title, number: number, unlocks: unlocks, deck: deck, worlds: worlds,
        unknownCards: ARFormat.unknownCards(cards)))
    for note in leftOut { export.lose(path, .checks, "in '\(card.id)' is left out: \(note)", help: help) }
    return json
  }
}
