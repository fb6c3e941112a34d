import CurriculumBundle

/// Finds what each item itself requires, and what it requires by its position.
///
/// The lock of an episode holds the requirements of its block and its module, too, which are edges of these.
struct EdgeFinder {
  private(set) var edges: [(from: ItemPath, to: ItemPath, kind: UnlockGraph.EdgeKind)] = []
  /// How many stars items themselves ask for.
  private(set) var stars: [ItemPath: Int] = [:]
  private let rules: UnlockRules

  init(_ curriculum: Curriculum, _ rules: UnlockRules) {
    self.rules = rules
    for module in curriculum.modules {
      let path = ItemPath(module.id)
      add(path, requires: module.requires, opens: module.opens, stars: module.requiresStars)
      for block in module.blocks {
        let path = path.appending(block.id)
        add(path, requires: block.requires, opens: block.opens, stars: block.requiresStars)
        for episode in block.episodes {
          let outer = module.requires.count + block.requires.count
          add(path.appending(episode.id), requires: episode.requires, opens: episode.opens, outer: outer)
        }
      }
    }
  }

  /// Adds the edges of an item.
  ///
  /// - Parameter outer: How many requirements of what holds it its lock has.
  private mutating func add(
    _ path: ItemPath, requires: [ItemPath], opens: [ItemPath]?, stars: Int? = nil, outer: Int = 0
  ) {
    for item in predecessors(of: path, requirements: outer + requires.count) { edges.append((item, path, .order)) }
    for item in requires { edges.append((item, path, .requires)) }
    for item in opens ?? [] where isOpened(item, by: path) { edges.append((path, item, .opens)) }
    if let stars, stars > 0 { self.stars[path] = stars }
  }

  /// Whether one item opens another: the first of a linked list is unlocked whatever names it, and a name that is there
  /// twice counts once.
  private func isOpened(_ item: ItemPath, by path: ItemPath) -> Bool {
    rules[item]?.lock.oneOfEach?.contains { $0.contains(path) } == true
      && !edges.contains { $0.kind == .opens && $0.from == path && $0.to == item }
  }

  /// The items of the same list that must be finished before one by its position.
  ///
  /// Of several, a lock has them before what is required besides.
  private func predecessors(of path: ItemPath, requirements: Int) -> [ItemPath] {
    guard let lock = rules[path]?.lock else { return [] }
    let several = lock.allOf.prefix(max(0, lock.allOf.count - requirements))
    let passed = (lock.after.map { [$0] } ?? []) + several
    return passed.compactMap { sibling(of: path, atOrAbove: $0) }
  }

  /// The item next to one that another is or is in; nil where it is elsewhere, so that its container requires it.
  private func sibling(of path: ItemPath, atOrAbove other: ItemPath) -> ItemPath? {
    let depth = path.components.count
    let names = other.components.prefix(depth)
    guard names.count == depth else { return nil }
    let sibling = ItemPath(names.joined(separator: "/"))
    return sibling.parent == path.parent && sibling != path ? sibling : nil
  }
}
