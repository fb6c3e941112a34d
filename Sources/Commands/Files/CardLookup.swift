import Authoring
import CurriculumBundle
import Diagnostics
import Support

/// Finds a card of a curriculum, or a question of a quiz, by its full id.
struct CardLookup {
  /// The curriculum's folder.
  let curriculum: String
  /// What else a person may have meant, as a part of the help: `a file that ends in .py`.
  let alternative: String

  /// The card, its episode, and the curriculum that it is in.
  ///
  /// - Throws: `CommandFailure` when there is no such card.
  func card(_ id: String) throws -> (card: AuthoredCard, episode: AuthoredEpisode, curriculum: AuthoredCurriculum) {
    let (authored, reading) = try readOrFail(try folder(for: id))
    let (card, episode) = try find(ItemPath(id), in: authored, reading)
    return (card, episode, authored)
  }

  private func folder(for id: String) throws(CommandFailure) -> CurriculumFolder {
    do throws(CommandFailure) {
      return try CurriculumFolder(containing: curriculum)
    } catch {
      // A folder that was named is what is wrong, whatever the id means.
      guard curriculum == CurriculumFolder.unnamed else { throw error }
      throw CommandFailure(
        "'\(id)' is not \(alternative), and there is no curriculum '\(curriculum)' with such a card",
        help: "name \(alternative), or a card by its full id, and with `--curriculum` its folder")
    }
  }

  private func find(
    _ id: ItemPath, in authored: AuthoredCurriculum, _ reading: [Diagnostic]
  ) throws -> (card: AuthoredCard, episode: AuthoredEpisode) {
    let path = ItemPath(id.components.prefix(3).joined(separator: "/"))
    let episode = authored.episodes.first { $0.path == path }
    if let episode, let card = episode.cardsByPath.first(where: { $0.path == id })?.card { return (card, episode) }
    if let failure = unreadEpisode(path, of: authored, reading, curriculum) { throw failure }
    let all = authored.episodes.lazy.flatMap { $0.cardsByPath.map(\.path.description) }
    let near = nearestName(to: id.description, among: all)
    throw CommandFailure(
      "there is no card '\(id)' in '\(curriculum)'",
      help: near.map { "did you mean '\($0)'?" }
        ?? "name a card by its full id, MODULE/BLOCK/EPISODE/CARD, or \(alternative)")
  }
}
