extension LessonMap {
  /// The stars of everything.
  public var stars: StarCount { stars(in: rules.episodes.indices) { _ in true } }

  /// The stars of a module, a block or an episode: the sum of those in it.
  public func stars(of item: ItemPath) -> StarCount {
    stars(in: rules.positions[item].map { rules.episodesInside[$0] } ?? 0..<0) { _ in true }
  }

  /// The stars of the episodes of a difficulty in an item; one that does not say how hard it is counts as easy.
  public func stars(of item: ItemPath, _ difficulty: Difficulty) -> StarCount {
    stars(in: rules.positions[item].map { rules.episodesInside[$0] } ?? 0..<0) { ($0 ?? .easy) == difficulty }
  }

  private func stars(in episodes: Range<Int>, where isCounted: (Difficulty?) -> Bool) -> StarCount {
    var sum = StarCount(earned: 0, possible: 0)
    for episode in episodes {
      let item = rules.items[rules.episodes[episode]]
      if isCounted(item.difficulty) { sum += StarCount(earned: starsEarned[episode], possible: item.starCount) }
    }
    return sum
  }

  /// The badges that were earned, in the order of their items: of all that is finished, and those noted earlier.
  public var badges: [(item: ItemPath, badge: Badge)] {
    rules.items.indices.compactMap { position in
      let item = rules.items[position]
      return item.badge.flatMap { isFinished(at: position) || earnedBadges.contains(item.path) ? (item.path, $0) : nil }
    }
  }

  /// How much of everything is done, from 0 to 1: by cards, optional parts left aside.
  public var fractionDone: Double {
    let needed = rules.items.indices.filter { rules.holders[$0] == nil }
      .flatMap { module in rules.episodesInside[module].filter { rules.neededBy[$0].contains(module) } }
    return fraction(of: needed)
  }

  /// How much of an item is done, from 0 to 1: by cards, optional parts left aside; 0 for an unknown one.
  public func fractionDone(of item: ItemPath) -> Double {
    guard let position = rules.positions[item] else { return 0 }
    if rules.items[position].level == .episode { return fraction(of: Array(rules.episodesInside[position])) }
    return fraction(of: rules.episodesInside[position].filter { rules.neededBy[$0].contains(position) })
  }

  private func fraction(of episodes: [Int]) -> Double {
    var (done, all) = (0, 0)
    for episode in episodes {
      // An episode without cards would otherwise count for nothing.
      let cards = max(1, rules.items[rules.episodes[episode]].cardCount)
      done += isDone[episode] ? cards : finishedCards[episode]
      all += cards
    }
    return all == 0 ? 0 : Double(done) / Double(all)
  }
}
