public import CurriculumBundle

extension IDMap {
  /// The map of the next release: all that the map of the one before has, brought up to date.
  ///
  /// What became of an id is what authors write; where they write nothing, what was known of it before; where an older
  /// release's content comes back, its ids are those of today again. Publishing the same content again changes nothing.
  ///
  /// - Parameter restored: The map of the release whose content comes back; nil for new content.
  public init(of curriculum: Curriculum, after earlier: EarlierRelease?, restoring restored: IDMap? = nil) {
    let former = FormerIDs(curriculum)
    var maker = IDMapMaker(former, earlier, restored)
    var map = maker.make()
    // What is known now may say more about still older ids; then the same content, published again, changes nothing.
    for _ in 0..<Self.mostPasses where !map.entries.isEmpty {
      var again = IDMapMaker(former, EarlierRelease(current: former.current, map: map), nil)
      let next = again.make()
      if next == map { break }
      map = next
    }
    self = map
  }

  private static let mostPasses = 8
}

/// Works out what became of each id of earlier releases.
private struct IDMapMaker {
  /// What an item is called today or was called last, and what took its place.
  typealias Fate = (names: [ItemPath], successors: [ItemPath])

  private let former: FormerIDs
  private let earlier: EarlierRelease?
  /// The map of the release whose content comes back.
  private let restored: IDMap?
  /// Items of today by the ids of the release before that are not in use any more: content of an older release.
  private let returned: [ItemPath: [ItemPath]]
  /// Names that the release before carried over to others, by those.
  private var aliases: [ItemPath: [ItemPath]] = [:]
  private var known: [ItemPath: Fate] = [:]
  private var inQuestion: Set<ItemPath> = []

  init(_ former: FormerIDs, _ earlier: EarlierRelease?, _ restored: IDMap?) {
    self.former = former
    self.earlier = earlier
    self.restored = restored
    var returned: [ItemPath: [ItemPath]] = [:]
    if let earlier, !earlier.map.entries.isEmpty {
      for item in former.current where !earlier.current.contains(item) {
        for name in earlier.map.names(of: item) where name != item { returned[name, default: []].append(item) }
      }
    }
    self.returned = returned.mapValues { $0.sorted { $0.precedes($1) } }
  }

  mutating func make() -> IDMap {
    // What holds an item comes first, since most go where it goes.
    let names = formerNames
    noteAliases(names)
    let ordered = names.sorted { $0.depth == $1.depth ? $0.precedes($1) : $0.depth < $1.depth }
    var entries: [ItemPath: IDMap.Fate] = [:]
    for name in ordered {
      let fate = fate(of: name)
      let isGone = fate.names == [name]
      let implied = IDMap(entries).followed(name)
      // An entry stays, though its container goes the same way now: the container may be back one day.
      let isKnown = earlier?.map.entries[name] != nil
      guard isKnown || implied != fate || isGone && isInside(name, former.current) else { continue }
      entries[name] = IDMap.Fate(
        now: isGone ? nil : fate.names, successors: fate.successors.isEmpty ? nil : fate.successors)
    }
    return IDMap(entries)
  }

  /// Whether what holds an item is there today.
  private func isInside(_ name: ItemPath, _ current: Set<ItemPath>) -> Bool {
    name.parent.map { current.contains($0) } ?? true
  }

  /// All ids of earlier releases that are not in use today; what is inside a container that was renamed, under each of
  /// the ids that the container had.
  private var formerNames: Set<ItemPath> {
    var names = former.named.union(former.retired.keys)
    guard let earlier else { return names.subtracting(former.current) }
    names.formUnion(earlier.current.union(earlier.map.entries.keys).union(returned.keys))
    var aliases: [ItemPath: [ItemPath]] = [:]
    for (name, fate) in earlier.map.entries { for item in fate.now ?? [] { aliases[item, default: []].append(name) } }
    names.subtract(former.current)
    var queue = aliases.isEmpty ? [] : Array(names)
    while let name = queue.popLast() {
      for (holder, rest) in name.holders {
        for alias in aliases[holder] ?? [] {
          let other = ItemPath("\(alias)/\(rest)")
          if !former.current.contains(other), names.insert(other).inserted { queue.append(other) }
        }
      }
    }
    return names
  }

  /// What became of an id.
  private mutating func fate(of name: ItemPath) -> Fate {
    if former.current.contains(name) { return ([name], []) }
    if let fate = known[name] { return fate }
    guard inQuestion.insert(name).inserted else { return ([name], []) }
    defer { inQuestion.remove(name) }
    let fate = findFate(of: name)
    known[name] = fate
    return fate
  }

  private mutating func findFate(of name: ItemPath) -> Fate {
    if let successors = former.retired[name] { return ([name], successors) }
    if let item = former.current(of: name) { return ([item], []) }
    if let fate = restoredFate(of: name) { return fate }
    if let items = returned[name] { return (items, []) }
    for alias in aliases[name] ?? [] { if let fate = restoredFate(of: alias) { return fate } }
    if let fate = earlier?.map.followed(name), fate.names != [name] || !fate.successors.isEmpty {
      return updated(fate, of: name)
    }
    guard let parent = name.parent, let id = name.components.last else { return ([name], []) }
    let now = fate(of: parent).names.map { $0.appending(String(id)) }.filter(former.current.contains)
    return (now.isEmpty ? [name] : now, [])
  }

  /// What the release that comes back knew of an id, where that is there today.
  private func restoredFate(of name: ItemPath) -> Fate? {
    guard let fate = restored?.followed(name) else { return nil }
    if !fate.successors.isEmpty { return fate.successors.allSatisfy(former.current.contains) ? fate : nil }
    return fate.names != [name] && fate.names.allSatisfy(former.current.contains) ? fate : nil
  }

  private mutating func noteAliases(_ names: Set<ItemPath>) {
    guard restored != nil, let map = earlier?.map, !map.entries.isEmpty else { return }
    for name in names.sorted(by: { $0.precedes($1) }) {
      for item in map.names(of: name) where item != name { aliases[item, default: []].append(name) }
    }
  }

  /// Follows what the release before knew to today.
  private mutating func updated(_ earlier: Fate, of name: ItemPath) -> Fate {
    var (names, successors): ([ItemPath], [ItemPath]) = ([], [])
    for item in earlier.names {
      guard item != name else {
        names.append(item)
        continue
      }
      let fate = fate(of: item)
      // Of what several items had become, nobody knows which one it was: it is all that are there again.
      names += fate.names + (returned[item] ?? [])
      successors += fate.successors
    }
    for item in earlier.successors {
      let fate = fate(of: item)
      successors += fate.names + fate.successors
    }
    return (names.distinct, successors.distinct)
  }
}

extension ItemPath {
  /// How many slugs it has.
  fileprivate var depth: Int { components.count }

  /// What holds it, innermost first, each with the rest of the path.
  fileprivate var holders: [(holder: ItemPath, rest: String)] {
    let ids = components
    return ids.indices.dropFirst().reversed().map { index in
      (ItemPath(ids[..<index].joined(separator: "/")), ids[index...].joined(separator: "/"))
    }
  }

  /// Whether its bytes come first.
  func precedes(_ other: ItemPath) -> Bool {
    description.utf8.lexicographicallyPrecedes(other.description.utf8)
  }
}

extension [ItemPath] {
  /// Each path once, in order.
  fileprivate var distinct: [ItemPath] {
    var seen: Set<ItemPath> = []
    return filter { seen.insert($0).inserted }
  }
}
