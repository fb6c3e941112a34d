import CurriculumBundle

/// Where a learner goes on when another release arrives in the middle of an episode.
///
/// The card on the screen is finished and graded with the content that it came with; then the app takes the release.
/// An episode that was begun may be played to its end, though it is locked now.
func resume(_ progress: inout LearnerProgress, in index: BundleIndex, _ modules: [Module]) -> ResumePoint? {
  progress = progress.following(index.ids ?? IDMap())
  return UnlockRules(index).map(for: progress).resumePoint(in: modules, progress)
}

/// Whether a learner who has finished the first card of an episode goes on at its second one, though meanwhile the
/// episode has another id, its second card, too, and everything is locked.
func goesOnAfterUpdate(_ index: BundleIndex, _ modules: [Module]) -> Bool {
  let old = ItemPath("\(modules[0].id)/\(modules[0].blocks[0].id)/\(modules[0].blocks[0].episodes[0].id)")
  var (index, modules) = (index, modules)
  var progress = LearnerProgress(currentEpisode: old)
  let cards = modules[0].blocks[0].episodes[0].cards
  guard cards.count > 2, let block = old.parent else { return false }
  progress.finishedCards = [old.appending(cards[0].id)]
  let new = block.appending("renamed-meanwhile")
  modules[0].blocks[0].episodes[0].id = "renamed-meanwhile"
  modules[0].blocks[0].episodes[0].cards[1].id = "renamed-card"
  index.modules[0].blocks[0].episodes[0].id = "renamed-meanwhile"
  index.modules[0].blocks[0].episodes[0].lock = Lock(after: nil, allOf: ["nowhere/to/go"])
  index.ids = IDMap([
    old: IDMap.Fate(now: [new]),
    old.appending(cards[1].id): IDMap.Fate(now: [new.appending("renamed-card")]),
  ])
  let place = resume(&progress, in: index, modules)
  return place?.episode == new && place?.card == new.appending("renamed-card")
    && progress.finishedCards.contains(new.appending(cards[0].id))
}
