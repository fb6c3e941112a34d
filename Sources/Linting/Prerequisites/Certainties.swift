import CurriculumBundle

/// What must be finished before an item opens or is finished, whatever a learner does.
///
/// Where an item is opened by one of several others, none of these is certain, so that what is found here always holds.
final class Certainties {
  /// What an item has to do with one that it requires.
  enum Relation {
    /// The required one cannot be finished without the item.
    case waitsForItem
    /// The required one is finished before the item opens, required or not.
    case isFinishedAnyway
    /// Neither.
    case none
  }

  private let outline: Outline
  /// False to judge by `requires` alone, as if the lists could come in any order.
  private let countsOrder: Bool
  /// What all searches together may cost; beyond it, what comes earlier counts as finished, as it does in order.
  private var budget = 500_000

  init(_ outline: Outline, countsOrder: Bool = true) {
    self.outline = outline
    self.countsOrder = countsOrder
  }

  /// Returns true where the required item at an index of `requires` is finished before the item opens anyway, even
  /// without the prerequisites at the indices in `left`.
  func isRedundant(_ index: Int, of item: Outline.Item, without left: [Int]) -> Bool {
    guard let position = outline.index[item.path], let wanted = outline.index[item.requires[index]] else {
      return false
    }
    return mustBeFinished(outline.items[wanted], before: position, without: left + [index])
  }

  /// What an item has to do with the one at a place in its `requires`; those that change nothing are left aside.
  func relation(of index: Int, of position: Int, without redundant: [Int]) -> Relation {
    let item = outline.items[position]
    guard let wanted = outline.index[item.requires[index]] else { return .none }
    let byOrder = wanted > position ? Relation.waitsForItem : .isFinishedAnyway
    guard !outline.used.isAllInOrder, budget > 0 else { return byOrder }
    let path = item.path
    if search(from: [wanted], until: { $0 != wanted && self.outline.items[$0].path.isInside(path) }) {
      return .waitsForItem
    }
    return mustBeFinished(outline.items[wanted], before: position, without: redundant + [index])
      ? .isFinishedAnyway : .none
  }

  /// Whether an item is finished whenever another is.
  func isFinished(_ wanted: Outline.Item, before path: ItemPath) -> Bool {
    outline.index[path].map { isFinished(wanted, with: [$0]) } ?? false
  }

  /// Whether an item is open before another can be finished.
  func isOpen(_ path: ItemPath, before other: ItemPath) -> Bool {
    guard let position = outline.index[other] else { return false }
    return search(from: [position]) { outline.items[$0].path.isInside(path) }
  }

  /// Whether an item must be finished before another opens, some of whose requirements are left aside.
  private func mustBeFinished(_ wanted: Outline.Item, before position: Int, without left: [Int]) -> Bool {
    isFinished(wanted, with: beginnings(position, without: left))
  }

  /// Whether an item must be finished before all of some others are.
  private func isFinished(_ wanted: Outline.Item, with others: [Int]) -> Bool {
    var missing = Set(wanted.kind == "episode" ? [] : needed(in: wanted))
    let isContainer = !missing.isEmpty
    return search(from: others) { [outline] found in
      missing.remove(found)
      return outline.items[found].path == wanted.path || isContainer && missing.isEmpty
    }
  }

  /// Goes from items that are finished to all that must then be finished; tells whether one of them was looked for.
  private func search(from start: [Int], until isFound: (Int) -> Bool) -> Bool {
    var seen = Set(start)
    var queue = start
    var next = 0
    while next < queue.count, budget > 0 {
      let current = queue[next]
      next += 1
      if isFound(current) { return true }
      let item = outline.items[current]
      for neighbour in item.kind == "episode" ? waits(item) : needed(in: item) where seen.insert(neighbour).inserted {
        budget -= 1
        queue.append(neighbour)
      }
    }
    return false
  }

  private func beginnings(_ position: Int, without left: [Int]) -> [Int] {
    let item = outline.items[position]
    var found = waits(item, without: left.map { item.requires[$0] })
    var holder = item.path.parent.flatMap { outline[$0] }
    // An episode's lock holds what its containers wait for.
    while item.kind != "episode", let current = holder {
      found += waits(current)
      holder = current.path.parent.flatMap { outline[$0] }
    }
    return found
  }

  private func waits(_ item: Outline.Item, without left: [ItemPath] = []) -> [Int] {
    guard let lock = outline.unlocking[item.path]?.lock else { return [] }
    var requires = lock.allOf
    for path in left { requires.lastIndex(of: path).map { _ = requires.remove(at: $0) } }
    let openers = (lock.oneOfEach ?? []).compactMap { $0.count == 1 ? $0[0] : nil }
    return ((countsOrder ? lock.after.map { [$0] } ?? [] : []) + requires + openers).compactMap { outline.index[$0] }
  }

  private func needed(in item: Outline.Item) -> [Int] {
    outline.unlocking.episodesNeeded(for: item.path).compactMap { outline.index[$0] }
  }
}
