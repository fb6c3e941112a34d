public import CurriculumBundle

/// What an attempt changed on the map of all lessons.
public struct MapChange: Sendable {
  private let before: LessonMap
  /// The map now.
  public let after: LessonMap

  /// The change from one map to another.
  public init(from before: LessonMap, to after: LessonMap) {
    self.before = before
    self.after = after
  }

  /// The episodes that were locked before, in order.
  ///
  /// One that was done while it was locked, as an author may do, unlocks itself, and is not among them.
  public var opened: [ItemPath] {
    after.openEpisodes.filter { !before.isOpen($0) && !after.isFinished($0) }
  }

  /// The badges that were earned, in the order of their items.
  public var badges: [(item: ItemPath, badge: Badge)] {
    let known = Set(before.badges.map(\.item))
    return after.badges.filter { !known.contains($0.item) }
  }
}

extension LessonMap {
  /// The episode with which to go on from another one: of those that are unlocked and not finished the next one, after
  /// the last one the first; optional ones only where no others are left.
  ///
  /// - Parameter isUnlocked: Whether all are unlocked, for an author who looks around.
  public func next(after here: ItemPath, isUnlocked: Bool = false) -> ItemPath? {
    let all = rules.episodePaths
    guard let place = all.firstIndex(of: here) else { return nil }
    let open = (all[(place + 1)...] + all[..<place]).filter { (isUnlocked || isOpen($0)) && !isFinished($0) }
    return open.first { !rules.isOptional($0) } ?? open.first
  }
}
