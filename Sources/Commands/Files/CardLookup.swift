internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// Finds a card of a curriculum by its full id.
struct CardLookup {
  /// The curriculum's folder.
  let curriculum: String
  /// What else a person may have meant, as a part of the help: `a file that ends in .py`.
  let alternative: String

  /// The card, and the curriculum that it is in.
  ///
  /// - Throws: `CommandFailure` when there is no such card.
  func card(_ id: String) throws -> (card: Card, curriculum: AuthoredCurriculum) {
    let (authored, reading) = try readOrFail(try folder(for: id))
    return (try find(ItemPath(id), in: authored, reading), authored)
  }

  private func folder(for id: String) throws(CommandFailure) -> CurriculumFolder {
    do throws(CommandFailure) {
      return try CurriculumFolder(containing: curriculum)
    } catch {
      throw CommandFailure(
        "'\(id)' is not \(alternative), and there is no curriculum '\(curriculum)' with such a card",
        help: "name \(alternative), or a card by its full id, and with `--curriculum` its folder")
    }
  }

  private func find(_ id: ItemPath, in authored: AuthoredCurriculum, _ reading: [Diagnostic]) throws -> Card {
    let episode = authored.episodes.first { $0.path == id.parent }
    if let episode, let card = episode.episode.cards.first(where: { episode.path.appending($0.id) == id }) {
      return card
    }
    if let parent = id.parent, let failure = unreadEpisode(parent, of: authored, reading, curriculum) { throw failure }
    let all = authored.episodes.lazy.flatMap { episode in
      episode.episode.cards.map { episode.path.appending($0.id).description }
    }
    let near = nearestName(to: id.description, among: all)
    throw CommandFailure(
      "there is no card '\(id)' in '\(curriculum)'",
      help: near.map { "did you mean '\($0)'?" }
        ?? "name a card by its full id, MODULE/BLOCK/EPISODE/CARD, or \(alternative)")
  }
}
