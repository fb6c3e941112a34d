import CurriculumBundle
import Grading
import Robot

/// Finds levels by what a person calls them: files, or full ids of challenges.
struct LevelLookup {
  /// The curriculum's folder.
  let curriculum: String

  /// The level of a name.
  ///
  /// - Throws: `CommandFailure` when there is none, or it cannot be read.
  func level(_ name: String) throws -> PlayableLevel {
    let isCard = name.split(separator: "/").count == 4 && !LevelFile.isFile(name)
    guard isCard, (try? FileReading.contents(of: name)) == nil else { return try LevelFile.read(name) }
    let authored = try CardLookup(curriculum: curriculum, alternative: "a file with a map").card(name).card
    let card = authored.card
    let worlds = card.content.task?.checks.map(\.robotWorld) ?? []
    guard let task = card.content.task, task.language == .robot, !worlds.isEmpty, !worlds.contains(nil) else {
      throw CommandFailure(
        "'\(name)' is no level that could be solved",
        help: "name a challenge in the language robot; `hornbook lint` says what is wrong with its worlds")
    }
    return PlayableLevel(
      name: name, title: title(of: card), worlds: worlds.compactMap { $0 }, deck: task.robotDeck,
      cardLimit: task.cardLimit, leastCards: task.leastCards,
      practises: Deck.named(authored.task?.practises ?? []).deck, stars: task.stars,
      otherKeys: ["text", "solutions"])
  }

  private func title(of card: Card) -> String {
    if case .challenge(let challenge) = card.content { challenge.title } else { card.id }
  }
}
