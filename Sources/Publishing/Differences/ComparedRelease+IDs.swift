public import CurriculumBundle

extension ComparedRelease {
  /// What became of the ids of a release that may be older or newer, and published here or elsewhere.
  ///
  /// What the index of this release knows of them counts. An id that it does not know is followed by what both releases
  /// say besides, as if this one were published after the other.
  ///
  /// - Throws: What reading a module throws.
  public func ids(after old: ComparedRelease) throws -> IDMap {
    let known = index.ids ?? IDMap()
    let unknown = try unknownIDs(of: old, known)
    guard !unknown.isEmpty else { return known }
    var curriculum = try curriculum()
    curriculum.retired = known.entries.compactMap { id, fate in
      fate.successors.map { RetiredItem(id: id, successors: $0) }
    }
    let found = IDMap(of: curriculum, after: EarlierRelease(old.index, try old.curriculum()))
    var entries = known.entries
    for id in unknown {
      let (names, successors) = found.followed(id)
      entries[id] = IDMap.Fate(
        now: names == [id] ? nil : names, successors: successors.isEmpty ? nil : successors)
    }
    return IDMap(entries)
  }

  /// The ids of a release that are neither in use here nor former ids, nor inside of what has a former id.
  private func unknownIDs(of old: ComparedRelease, _ known: IDMap) throws -> Set<ItemPath> {
    // A module with the same bytes has the same ids.
    let (before, after) = (Set(old.index.modules.map(\.content.sha256)), Set(index.modules.map(\.content.sha256)))
    let current = Self.ids(of: try modules { !before.contains($0.content.sha256) })
    return Self.ids(of: try old.modules { !after.contains($0.content.sha256) }).subtracting(current).filter { id in
      !sequence(first: id, next: \.parent).contains(where: known.isFormer)
    }
  }

  /// The full ids of all that is in modules, and theirs.
  private static func ids(of modules: [Module]) -> Set<ItemPath> {
    FormerIDs(Curriculum(title: "", locale: "", minimumClient: "", modules: modules)).current
  }
}
