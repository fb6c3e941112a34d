public import CurriculumBundle

extension EarlierRelease {
  /// The ids of today that other items had in earlier releases, each with the item that had it, which is there, too.
  ///
  /// Learners of such a release would find the new item finished. An id to which older content returns is not one of
  /// them: then the other item is gone; or, where several had been merged into it, something inside the id is back,
  /// too. What is inside a reused id is not listed.
  public func reusedIDs(in curriculum: Curriculum) -> [(id: ItemPath, owner: ItemPath)] {
    let today = FormerIDs(curriculum)
    var judged: [ItemPath] = []
    var reused: [(id: ItemPath, owner: ItemPath)] = []
    // The bytes of what holds an item come before those of the item.
    for id in today.current.filter(map.isFormer).sorted(by: { $0.precedes($1) })
    where !judged.contains(where: id.isInside) {
      guard let owner = owner(of: id, today) else { continue }
      judged.append(id)
      let hasOlderContent = today.current.contains { $0 != id && $0.isInside(id) && isBack($0, today) }
      if !hasOlderContent { reused.append((id, owner)) }
    }
    return reused
  }

  /// The item of today that had an id in an earlier release and was renamed; nil where it is gone or has the id again.
  private func owner(of id: ItemPath, _ today: FormerIDs) -> ItemPath? {
    let names = map.names(of: id).filter { $0 != id }
    let items = names.compactMap { name in today.current(of: name).map { (name: name, path: $0) } }
    guard !items.contains(where: { $0.path == id }) else { return nil }
    // Of items that were merged and are several again, each has its old id.
    return items.first { $0.path == $0.name || !map.names(of: $0.path).contains($0.name) }?.path
  }

  /// Whether an id of today was gone in the earlier release, or its item had another id there that it has no longer.
  private func isBack(_ id: ItemPath, _ today: FormerIDs) -> Bool {
    if map.isFormer(id) { return owner(of: id, today) == nil }
    return map.names(of: id).contains { name in
      name != id && current.contains(name) && today.current(of: name).map { $0 == id } ?? true
    }
  }
}
