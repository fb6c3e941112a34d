import CurriculumBundle

/// Two releases as learners cross from one to the other, by the places of their episodes and items.
struct Crossing: Sendable {
  let old: UnlockRules
  let new: UnlockRules
  /// For each episode of the older release those of the newer one that whoever finished it has finished.
  let targets: [[Int]]
  /// For each episode of the older release the one of the newer with which a learner goes on who was in the middle of
  /// it; nil where it is gone.
  let resumed: [Int?]
  /// For each episode of the older release, whether something that was done in it is lost.
  let losesCards: [Bool]
  /// The items of the older release whose badge the newer one does not have.
  let lostBadges: [Int]

  /// Learners cross as a comparison says what became of ids.
  init(_ older: BundleIndex, _ newer: BundleIndex, _ comparison: ReleaseComparison) {
    let (old, new, ids) = (UnlockRules(older), UnlockRules(newer), comparison.ids)
    self.old = old
    self.new = new
    let heirs = { (path: ItemPath) in
      (ids.names(of: path) + ids.successors(of: path)).compactMap { new.positions[$0] }
    }
    targets = old.episodePaths.map { path in
      heirs(path).filter { new.items[$0].level == .episode }.map { new.episodesInside[$0].lowerBound }
    }
    resumed = old.episodePaths.map { path in
      guard let item = new.positions[ids.episode(begunAs: path)], new.items[item].level == .episode else { return nil }
      return new.episodesInside[item].lowerBound
    }
    let losing = Set(comparison.lostCards.map { ItemPath($0.components.prefix(3).joined(separator: "/")) })
    losesCards = zip(old.episodePaths, targets).map { path, targets in targets.isEmpty || losing.contains(path) }
    lostBadges = old.items.indices.filter { item in
      old.items[item].badge != nil && !heirs(old.items[item].path).contains { new.items[$0].badge != nil }
    }
  }
}

/// A learner on a way through the older release, with what the newer one would make of it.
struct Traveller {
  private let road: Crossing
  private var old: LessonMap
  private var new: LessonMap
  /// The episodes that are unlocked and not finished, the next one last.
  private var open: [Int]
  private var hasLostCards = false
  private var stars = (old: 0, new: 0)

  /// A learner who begins, and knows the access codes of the older release.
  init(_ road: Crossing) {
    self.road = road
    let progress = LearnerProgress(accessCodes: road.old.accessKeys)
    (old, new) = (road.old.map(for: progress), road.new.map(for: progress))
    open = Array(road.old.episodes.indices.filter(old.isOpen(at:)).reversed())
  }

  /// Whether nothing is left to do.
  var isAtEnd: Bool { open.isEmpty }

  /// Finishes the next episode, or for a detour one that a number chooses, with stars that a number draws.
  mutating func finishNext(detour: UInt64?, stars random: UInt64) {
    guard !open.isEmpty else { return }
    let index = detour.map { Int($0 % UInt64(open.count)) } ?? open.count - 1
    open.swapAt(index, open.count - 1)
    let episode = open.removeLast()
    let most = road.old.items[road.old.episodes[episode]].starCount
    let earned = most == 0 ? 0 : 1 + Int(random % UInt64(most))
    let unlocked = old.finish(at: episode) + old.earn(earned, at: episode)
    open += unlocked.sorted(by: >)
    stars.old += earned
    hasLostCards = hasLostCards || road.losesCards[episode]
    for target in road.targets[episode] {
      new.finish(at: target)
      let before = new.starsEarned[target]
      let most = road.new.items[road.new.episodes[target]].starCount
      // The stars of one rating are the best of those that come to it, not their sum.
      let after = most <= StarCount.mostAtOnce ? max(before, min(earned, most)) : min(before + earned, most)
      new.earn(after, at: target)
      stars.new += after - before
    }
  }

  /// What the learner loses here, where the next episode is begun; `meets` is called for each episode that is locked
  /// now.
  func losses(meets: (Int) -> Void) -> LearnerReplay.Counts {
    var counts = LearnerReplay.Counts()
    let begun = open.last
    if hasLostCards || begun.map({ road.losesCards[$0] }) ?? false { counts.lostCards = 1 }
    if stars.new < stars.old { counts.lostStars = 1 }
    // One that was earned stays, though something is added to its item.
    if road.lostBadges.contains(where: old.isFinished(at:)) { counts.lostBadges = 1 }
    if begun.map({ road.targets[$0].isEmpty || isStuck(in: $0) }) ?? false { counts.lostPlaces = 1 }
    var locked: Set<Int> = []
    for episode in open {
      for target in road.targets[episode] where !new.isOpen(at: target) && locked.insert(target).inserted {
        meets(target)
      }
    }
    if !locked.isEmpty { counts.metLocks = 1 }
    return counts
  }

  /// Whether episodes are left in the newer release after the one that was begun, which may be played to its end, and
  /// none of them is unlocked whatever stars the learner earns and whatever codes they get.
  private func isStuck(in begun: Int) -> Bool {
    let resumed = road.resumed[begun]
    let left = road.new.episodes.indices.filter { !new.isDone[$0] && $0 != resumed }
    guard !left.isEmpty, !left.contains(where: new.isOpen(at:)) else { return false }
    var helped = road.new.map(for: LearnerProgress(accessCodes: road.new.accessKeys))
    for episode in road.new.episodes.indices where new.isDone[episode] || episode == resumed {
      helped.finish(at: episode)
      helped.earn(road.new.items[road.new.episodes[episode]].starCount, at: episode)
    }
    return !left.contains(where: helped.isOpen(at:))
  }
}
