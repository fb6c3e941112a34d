internal import CurriculumBundle
internal import Publishing

/// All that a publisher needs of a place to go on from it in an empty folder.
///
/// Of a folder that is everything; of a server, which cannot be listed, what `stable` offers and one more channel.
struct PlaceCopy {
  /// What was published there, as far as it is known.
  let history: PublishedHistory
  private let place: any ReleasePlace
  private let channels: [PublishedFile]
  private let kept: [PublishedFile]
  private let removed: RemovedContent

  /// Reads the manifests of a place.
  init(of place: any ReleasePlace, channel: Channel) throws {
    self.place = place
    let stable = try place.read(Manifest.path).map { [PublishedFile(path: Manifest.path, bytes: $0)] } ?? []
    if let listed = try place.jsonFiles(in: "channels") {
      channels = stable + listed
      kept = try place.jsonFiles(in: "versions") ?? []
    } else {
      let other = channel == .stable ? nil : try place.read(channel.path)
      channels = stable + (other.map { [PublishedFile(path: channel.path, bytes: $0)] } ?? [])
      kept = try Self.kept(of: place, channels)
    }
    history = try PublishedHistory(channels: channels, kept: kept)
    removed = try place.removed()
  }

  /// The manifests of all that channels offer.
  private static func kept(of place: any ReleasePlace, _ channels: [PublishedFile]) throws -> [PublishedFile] {
    let offered = try PublishedHistory(channels: channels, kept: []).releases
    return try zip(offered, place.read(offered.map(\.keptPath))).compactMap { manifest, bytes in
      bytes.map { PublishedFile(path: manifest.keptPath, bytes: $0) }
    }
  }

  /// Writes all of it into an empty folder: what channels name last.
  ///
  /// - Throws: `CommandFailure` for content that is missing or damaged, `FileFailure` when a file cannot be written.
  func write(into store: BundleStore) throws {
    if !removed.isEmpty { try store.write(removed) }
    var seen: Set<String> = []
    for release in history.releases where !removed.isPruned(release.version) {
      try copy([NamedContent(release.index)].filter { seen.insert($0.path).inserted }, to: store)
      guard removed.withdrawal(of: release.index.path) == nil else { continue }
      try copy(place.index(of: release).files.filter { seen.insert($0.path).inserted }, to: store)
    }
    for file in kept + channels { try store.write(file) }
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
