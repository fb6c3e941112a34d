import CurriculumBundle

/// Where releases have an item, whatever they call it: a lesson by all its ids, an image by all its paths.
struct WithdrawnTrace {
  private let ids: IDMap
  /// What a lesson is called today, or was called last; none for an image.
  private let names: Set<ItemPath>
  /// The digests of an image in all releases; none for a lesson.
  private let digests: Set<String>

  /// The trace of an item.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of all releases.
  ///   - ids: What the latest release knows of ids.
  ///   - twins: The digests of other images that show the same picture; none for a lesson.
  init(of item: WithdrawnItem, in indexes: [BundleIndex], _ ids: IDMap, twins: Set<String> = []) {
    self.ids = ids
    switch item {
    case .lesson(let path): (names, digests) = (Set(ids.names(of: path)), [])
    case .image(let path): (names, digests) = ([], twins.union(indexes.compactMap { $0.assets?[path]?.sha256 }))
    }
  }

  /// The full ids of the episodes of a release that are the lesson, or hold its work.
  func lessons(in index: BundleIndex) -> Set<ItemPath> {
    if names.isEmpty { return [] }
    return Set(index.modules.flatMap { lessons(in: $0) })
  }

  /// The paths under which a release has the image.
  func images(in index: BundleIndex) -> Set<String> {
    if digests.isEmpty { return [] }
    return Set((index.assets ?? [:]).filter { digests.contains($0.value.sha256) }.keys)
  }

  /// Whether a release has the item.
  func isIn(_ index: BundleIndex) -> Bool { !lessons(in: index).isEmpty || !images(in: index).isEmpty }

  /// The files that have the item, for a release.
  func files(of index: BundleIndex) -> [String] {
    let modules = names.isEmpty ? [] : index.modules.filter { !lessons(in: $0).isEmpty }.map(\.content.path)
    return modules + images(in: index).compactMap { index.assets?[$0]?.path }
  }

  private func lessons(in module: ModuleOutline) -> [ItemPath] {
    module.blocks.flatMap { block in
      let holder = ItemPath("\(module.id)/\(block.id)")
      return block.episodes.map { holder.appending($0.id) }
        .filter { path in names.contains(path) || ids.names(of: path).contains(where: names.contains) }
    }
  }
}
