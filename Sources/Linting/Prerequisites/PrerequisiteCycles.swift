import CurriculumBundle

/// Finds items that require each other, the order of the items left aside.
///
/// To open an item, what holds it must be open and what it requires must be finished; to finish an item, it must be
/// open and everything in it must be finished. A cycle is a way along these that leads back to where it began.
struct PrerequisiteCycles {
  /// An item that requires another, by their places in the outline.
  struct Step: Hashable {
    let item: Int
    let wanted: Int
  }

  /// A cycle for the first step at which it was met, as the path from an item back to itself.
  private(set) var found: [Step: [ItemPath]] = [:]
  /// All steps of the cycles found.
  private(set) var steps: Set<Step> = []

  private let outline: Outline
  private var links: [Links] = []
  /// What all searches together may cost; beyond it a cycle is reported as a prerequisite that comes later.
  private var budget = 500_000

  init(_ outline: Outline) { self.outline = outline }

  /// The places of the items around an item.
  private struct Links {
    let holder: Int?
    let required: [Int]
    var children: [Int] = []
  }

  private struct State: Hashable {
    let item: Int
    let mustBeFinished: Bool
  }

  /// Looks for a way on which a required item requires the item that requires it.
  mutating func search(from item: Int, to wanted: Int) {
    guard !steps.contains(Step(item: item, wanted: wanted)) else { return }
    if links.isEmpty { link() }
    let start = State(item: wanted, mustBeFinished: true)
    let goal = State(item: item, mustBeFinished: false)
    var cameFrom: [State: State] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, budget > 0 {
      let state = queue[next]
      next += 1
      if state == goal {
        record(goal, start, cameFrom)
        return
      }
      for neighbour in neighbours(of: state) where neighbour != start && cameFrom[neighbour] == nil {
        budget -= 1
        cameFrom[neighbour] = state
        queue.append(neighbour)
      }
    }
  }

  private func neighbours(of state: State) -> [State] {
    let links = links[state.item]
    if state.mustBeFinished {
      return [State(item: state.item, mustBeFinished: false)]
        + links.children.map { State(item: $0, mustBeFinished: true) }
    }
    return (links.holder.map { [State(item: $0, mustBeFinished: false)] } ?? [])
      + links.required.map { State(item: $0, mustBeFinished: true) }
  }

  private mutating func record(_ goal: State, _ start: State, _ cameFrom: [State: State]) {
    var path = [goal]
    while let state = path.last, state != start, let before = cameFrom[state] { path.append(before) }
    path.reverse()
    let first = Step(item: goal.item, wanted: start.item)
    steps.insert(first)
    for (state, following) in zip(path, path.dropFirst()) where !state.mustBeFinished && following.mustBeFinished {
      steps.insert(Step(item: state.item, wanted: following.item))
    }
    var items = [goal.item]
    for state in path where state.item != items.last { items.append(state.item) }
    found[first] = items.map { outline.items[$0].path }
  }

  private mutating func link() {
    links = outline.items.map { item in
      Links(
        holder: item.path.parent.flatMap { outline.index[$0] }, required: item.requires.compactMap { outline.index[$0] }
      )
    }
    for (index, link) in links.enumerated() {
      if let holder = link.holder, !outline.isSkippable(index) { links[holder].children.append(index) }
    }
  }
}
