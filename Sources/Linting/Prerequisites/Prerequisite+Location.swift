import Authoring
import CurriculumBundle
import Diagnostics

extension Prerequisites.Prerequisite {
  /// The location of the path in `requires`.
  var location: Location { item.location(ofPrerequisite: index) }
}

extension CurriculumContext {
  /// What a prerequisite that can never be finished means for a learner.
  func consequence(of prerequisite: Prerequisites.Prerequisite) -> [Diagnostic.Note] {
    prerequisite.item.episodes.first { learners.isShut[$0] }.map { [neverOpens($0)] } ?? []
  }

  /// Says that no learner gets to an episode, and to how many of those that follow it.
  func neverOpens(_ episode: Int) -> Diagnostic.Note {
    let following = learners.isShut.count - episode - 1
    let shut = learners.shutAfter[episode]
    let tail =
      switch (shut, following) {
      case (0, _): ""
      case (1, 1): ", nor to the 1 episode after it"
      case (following, _): ", nor to the \(shut) episodes after it"
      default: ", nor to \(shut) of the \(following) episodes after it"
      }
    return Diagnostic.Note("so no learner ever gets to '\(outline.unlocking.episodePaths[episode])'\(tail)")
  }
}

extension Outline {
  /// How to change the lists of the order so that an item comes behind another, neither of which holds the other.
  func move(of item: ItemPath, behind other: ItemPath) -> String {
    let common = zip(item.components, other.components).prefix { $0 == $1 }.count
    let (list, holder) =
      switch common {
      case 0: (FieldKey.modules, "'curriculum.yaml'")
      case 1: (FieldKey.blocks, "'\(prefix(of: item, common))'")
      default: (FieldKey.episodes, "'\(prefix(of: item, common))'")
      }
    return "put '\(item.components[common])' behind '\(other.components[common])' under `\(list):` of \(holder)"
  }

  /// A move is safe where no item that becomes earlier requires a moved one, and the required stars can still be
  /// earned.
  func canMove(_ item: ItemPath, behind other: ItemPath) -> Bool {
    let common = zip(item.components, other.components).prefix { $0 == $1 }.count
    let (moved, goal) = (ItemPath(prefix(of: item, common + 1)), ItemPath(prefix(of: other, common + 1)))
    let rest = unlocking.episodePaths.filter { !$0.isInside(moved) }
    guard let end = rest.lastIndex(where: { $0.isInside(goal) }) else { return true }
    let order = Array(rest[...end]) + unlocking.episodePaths.filter { $0.isInside(moved) } + rest[(end + 1)...]
    let isLocked = rest[...end].contains { path in
      unlocking[path]?.lock.allOf.contains { $0.isInside(moved) } ?? false
    }
    return !isLocked && hasStars(in: order)
  }

  /// A lock that requires more stars than the episodes before it can give makes the order impossible.
  private func hasStars(in order: [ItemPath]) -> Bool {
    guard used.hasStars else { return true }
    let gates = items.filter { $0.kind != "episode" }.flatMap { unlocking[$0.path]?.lock.stars ?? [] }
    return gates.allSatisfy { gate in
      let before = order.prefix { !$0.isInside(gate.before) }
      return before.reduce(0) { $0 + (unlocking[$1]?.starCount ?? 0) } >= gate.count
    }
  }

  private func prefix(of path: ItemPath, _ count: Int) -> String {
    path.components.prefix(count).joined(separator: "/")
  }

  /// The item that an id from an earlier release means today, containers that were renamed included; nil when no item
  /// had that id.
  func successor(of former: ItemPath) -> ItemPath? {
    var current: ItemPath?
    var old = ItemPath("")
    for slug in former.components {
      old = old.appending(String(slug))
      let next = items.first { item in
        if old.parent != nil, item.formerly.contains(old.description) { return true }
        let isThere = current.map { item.path.parent == $0 } ?? (item.path.parent == nil)
        return isThere && (item.formerly.contains(String(slug)) || item.path.components.last == slug)
      }
      guard let next else { return nil }
      current = next.path
    }
    return current == former ? nil : current
  }
}
