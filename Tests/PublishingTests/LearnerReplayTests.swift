import CurriculumBundle
import CurriculumSamples
import Publishing
import Support
import TestSupport
import Testing

/// The counts of simulated learners are those of learners who are carried over as an app does it.
struct LearnerReplayTests {
  @Test("the replay counts what happens to the progress of each learner, one by one", arguments: 0..<40)
  func agrees(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var course = EditedCourse()
    var bundles = [try PublishedBundle(course.rewarding)]
    for _ in 0..<4 {
      course.edit(&random)
      let last = bundles[bundles.count - 1]
      bundles.append(try PublishedBundle(course.rewarding, after: EarlierRelease(last.outline, last.curriculum)))
    }
    let old = bundles[Int.random(in: 0..<4, using: &random)]
    let new = bundles[4]
    let comparison = try ReleaseComparison(Self.release(old), Self.release(new))
    let replay = LearnerReplay(old.outline, new.outline, comparison)
    let plain = PlainReplay(old, new)
    #expect(replay.counts == plain.counts)
    #expect(replay.locked == plain.locked)
  }

  @Test("the courses of the comparison have every kind of loss, and locks that are met")
  func isWorthwhile() throws {
    var total = LearnerReplay.Counts()
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var course = EditedCourse()
      let old = try PublishedBundle(course.rewarding)
      for _ in 0..<2 { course.edit(&random) }
      let new = try PublishedBundle(course.rewarding, after: EarlierRelease(old.outline, old.curriculum))
      let counts = PlainReplay(old, new).counts
      total.lostCards += counts.lostCards
      total.lostStars += counts.lostStars
      total.lostBadges += counts.lostBadges
      total.lostPlaces += counts.lostPlaces
      total.metLocks += counts.metLocks
    }
    #expect(
      [total.lostCards, total.lostStars, total.lostBadges, total.lostPlaces, total.metLocks].allSatisfy { $0 > 0 },
      "\(total)")
  }

  private static func release(_ bundle: PublishedBundle) -> ComparedRelease {
    let modules = bundle.curriculum.modules
    return ComparedRelease(bundle.outline, format: bundle.format) { modules[$0] }
  }
}

extension EditedCourse {
  /// The course with locks, stars and badges.
  fileprivate var rewarding: Curriculum {
    var curriculum = curriculum
    curriculum.order = nil
    for m in curriculum.modules.indices {
      curriculum.modules[m].order = m == 0 ? nil : .open
      for b in curriculum.modules[m].blocks.indices {
        curriculum.modules[m].blocks[b].order = b == 0 ? nil : .open
        if m == 1, b == 1 { curriculum.modules[m].blocks[b].requiresStars = 2 }
        for e in curriculum.modules[m].blocks[b].episodes.indices where e % 2 == 0 {
          curriculum.modules[m].blocks[b].episodes[e].stars = MistakeThresholds(three: 0, two: 2)
          curriculum.modules[m].blocks[b].episodes[e].badge = Badge(title: "Well done")
        }
      }
    }
    return curriculum
  }
}

/// The learners of `LearnerReplay`, each with a `LearnerProgress` of their own that follows the newer release.
private struct PlainReplay {
  private(set) var counts = LearnerReplay.Counts()
  private(set) var locked: [ItemPath: Int] = [:]

  private let old: UnlockRules
  private let new: UnlockRules
  private let ids: IDMap
  private let oldCards: [ItemPath: [ItemPath]]
  private let newCards: Set<ItemPath>

  init(_ older: PublishedBundle, _ newer: PublishedBundle) {
    old = UnlockRules(older.outline)
    new = UnlockRules(newer.outline)
    ids = newer.outline.ids ?? IDMap()
    oldCards = Self.cards(of: older.curriculum)
    newCards = Set(Self.cards(of: newer.curriculum).values.joined())
    for way in 0..<100 as Range<UInt64> { walk(way) }
  }

