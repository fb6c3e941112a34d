import CurriculumBundle
import Grading

/// Where a learner goes on when another release arrives in the middle of an episode.
///
/// The card on the screen is finished and graded with the content that it came with; then the app takes the release.
/// An episode that was begun may be played to its end, though it is locked now.
func resume(_ progress: inout LearnerProgress, in index: BundleIndex, _ modules: [Module]) -> ResumePoint? {
  progress = progress.following(index.ids ?? IDMap())
  return UnlockRules(index).map(for: progress).resumePoint(in: modules, progress)
}

/// Finishes the card on the screen, as it was when it was shown, whatever has arrived meanwhile.
func finish(_ card: Card, at path: ItemPath, by action: Action, _ progress: inout LearnerProgress) {
  if grade(action, on: card.content).isRight { progress.finishedCards.insert(path) }
}

/// Whether a learner who is on the first card of an episode finishes it and goes on at the second one, though meanwhile
/// the episode has another id, its second card, too, the first is another one, and everything is locked.
func goesOnAfterUpdate(_ index: BundleIndex, _ modules: [Module]) -> Bool {
  let old = ItemPath("\(modules[0].id)/\(modules[0].blocks[0].id)/\(modules[0].blocks[0].episodes[0].id)")
  var (index, modules) = (index, modules)
  var progress = LearnerProgress(currentEpisode: old)
  let cards = modules[0].blocks[0].episodes[0].cards
  guard cards.count > 2, let block = old.parent else { return false }
  // The same answer is right on the card that is on the screen, and wrong on the one that the update has.
  let shown = Card(id: cards[0].id, content: .trueFalse(TrueFalseCard(text: "Before.", answer: true)))
  let new = block.appending("renamed-meanwhile")
  modules[0].blocks[0].episodes[0].id = "renamed-meanwhile"
  modules[0].blocks[0].episodes[0].cards[1].id = "renamed-card"
  modules[0].blocks[0].episodes[0].cards[0].content = .trueFalse(TrueFalseCard(text: "After.", answer: false))
  index.modules[0].blocks[0].episodes[0].id = "renamed-meanwhile"
  index.modules[0].blocks[0].episodes[0].lock = Lock(after: nil, allOf: ["nowhere/to/go"])
  index.ids = IDMap([
    old: IDMap.Fate(now: [new]),
    old.appending(cards[1].id): IDMap.Fate(now: [new.appending("renamed-card")]),
  ])
  finish(shown, at: old.appending(shown.id), by: .said(true), &progress)
  let place = resume(&progress, in: index, modules)
  return place?.episode == new && place?.card == new.appending("renamed-card")
    && progress.finishedCards.contains(new.appending(cards[0].id))
}
