/// One thing that keeps an item shut.
///
///     let map = UnlockRules(curriculum).map(for: LearnerProgress())
///     map.whyShut("m/b") == [.waitsFor("m/a")]
public enum ShutReason: Sendable, Hashable {
  /// An item must be finished first.
  case waitsFor(ItemPath)
  /// One of several items must be finished first; of none, nothing ever opens it.
  case waitsForOne(of: [ItemPath])
  /// So many more stars must be earned in what comes before an item.
  case needsStars(Int, before: ItemPath)
  /// The access code of a module must be entered.
  case needsAccessCode(ItemPath)
}

extension LessonMap {
  /// Whether a learner may open an item: an episode whose lock is open,
  /// or a container that is open or in which anything is.
  public func isOpen(_ item: ItemPath) -> Bool {
    guard let position = rules.positions[item] else { return false }
    let inside = rules.episodesInside[position]
    if rules.items[position].level == .episode { return isOpen(at: inside.lowerBound) }
    return inside.contains(where: isOpen(at:)) || reasons(at: position).isEmpty
  }

  /// Whether an item is finished; an unknown one never is.
  public func isFinished(_ item: ItemPath) -> Bool { rules.positions[item].map(isFinished(at:)) ?? false }

  /// The first episode that must still be finished until an item is; nil when it is finished, or unknown.
  public func firstMissing(of item: ItemPath) -> ItemPath? {
    guard let position = rules.positions[item] else { return nil }
    return rules.episodesInside[position].first { episode in
      !isDone[episode] && (rules.episodes[episode] == position || rules.neededBy[episode].contains(position))
    }.map { rules.episodePaths[$0] }
  }

  /// The episodes that may be opened, in order, those that are finished included.
  public var openEpisodes: [ItemPath] {
    rules.episodes.indices.filter(isOpen(at:)).map { rules.items[rules.episodes[$0]].path }
  }

  /// All that keeps an item shut, what a learner does first at the beginning; empty for one that is open or unknown.
  public func whyShut(_ item: ItemPath) -> [ShutReason] {
    guard let position = rules.positions[item], !isOpen(item) else { return [] }
    return reasons(at: position)
  }

  private func reasons(at position: Int) -> [ShutReason] {
    let item = rules.items[position]
    var reasons: [ShutReason] = []
    if item.accessKey != nil, !isEntered(position) { reasons.append(.needsAccessCode(item.path)) }
    switch item.level {
    case .module: break
    case .block: reasons += rules.holders[position].map { self.reasons(at: $0) } ?? []
    case .episode:
      // An episode's lock holds all of what its containers wait for, but the code.
      let module = rules.holders[position].flatMap { rules.holders[$0] }
      if let module, !isEntered(module) { reasons.append(.needsAccessCode(rules.items[module].path)) }
    }
    var seen = Set(reasons)
    return reasons + self.reasons(of: item.lock).filter { seen.insert($0).inserted }
  }

  private func reasons(of lock: Lock) -> [ShutReason] {
    var reasons: [ShutReason] = []
    for item in (lock.after.map { [$0] } ?? []) + lock.allOf where !isFinished(item) {
      reasons.append(.waitsFor(item))
    }
    for items in lock.oneOfEach ?? [] where !items.contains(where: isFinished(_:)) {
      reasons.append(.waitsForOne(of: items))
    }
    for gate in lock.stars ?? [] {
      let missing = gate.count - starsEarned(before: gate.before)
      if missing > 0 { reasons.append(.needsStars(missing, before: gate.before)) }
    }
    return reasons
  }

  /// The stars earned in what comes before an item.
  public func starsEarned(before item: ItemPath) -> Int {
    guard let position = rules.positions[item] else { return 0 }
    return starsEarned[..<rules.episodesInside[position].lowerBound].reduce(0, +)
  }
}
