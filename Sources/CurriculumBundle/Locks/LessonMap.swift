import JSON

/// The map of all lessons as one learner sees it: what is open, what is finished, why the rest is shut.
///
/// Making one takes time in proportion to the curriculum, asking it hardly any; `finish(_:stars:)` goes on from one to
/// the next without beginning anew.
///
///     var map = UnlockRules(curriculum).map(for: LearnerProgress())
///     map.openEpisodes == ["m/a/one"]
///     map.finish("m/a/one") == ["m/a/two"]
///     map.isOpen("m/b/three") == false
public struct LessonMap: Sendable {
  /// What opens when.
  public let rules: UnlockRules
  /// What the learner holds of the items' `accessKey`s.
  let accessCodes: Set<ExactText>
  /// Whether each episode is finished.
  package private(set) var isDone: [Bool]
  /// The stars earned in each episode.
  package private(set) var starsEarned: [Int]
  /// How many of its cards are finished, for each episode.
  let finishedCards: [Int]
  /// The items whose badges were earned earlier.
  let earnedBadges: Set<ItemPath>
  /// The episode that was open last.
  let currentEpisode: ItemPath?
  /// How many episodes must still be finished until each item is.
  private var missing: [Int]
  private var isMet: [Bool]
  /// How many conditions each episode still waits for.
  private var unmet: [Int]
  /// The stars that count for each condition about stars.
  private var starTotals: [Int]

  /// The map for what a learner has done.
  init(_ rules: UnlockRules, _ progress: LearnerProgress) {
    self.rules = rules
    accessCodes = progress.accessCodes
    earnedBadges = progress.badges
    currentEpisode = progress.currentEpisode
    isDone = Array(repeating: false, count: rules.episodes.count)
    starsEarned = Self.stars(in: progress, rules)
    finishedCards = Self.finishedCards(in: progress, rules)
    missing = Array(repeating: 0, count: rules.items.count)
    isMet = Array(repeating: false, count: rules.conditions.all.count)
    unmet = rules.conditions.counts
    starTotals = rules.conditions.aboutStars.map { _ in 0 }
    for (episode, holders) in rules.neededBy.enumerated() {
      missing[rules.episodes[episode]] = 1
      for holder in holders { missing[holder] += 1 }
    }
    meetFromTheStart()
    for path in progress.finishedEpisodes {
      if let position = rules.positions[path], rules.items[position].level == .episode {
        _ = finish(at: rules.episodesInside[position].lowerBound)
      }
    }
  }

  /// Notes that an episode which the learner may play is finished, with all the stars that it has now.
  ///
  /// - Returns: The episodes that this opens, in order; none for an episode that is shut, unknown or finished already.
  public mutating func finish(_ episode: ItemPath, stars count: Int = 0) -> [ItemPath] {
    guard let position = rules.positions[episode], rules.items[position].level == .episode, mayPlay(episode) else {
      return []
    }
    let index = rules.episodesInside[position].lowerBound
    let opened = finish(at: index) + earn(min(count, rules.items[position].starCount), at: index)
    return opened.sorted().map { rules.items[rules.episodes[$0]].path }
  }

  /// The episodes that finishing one would open, whatever stars it brings.
  public func opened(by episode: ItemPath) -> [ItemPath] {
    var later = self
    return later.finish(episode)
  }
}

extension LessonMap {
  /// Whether an episode may be opened.
  package func isOpen(at episode: Int) -> Bool { unmet[episode] == 0 || isDone[episode] }

  /// Whether an item is finished.
  package func isFinished(at item: Int) -> Bool { missing[item] == 0 && !rules.episodesInside[item].isEmpty }

  /// Finishes an episode.
  ///
  /// - Returns: The episodes that this opens.
  @discardableResult
  package mutating func finish(at episode: Int) -> [Int] {
    guard !isDone[episode] else { return [] }
    isDone[episode] = true
    var opened: [Int] = []
    for item in [rules.episodes[episode]] + rules.neededBy[episode] {
      missing[item] -= 1
      guard missing[item] == 0 else { continue }
      for condition in rules.conditions.byItem[item] ?? [] { meet(condition, &opened) }
    }
    return opened
  }

  /// Raises the stars of an episode; fewer than it has change nothing.
  ///
  /// - Returns: The episodes that this opens.
  @discardableResult
  package mutating func earn(_ count: Int, at episode: Int) -> [Int] {
    let more = count - starsEarned[episode]
    guard more > 0 else { return [] }
    starsEarned[episode] = count
    var opened: [Int] = []
    for (place, condition) in rules.conditions.aboutStars.enumerated() where condition.episodes > episode {
      starTotals[place] += more
      if starTotals[place] >= condition.count { meet(condition.index, &opened) }
    }
    return opened
  }

  /// Takes items for finished that there are no files of to look into.
  mutating func assumeFinished(_ items: Set<ItemPath>) {
    var opened: [Int] = []
    for (number, condition) in rules.conditions.all.enumerated() {
      switch condition {
      case .unknown(let path): if items.contains(path) { meet(number, &opened) }
      case .anyOf(let paths): if paths.contains(where: items.contains) { meet(number, &opened) }
      case .finished, .stars, .access: break
      }
    }
  }

  private mutating func meet(_ condition: Int, _ opened: inout [Int]) {
    guard !isMet[condition] else { return }
    isMet[condition] = true
    for episode in rules.conditions.waiting[condition] {
      unmet[episode] -= 1
      if unmet[episode] == 0, !isDone[episode] { opened.append(episode) }
    }
  }

  /// Meets the conditions that codes and stars meet by themselves.
  private mutating func meetFromTheStart() {
    var opened: [Int] = []
    for (number, condition) in rules.conditions.all.enumerated() {
      if case .access(let module) = condition, isEntered(module) { meet(number, &opened) }
    }
    var sums = [0]
    for count in starsEarned { sums.append((sums.last ?? 0) + count) }
    for (place, condition) in rules.conditions.aboutStars.enumerated() {
      starTotals[place] = sums[condition.episodes]
      if starTotals[place] >= condition.count { meet(condition.index, &opened) }
    }
  }

  /// Whether a module needs no access code, or its code was entered.
  func isEntered(_ module: Int) -> Bool {
    rules.items[module].accessKey.map { accessCodes.contains(ExactText($0)) } ?? true
  }

  private static func stars(in progress: LearnerProgress, _ rules: UnlockRules) -> [Int] {
    var stars = Array(repeating: 0, count: rules.episodes.count)
    for (path, count) in progress.stars where !rules.ids.isFormer(path) {
      guard let episode = rules.episode(holding: path), count > 0 else { continue }
      let most = rules.items[rules.episodes[episode]].starCount
      stars[episode] = min(stars[episode] + min(count, StarCount.mostAtOnce), most)
    }
    return stars
  }

  private static func finishedCards(in progress: LearnerProgress, _ rules: UnlockRules) -> [Int] {
    var counts = Array(repeating: 0, count: rules.episodes.count)
    for path in progress.finishedCards where !rules.ids.isFormer(path) {
      guard let episode = rules.episode(holding: path) else { continue }
      counts[episode] = min(counts[episode] + 1, rules.items[rules.episodes[episode]].cardCount)
    }
    return counts
  }
}

extension UnlockRules {
  /// The episode at a path, or the one of the card there, by its place among all episodes.
  fileprivate func episode(holding path: ItemPath) -> Int? {
    guard let position = positions[path] ?? path.parent.flatMap({ positions[$0] }), items[position].level == .episode
    else { return nil }
    return episodesInside[position].lowerBound
  }
}
