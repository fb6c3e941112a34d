/// Works out what keeps each item of a curriculum shut.
///
/// An item waits for the one before it in the list of what holds it; the first waits for what its container waits for.
/// A container is passed when its last episode is finished, which nobody finishes without those before; where its items
/// need not be done in order, all of it must be finished. Optional items are passed over.
struct LockCompiler {
  /// All items, containers before what they hold.
  private(set) var items: [UnlockRules.Item] = []
  /// The items that name an item under `opens`.
  private var openers: [ItemPath: [ItemPath]] = [:]

  init(_ curriculum: Curriculum) {
    noteOpeners(in: curriculum)
    let siblings = curriculum.modules.map { sibling(of: $0) }
    let gates = gates(of: siblings, EpisodeOrder(curriculum.order ?? .inOrder))
    for (index, module) in curriculum.modules.enumerated() {
      let conditions = Conditions(
        module.requires, gates[index].anyOf, module.requiresStars, before: siblings[index].path)
      items.append(
        UnlockRules.Item(module, lock: conditions.lock(after: gates[index].before.map { siblings[$0].path })))
      add(module, entry: gates[index].before.map { siblings[$0].exit }, conditions)
    }
  }

  private mutating func add(_ module: Module, entry: [ItemPath], _ outer: Conditions) {
    let siblings = module.blocks.map { sibling(of: $0, in: ItemPath(module.id)) }
    let gates = gates(of: siblings, EpisodeOrder(module.order ?? .inOrder))
    for (index, block) in module.blocks.enumerated() {
      let (gate, path) = (gates[index], siblings[index].path)
      let own = Conditions(block.requires, gate.anyOf, block.requiresStars, before: path)
      items.append(UnlockRules.Item(block, at: path, lock: own.lock(after: gate.before.map { siblings[$0].path })))
      add(block, at: path, entry: gate.before.isEmpty ? entry : gate.before.map { siblings[$0].exit }, outer + own)
    }
  }

  private mutating func add(_ block: Block, at path: ItemPath, entry: [ItemPath], _ outer: Conditions) {
    let siblings = block.episodes.map { sibling(of: $0, in: path) }
    let gates = gates(of: siblings, block.order ?? .inOrder)
    for (index, episode) in block.episodes.enumerated() {
      let gate = gates[index]
      let conditions = outer + Conditions(episode.requires, gate.anyOf, nil, before: siblings[index].path)
      let after = gate.before.isEmpty ? entry : gate.before.map { siblings[$0].exit }
      items.append(UnlockRules.Item(episode, at: siblings[index].path, lock: conditions.lock(after: after)))
    }
  }

  private mutating func noteOpeners(in curriculum: Curriculum) {
    func note(_ opens: [ItemPath]?, by path: ItemPath) {
      for item in opens ?? [] where openers[item]?.contains(path) != true { openers[item, default: []].append(path) }
    }
    for module in curriculum.modules {
      note(module.opens, by: ItemPath(module.id))
      for block in module.blocks {
        let path = ItemPath("\(module.id)/\(block.id)")
        note(block.opens, by: path)
        for episode in block.episodes { note(episode.opens, by: path.appending(episode.id)) }
      }
    }
  }
}

extension LockCompiler {
  /// An item among those of its container.
  private struct Sibling {
    let path: ItemPath
    /// What is finished when a learner has passed the item.
    let exit: ItemPath
    /// Whether nothing in it must be done.
    let isSkippable: Bool
    var rung = 0
  }

  /// The requirement of an item by its position in the list.
  private struct Gate {
    /// Its siblings that must be passed; none for one that opens with its container.
    var before: [Int] = []
    /// What opens it instead.
    var anyOf: [ItemPath]?
  }

  private func sibling(of episode: Episode, in block: ItemPath) -> Sibling {
    let path = block.appending(episode.id)
    return Sibling(
      path: path, exit: path, isSkippable: episode.optional == true, rung: Difficulty.rung(of: episode.difficulty))
  }

  private func sibling(of block: Block, in module: ItemPath) -> Sibling {
    let path = module.appending(block.id)
    let siblings = block.episodes.map { sibling(of: $0, in: path) }
    return Sibling(
      path: path, exit: exit(of: path, siblings, isInOrder: (block.order ?? .inOrder) == .inOrder),
      isSkippable: block.optional == true || siblings.allSatisfy(\.isSkippable))
  }

  private func sibling(of module: Module) -> Sibling {
    let path = ItemPath(module.id)
    let siblings = module.blocks.map { sibling(of: $0, in: path) }
    return Sibling(
      path: path, exit: exit(of: path, siblings, isInOrder: (module.order ?? .inOrder) == .inOrder),
      isSkippable: siblings.allSatisfy(\.isSkippable))
  }

  private func exit(of path: ItemPath, _ siblings: [Sibling], isInOrder: Bool) -> ItemPath {
    guard isInOrder, !siblings.contains(where: { openers[$0.path] != nil }) else { return path }
    return siblings.last { !$0.isSkippable }?.exit ?? path
  }

  private func gates(of siblings: [Sibling], _ order: EpisodeOrder) -> [Gate] {
    var last: Int?
    return siblings.indices.map { index in
      defer { if !siblings[index].isSkippable { last = index } }
      let isFirstLink = order == .linked && index == 0
      if let openers = openers[siblings[index].path], !isFirstLink { return Gate(anyOf: openers) }
      switch order {
      case .inOrder: return Gate(before: last.map { [$0] } ?? [])
      case .open: return Gate()
      case .linked: return isFirstLink ? Gate() : Gate(anyOf: [])
      case .ladder: return Gate(before: rungBelow(index, siblings))
      }
    }
  }

  private func rungBelow(_ index: Int, _ siblings: [Sibling]) -> [Int] {
    let below = siblings.indices.filter { !siblings[$0].isSkippable && siblings[$0].rung < siblings[index].rung }
    let nearest = below.map { siblings[$0].rung }.max()
    return below.filter { siblings[$0].rung == nearest }
  }
}

/// The conditions that keep an item locked besides its position in the list.
private struct Conditions {
  var requires: [ItemPath]
  var anyOf: [[ItemPath]] = []
  var stars: [Lock.StarGate] = []

  init(_ requires: [ItemPath], _ anyOf: [ItemPath]?, _ stars: Int?, before path: ItemPath) {
    self.requires = requires
    if let anyOf { self.anyOf = [anyOf] }
    if let stars, stars > 0 { self.stars = [Lock.StarGate(count: stars, before: path)] }
  }

  static func + (outer: Conditions, inner: Conditions) -> Conditions {
    var both = outer
    both.requires += inner.requires
    both.anyOf += inner.anyOf
    both.stars += inner.stars
    return both
  }

  func lock(after: [ItemPath]) -> Lock {
    Lock(
      after: after.count == 1 ? after[0] : nil, allOf: (after.count > 1 ? after : []) + requires,
      oneOfEach: anyOf.isEmpty ? nil : anyOf, stars: stars.isEmpty ? nil : stars)
  }
}
