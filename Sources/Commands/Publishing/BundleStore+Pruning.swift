package import CurriculumBundle
import POSIX
package import Publishing

extension BundleStore {
  /// What a prune deletes.
  package struct Pruning: Sendable, Equatable {
    /// The versions whose content goes, by rising sequence number.
    package let versions: [SemanticVersion]
    /// The files that go, in the order in which they are deleted.
    package let files: [ContentPath]
    /// How many bytes each of them has.
    package let sizes: [Int]

    /// How many bytes that frees.
    package var byteCount: Int { sizes.reduce(0, +) }
    /// Whether nothing is to be deleted.
    package var isEmpty: Bool { versions.isEmpty && files.isEmpty }
  }

  /// Deletes the content that only releases name which nobody needs any more, and content that no release names.
  ///
  /// The versions are recorded before a file is deleted, so that whoever is killed meanwhile can be followed by another
  /// prune. Calls `onWait` if it has to wait for a publisher.
  ///
  /// - Parameters:
  ///   - newest: How many releases of each channel are kept besides those that are offered.
  ///   - isRehearsal: Whether nothing is deleted after all.
  /// - Throws: `CommandFailure` when a file of a release that is kept is damaged; then nothing is deleted.
  package func prune(keeping newest: Int, isRehearsal: Bool = false, onWait: () -> Void = {}) throws -> Pruning {
    try locked(onWait: onWait) {
      let history = try history()
      let removed = try site.removed()
      guard !history.releases.isEmpty else {
        throw CommandFailure(
          "nothing is published in '\(root)'", help: "name the folder of `hornbook publish --output`")
      }
      let retention = Retention(of: history, newest: newest)
      let needed = try neededPaths(retention.kept, removed)
      // With the same index as a release that is kept, another one loses nothing.
      let pruned = retention.others.filter { !needed.contains($0.index.path) }
      let pruning = try pruning(of: pruned, keeping: needed, removed)
      guard !isRehearsal, !pruning.isEmpty else { return pruning }
      let record = removed.pruning(pruned.map(\.version))
      if record != removed { try write(record) }
      try delete(pruning.files)
      return pruning
    }
  }

  /// The paths of all files of releases, each of which must be intact unless it is withdrawn.
  private func neededPaths(_ releases: [Manifest], _ removed: RemovedContent) throws -> Set<String> {
    var needed: Set<String> = []
    for release in releases where needed.insert(release.index.path).inserted {
      let index = NamedContent(release.index)
      guard removed.withdrawal(of: index.path) == nil else { continue }
      try requireIntact([index], of: release, removed)
      let files = try site.index(of: release).files.filter { needed.insert($0.path).inserted }
      try requireIntact(files, of: release, removed)
    }
    return needed
  }

  private func requireIntact(_ files: [NamedContent], of release: Manifest, _ removed: RemovedContent) throws {
    let expected = files.filter { removed.withdrawal(of: $0.path) == nil }
    guard let damaged = try site.damaged(expected).first else { return }
    throw CommandFailure(
      "nothing is deleted: '\(root)/\(damaged.path)' is missing or damaged, and \(release.version), which is kept, "
        + "names it",
      help: "restore it from a copy of what was published; `hornbook verify \(root.shellWord)` lists all such files")
  }

  /// What goes: indexes first, so that a release of which something is gone has no index either.
  private func pruning(
    of releases: [Manifest], keeping needed: Set<String>, _ removed: RemovedContent
  ) throws -> Pruning {
    let indexes = Set(releases.map(\.index.path))
    let names = try site.names(in: ContentPath.folder) ?? []
    let paths = names.compactMap { ContentPath("\(ContentPath.folder)/\($0)") }.filter { !needed.contains($0.path) }
    let files = paths.filter { indexes.contains($0.path) } + paths.filter { !indexes.contains($0.path) }
    let known = Set(removed.pruned ?? [])
    return Pruning(
      versions: releases.map(\.version).filter { !known.contains($0) }, files: files,
      sizes: files.map { size(of: $0) })
  }

  private func size(of content: ContentPath) -> Int {
    var status = stat()
    return stat("\(root)/\(content.path)", &status) == 0 ? Int(status.st_size) : 0
  }

  /// Notes that versions are whole again whose index a bundle has: publishing it writes all of their content.
  func unprune(_ bundle: PublishedBundle, _ history: PublishedHistory) throws {
    let removed = try site.removed()
    let whole = Set(history.releases.filter { $0.index == bundle.index }.map(\.version))
    let record = removed.pruning([], restoring: whole)
    if record != removed { try write(record) }
  }
}
