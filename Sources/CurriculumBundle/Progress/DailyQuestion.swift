import Support

/// The question of a day, drawn from the episodes that a learner has finished; the same on every device.
///
/// Each question gets a number from the seed, the day and its full id, and the largest wins (rendezvous hashing; Thaler
/// and Ravishankar, 1996): content that is added changes a day's question only where the new question itself wins. The
/// number is FNV-1a (Fowler, Noll and Vo) over the UTF-8 of `seed`, a line feed, the day as `2026-11-21`, a line feed
/// and the id, with the last steps of SplitMix64 (Steele, Lea and Flood, 2014) behind it;
/// among equal numbers the first question wins.
///
///     let progress = LearnerProgress(finishedEpisodes: ["m/a/one"])
///     DailyQuestion(on: day, in: curriculum.modules, after: progress)?.card == "m/a/one/ask"
public struct DailyQuestion: Sendable, Hashable {
  /// The full id of the question's card; of a question in a quiz the quiz's, a slash and its own id.
  public let card: ItemPath

  /// The question of a day; nil when nothing that was finished asks one.
  ///
  /// Of modules that are not at hand none is drawn.
  public init?(on day: CalendarDay, in modules: [Module], after progress: LearnerProgress, seed: String = "") {
    var best: (score: UInt64, card: ItemPath)?
    let beginning = StableHash.of("\(seed)\n\(day)\n".utf8)
    for module in modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath("\(module.id)/\(block.id)/\(episode.id)")
          guard progress.finishedEpisodes.contains(path) else { continue }
          for candidate in episode.cards.flatMap({ $0.questions(in: path) }) {
            let score = SplitMix64.mixed(StableHash.of(candidate.description.utf8, after: beginning))
            if best.map({ score > $0.score }) ?? true { best = (score, candidate) }
          }
        }
      }
    }
    guard let best else { return nil }
    card = best.card
  }
}

extension Card {
  /// The full ids of what it asks: its own, or those of its quiz's questions, in an episode.
  func questions(in episode: ItemPath) -> [ItemPath] {
    let path = episode.appending(id)
    return content.isQuestion
      ? [path] : content.questions.filter(\.content.isQuestion).map { path.appending($0.id) }
  }
}
