public import CurriculumBundle

extension IDMap {
  /// The map of the next release: all that the map of the one before has, brought up to date.
  ///
  /// What became of an id is what authors write; where they write nothing, what was known of it before; where an older
  /// release's content comes back, its ids are those of today again. Publishing the same content again changes nothing.
  public init(of curriculum: Curriculum, after earlier: EarlierRelease?) {
    var maker = IDMapMaker(FormerIDs(curriculum), earlier)
    self = maker.make()
  }
}

/// Works out what became of each id of earlier releases.
private struct IDMapMaker {
  /// What an item is called today or was called last, and what took its place.
  typealias Fate = (names: [ItemPath], successors: [ItemPath])

  private let former: FormerIDs
  private let earlier: EarlierRelease?
  /// Items of today by the ids of the release before that are not in use any more: content of an older release.
  private let returned: [ItemPath: [ItemPath]]
  private var known: [ItemPath: Fate] = [:]
  private var inQuestion: Set<ItemPath> = []

  init(_ former: FormerIDs, _ earlier: EarlierRelease?) {
    self.former = former
    self.earlier = earlier
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
    let ordered = formerNames.sorted { $0.depth == $1.depth ? $0.precedes($1) : $0.depth < $1.depth }
    var entries: [ItemPath: IDMap.Fate] = [:]
    for name in ordered {
      let fate = fate(of: name)
      let isGone = fate.names == [name]
      let implied = IDMap(entries).followed(name)
      guard implied != fate || isGone && isInside(name, former.current) else { continue }
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
    names.formUnion(earlier.current.union(earlier.map.entries.keys))
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
    if let items = returned[name] { return (items, []) }
    if let fate = earlier?.map.followed(name), fate.names != [name] || !fate.successors.isEmpty {
      return updated(fate, of: name)
    }
    guard let parent = name.parent, let id = name.components.last else { return ([name], []) }
    let now = fate(of: parent).names.map { $0.appending(String(id)) }.filter(former.current.contains)
    return (now.isEmpty ? [name] : now, [])
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
      names += fate.names
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
  fileprivate func precedes(_ other: ItemPath) -> Bool {
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