  private static func cards(of curriculum: Curriculum) -> [ItemPath: [ItemPath]] {
    var cards: [ItemPath: [ItemPath]] = [:]
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath("\(module.id)/\(block.id)/\(episode.id)")
          cards[path] = episode.cards.map { path.appending($0.id) }
        }
      }
    }
    return cards
  }

  /// A way through the older release with its ten stops, drawn as `LearnerReplay` states.
  private mutating func walk(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var progress = LearnerProgress()
    var open = Array(old.map(for: progress).openEpisodes.reversed())
    var stops = (0..<10).map { _ in Int(random.next() % UInt64(old.episodePaths.count + 1)) }.sorted()
    for done in 0... {
      while let stop = stops.first, stop == done || open.isEmpty {
        stops.removeFirst()
        cross(progress, open)
      }
      guard !stops.isEmpty else { return }
      let isDetour = random.next() % 4 == 0
      let chosen = isDetour ? Int(random.next() % UInt64(open.count)) : open.count - 1
      let draw = random.next()
      open.swapAt(chosen, open.count - 1)
      let episode = open.removeLast()
      let before = Set(old.map(for: progress).openEpisodes)
      progress.finishedEpisodes.insert(episode)
      progress.finishedCards.formUnion(oldCards[episode] ?? [])
      let most = old[episode]?.starCount ?? 0
      if most > 0 { progress.earn(1 + Int(draw % UInt64(most)), for: episode) }
      let unlocked = old.map(for: progress).openEpisodes.filter { !before.contains($0) && $0 != episode }
      open += unlocked.reversed()
    }
  }

  /// What becomes of a learner who has some episodes unlocked and has begun the last of them.
  private mutating func cross(_ progress: LearnerProgress, _ open: [ItemPath]) {
    var progress = progress
    let before = old.map(for: progress)
    progress.earnBadges(on: before)
    progress.currentEpisode = open.last
    let later = progress.following(ids)
    let map = new.map(for: later)
    let touched = Array(progress.finishedEpisodes) + (open.last.map { [$0] } ?? [])
    if touched.contains(where: isDamaged) { counts.lostCards += 1 }
    if map.stars.earned < before.stars.earned { counts.lostStars += 1 }
    let badges = Set(map.badges.map(\.item))
    let losesBadge = before.badges.contains { badge in
      !(ids.names(of: badge.item) + ids.successors(of: badge.item)).contains(where: badges.contains)
    }
    if losesBadge { counts.lostBadges += 1 }
    if let begun = open.last, heirs(of: begun).isEmpty || isStuck(later) { counts.lostPlaces += 1 }
    let met = Set(open.flatMap(heirs)).filter { !map.isOpen($0) }
    if !met.isEmpty { counts.metLocks += 1 }
    for episode in met { locked[episode, default: 0] += 1 }
  }

  /// The episodes of the newer release that one of the older has become.
  private func heirs(of episode: ItemPath) -> [ItemPath] {
    (ids.names(of: episode) + ids.successors(of: episode)).filter { new[$0]?.level == .episode }
  }

  /// Whether the episode is gone, or a card of it whose place nothing took.
  private func isDamaged(_ episode: ItemPath) -> Bool {
    if heirs(of: episode).isEmpty { return true }
    guard ids.successors(of: episode).isEmpty else { return false }
    return (oldCards[episode] ?? []).contains { !ids.names(of: $0).contains(where: newCards.contains) }
  }

  /// Whether nothing is left to go on with after the episode that was begun, whatever stars are earned.
  private func isStuck(_ progress: LearnerProgress) -> Bool {
    var progress = progress
    if let begun = progress.currentEpisode, new[begun]?.level == .episode { progress.finishedEpisodes.insert(begun) }
    for episode in progress.finishedEpisodes { new[episode].map { progress.earn($0.starCount, for: episode) } }
    let map = new.map(for: progress)
    return map.resumeEpisode == nil && !new.episodePaths.allSatisfy(map.isFinished)
  }
}
