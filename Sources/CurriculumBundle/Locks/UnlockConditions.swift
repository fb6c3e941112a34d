/// Everything that episodes wait for, each thing once, with the episodes that wait for it.
struct UnlockConditions: Sendable {
  /// One thing that must come true.
  enum Condition: Sendable, Hashable {
    /// An item is finished.
    case finished(Int)
    /// There is no such item.
    case unknown(ItemPath)
    /// One of several items is finished.
    case anyOf([ItemPath])
    /// So many stars are earned in the episodes before a place.
    case stars(count: Int, episodes: Int)
    /// The access code of a module is entered.
    case access(module: Int)
  }

  private(set) var all: [Condition] = []
  /// The episodes that wait for each condition.
  private(set) var waiting: [[Int]] = []
  /// How many conditions each episode has.
  private(set) var counts: [Int] = []
  /// The conditions that an item's being finished makes true.
  private(set) var byItem: [Int: [Int]] = [:]
  /// The conditions about stars.
  private(set) var aboutStars: [(index: Int, count: Int, episodes: Int)] = []

  private var known: [Condition: Int] = [:]
  /// The last episode that was found to wait for each condition.
  private var lastWaiting: [Int] = []

  init(_ items: [UnlockRules.Item], _ tree: ItemTree, _ positions: [ItemPath: Int]) {
    var episode = 0
    for (index, item) in items.enumerated() where item.level == .episode {
      var own: [Int] = []
      func wait(for condition: Condition) {
        let number = self.number(of: condition, positions)
        guard lastWaiting[number] != episode else { return }
        lastWaiting[number] = episode
        own.append(number)
      }
      let lock = item.lock
      for path in lock.allOf + (lock.after.map { [$0] } ?? []) {
        wait(for: positions[path].map { .finished($0) } ?? .unknown(path))
      }
      for paths in lock.oneOfEach ?? [] { wait(for: .anyOf(paths)) }
      for gate in lock.stars ?? [] {
        let before = positions[gate.before].map { tree.episodesInside[$0].lowerBound } ?? episode
        wait(for: .stars(count: gate.count, episodes: before))
      }
      if let module = Self.module(of: index, tree), items[module].accessKey != nil {
        wait(for: .access(module: module))
      }
      for number in own { waiting[number].append(episode) }
      counts.append(own.count)
      episode += 1
    }
    (known, lastWaiting) = ([:], [])
  }

  private static func module(of item: Int, _ tree: ItemTree) -> Int? {
    var current = item
    while let holder = tree.holders[current] { current = holder }
    return current == item ? nil : current
  }

  private mutating func number(of condition: Condition, _ positions: [ItemPath: Int]) -> Int {
    if let number = known[condition] { return number }
    let number = all.count
    known[condition] = number
    all.append(condition)
    waiting.append([])
    lastWaiting.append(-1)
    switch condition {
    case .finished(let item): byItem[item, default: []].append(number)
    case .anyOf(let paths):
      for item in Set(paths.compactMap { positions[$0] }) { byItem[item, default: []].append(number) }
    case .stars(let count, let episodes): aboutStars.append((number, count, episodes))
    case .unknown, .access: break
    }
    return number
  }
}
