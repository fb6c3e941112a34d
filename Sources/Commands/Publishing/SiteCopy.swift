import CurriculumBundle
import Publishing

/// Everything that a publisher needs of a published site to continue it in an empty folder.
///
/// A folder is copied whole. A server cannot be listed: from it come the releases that its channels offer, those that
/// it records as pruned, and others as far as they can be found by versions near the known ones.
struct SiteCopy {
  /// The known releases and channels; incomplete for a server, which cannot be listed.
  let history: PublishedHistory
  private let site: any PublishedSite
  private let manifests: Manifests
  private let removed: RemovedContent

  /// The most versions that a server is asked for besides those that it records as pruned.
  private static let mostAsked = 256

  /// The files of channels, and those under `versions/`.
  private struct Manifests {
    var channels: [PublishedFile] = []
    var kept: [PublishedFile] = []
    /// False for a server, where versions that no channel leads to stay unknown.
    var isWhole = true

    /// The files in the order in which they are written: the highest sequence number is there first, so that a copy
    /// that ends in the middle leaves no folder from which a release goes on with a number that apps have seen.
    func byFallingSequence() throws -> [PublishedFile] {
      let numbered = try (kept + channels).map { (file: $0, sequence: try Manifest(reading: $0).sequence) }
      return numbered.enumerated().sorted { one, other in
        one.element.sequence == other.element.sequence
          ? one.offset < other.offset : one.element.sequence > other.element.sequence
      }.map(\.element.file)
    }
  }

  /// Reads the manifests of a site.
  init(of site: any PublishedSite, channel: Channel) throws {
    self.site = site
    manifests = try Self.listed(in: site) ?? Self.found(in: site, [.stable, channel])
    history = try PublishedHistory(channels: manifests.channels, kept: manifests.kept)
    removed = try site.removed()
  }

  private static func listed(in site: any PublishedSite) throws -> Manifests? {
    guard let listed = try site.jsonFiles(in: "channels") else { return nil }
    let stable = try files([Manifest.path], of: site)
    return Manifests(channels: stable + listed, kept: try site.jsonFiles(in: "versions") ?? [])
  }

  /// Explores a server from known channels and pruned versions: each release names the channel on which it came out
  /// first, and the next one of any channel has a version near an earlier one.
  private static func found(in site: any PublishedSite, _ known: [Channel]) throws -> Manifests {
    var found = Manifests(isWhole: false)
    var channels = Set(known)
    found.channels = try files(channels.map(\.path).sorted(), of: site)
    var asked = Set((try site.removed().pruned ?? []).map(Manifest.historyPath))
    let limit = asked.count + mostAsked
    found.kept = try files(asked.sorted(), of: site)
    var next = try found.kept.map { try Manifest(reading: $0).firstChannel }
    while true {
      let new = next.filter { channels.insert($0).inserted }
      found.channels += try files(new.map(\.path), of: site)
      let releases = try PublishedHistory(channels: found.channels, kept: found.kept).releases
      // The newest first: a site with many old versions would use up the limit before.
      let near = releases.reversed().flatMap { release in
        [release.version, release.version.nextPatch] + ReleaseChange.Step.allCases.map(release.version.rising)
      }
      // A server that answers every request with a file must not keep this loop running.
      let paths = near.map(Manifest.historyPath).filter {
        asked.count < limit && asked.insert($0).inserted
      }
      guard !paths.isEmpty else { return found }
      let kept = try files(paths, of: site)
      found.kept += kept
      next = try kept.map { try Manifest(reading: $0).firstChannel }
    }
  }

  private static func files(_ paths: [String], of site: any PublishedSite) throws -> [PublishedFile] {
    try zip(paths, site.read(paths)).compactMap { path, bytes in bytes.map { PublishedFile(path: path, bytes: $0) } }
  }

  /// Writes all of it into an empty folder: first the content, then what names it.
  ///
  /// Content of a server that no channel offers any more stays there, and counts as pruned here.
  ///
  /// - Throws: `CommandFailure` for content that is missing or damaged, `FileFailure` when a file cannot be written.
  func write(into store: BundleStore) throws {
    let offered = Set(history.offeredAnywhere.map(\.version) + [history.latest].compactMap { $0?.version })
    let left = manifests.isWhole ? [] : history.releases.map(\.version).filter { !offered.contains($0) }
    let removed = removed.pruning(left)
    if !removed.isEmpty { try store.write(removed) }
    var seen: Set<String> = []
    for release in history.releases where !removed.isPruned(release.version) {
      try copy([NamedContent(release.index)].filter { seen.insert($0.path).inserted }, to: store)
      guard removed.withdrawal(of: release.index.path) == nil else { continue }
      try copy(site.index(of: release).files.filter { seen.insert($0.path).inserted }, to: store)
    }
    for file in try manifests.byFallingSequence() { try store.write(file) }
  }

  private func copy(_ files: [NamedContent], to store: BundleStore) throws {
    let expected = files.filter { removed.withdrawal(of: $0.path) == nil }
    for batch in PublishedFolder.batches(of: expected) {
      // A path that is not one of content may lead out of the folder.
      let safe = batch.filter { ContentPath($0.path) != nil }
      for (file, placed) in zip(safe, try site.fetch(safe.map { WantedFile($0) })) {
        if let fault = placed.fault(as: file) {
          throw CommandFailure(
            "'\(site.name)/\(file.path)' \(fault)",
            help: "restore it there from a copy of what was published; `hornbook verify` lists all such files")
        }
        try store.write(PublishedFile(path: file.path, bytes: placed.bytes ?? []))
      }
    }
  }
}
