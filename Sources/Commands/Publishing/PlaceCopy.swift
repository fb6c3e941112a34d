internal import CurriculumBundle
internal import Publishing

/// All that a publisher needs of a place to go on from it in an empty folder.
///
/// Of a folder that is everything. A server cannot be listed: of one it is what its channels offer, as far as they are
/// found by the versions near those that are known.
struct PlaceCopy {
  /// What was published there, as far as it is known.
  let history: PublishedHistory
  private let place: any ReleasePlace
  private let manifests: Manifests
  private let removed: RemovedContent

  /// The most versions that a server is asked for.
  private static let mostAsked = 256

  /// The files of channels, and those under `versions/`.
  private struct Manifests {
    var channels: [PublishedFile] = []
    var kept: [PublishedFile] = []
    /// Whether these are all that there are.
    var isWhole = true
  }

  /// Reads the manifests of a place.
  init(of place: any ReleasePlace, channel: Channel) throws {
    self.place = place
    manifests = try Self.listed(in: place) ?? Self.found(in: place, [.stable, channel])
    history = try PublishedHistory(channels: manifests.channels, kept: manifests.kept)
    removed = try place.removed()
  }

  private static func listed(in place: any ReleasePlace) throws -> Manifests? {
    guard let listed = try place.jsonFiles(in: "channels") else { return nil }
    let stable = try files([Manifest.path], of: place)
    return Manifests(channels: stable + listed, kept: try place.jsonFiles(in: "versions") ?? [])
  }

  /// What is found of a server from channels that are known: each release tells on which channel it came out first, and
  /// the next one of any channel has a version near one before.
  private static func found(in place: any ReleasePlace, _ known: [Channel]) throws -> Manifests {
    var found = Manifests(isWhole: false)
    var (channels, asked): (Set<Channel>, Set<String>) = ([], [])
    var next = known
    while true {
      let new = next.filter { channels.insert($0).inserted }
      found.channels += try files(new.map(\.path), of: place)
      let releases = try PublishedHistory(channels: found.channels, kept: found.kept).releases
      let near = releases.flatMap { release in
        [release.version, release.version.nextPatch] + ReleaseChange.Step.allCases.map(release.version.rising)
      }
      let paths = near.map(Manifest.historyPath).filter { asked.insert($0).inserted }
      // A server that has whatever it is asked for is not asked for ever.
      guard !paths.isEmpty, asked.count <= mostAsked else { return found }
      let kept = try files(paths, of: place)
      found.kept += kept
      next = try kept.map { try Manifest(reading: $0).firstChannel }
    }
  }

  private static func files(_ paths: [String], of place: any ReleasePlace) throws -> [PublishedFile] {
    try zip(paths, place.read(paths)).compactMap { path, bytes in bytes.map { PublishedFile(path: path, bytes: $0) } }
  }

  /// Writes all of it into an empty folder: what channels name last.
  ///
  /// Of a server the content of what nobody is offered any more is left there, and noted as pruned here.
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
      try copy(place.index(of: release).files.filter { seen.insert($0.path).inserted }, to: store)
    }
    for file in manifests.kept + manifests.channels { try store.write(file) }
  }

  private func copy(_ files: [NamedContent], to store: BundleStore) throws {
    let expected = files.filter { removed.withdrawal(of: $0.path) == nil }
    for batch in PublishedFolder.batches(of: expected) {
      // A name that no content has may lead anywhere.
      let safe = batch.filter { ContentPath($0.path) != nil }
      for (file, placed) in zip(safe, try place.fetch(safe.map { WantedFile($0) })) {
        if let fault = placed.fault(as: file) {
          throw CommandFailure(
            "'\(place.name)/\(file.path)' \(fault)",
            help: "restore it there from a copy of what was published; `hornbook verify` lists all such files")
        }
        try store.write(PublishedFile(path: file.path, bytes: placed.bytes ?? []))
      }
    }
  }
}
