/// Where a learner goes on.
///
///     let progress = LearnerProgress(finishedCards: ["m/a/one/ask"])
///     let map = UnlockRules(curriculum).map(for: progress)
///     map.resumePoint(in: curriculum.modules, progress) == ResumePoint(episode: "m/a/one", card: "m/a/one/done")
public struct ResumePoint: Sendable, Hashable {
  /// The episode.
  public let episode: ItemPath
  /// The first card of it that is not finished; nil when the cards are not at hand, or all are finished.
  public let card: ItemPath?

  /// A point from its parts.
  public init(episode: ItemPath, card: ItemPath?) {
    self.episode = episode
    self.card = card
  }
}

extension LessonMap {
  /// Whether a learner may play an episode: one that is open, and the one that was open last until it is finished,
  /// though an update has locked it meanwhile.
  public func mayPlay(_ episode: ItemPath) -> Bool { isOpen(episode) || episode == begunEpisode }

  /// The episode that was open last, if it is not finished; nil where there is none, or it is gone.
  var begunEpisode: ItemPath? {
    guard let currentEpisode, let position = rules.positions[currentEpisode],
      rules.items[position].level == .episode, !isFinished(at: position)
    else { return nil }
    return currentEpisode
  }

  /// The episode with which to go on; nil when nothing is left that the learner may play.
  ///
  /// It is the one that was open last, if it is not finished, be it locked meanwhile; else the first that is open and
  /// not finished, optional ones last.
  public var resumeEpisode: ItemPath? {
    if let begunEpisode { return begunEpisode }
    let open = rules.episodes.indices.filter { isOpen(at: $0) && !isDone[$0] }
    let next = open.first { !rules.isOptional(at: rules.episodes[$0]) } ?? open.first
    return next.map { rules.episodePaths[$0] }
  }

  /// The episode and the card with which to go on; of modules that are not at hand the card is not known.
  public func resumePoint(in modules: [Module], _ progress: LearnerProgress) -> ResumePoint? {
    guard let path = resumeEpisode else { return nil }
    let ids = path.components.map { ItemPath(String($0)) }
    guard ids.count == 3,
      let block = modules.first(where: { ItemPath($0.id) == ids[0] })?.blocks.first(where: { ItemPath($0.id) == ids[1] }
      ),
      let episode = block.episodes.first(where: { ItemPath($0.id) == ids[2] })
    else { return ResumePoint(episode: path, card: nil) }
    return ResumePoint(episode: path, card: progress.nextCard(of: episode, at: path))
  }
}
