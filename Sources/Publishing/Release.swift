public import CurriculumBundle

/// What there is to do to publish a bundle.
///
/// After each of the three the current manifest is one of `versions/`, and has the highest sequence number of them; no
/// file that is there already changes but `manifest.json`.
public enum Release: Sendable {
  /// The latest version has this content and is current: nothing changes.
  case unchanged(Manifest)
  /// The latest version has this content, but is not current: its manifest, as it is kept, becomes current.
  ///
  /// So ends the work of a publisher that was killed between the two files, and so comes back what was set back.
  case restored(Manifest)
  /// A new manifest is kept, and becomes current.
  case new(Manifest, files: ReleaseFiles)

  /// The manifest that is current afterwards.
  public var manifest: Manifest {
    switch self {
    case .unchanged(let manifest), .restored(let manifest), .new(let manifest, _): manifest
    }
  }

  /// Decides what to do; throws `PublishingError` when the version may not be published.
  public init(of bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory) throws {
    if let latest = history.latest, latest.version == stamp.version, latest.index == bundle.index {
      self = history.current == latest ? .unchanged(latest) : .restored(latest)
      return
    }
    if let highest = history.highestVersion, !(highest < stamp.version) {
      if let taken = history.release(of: stamp.version), taken.index != bundle.index {
        throw PublishingError.existsWithOtherContent(stamp.version, highest: highest)
      }
      throw PublishingError.doesNotRise(stamp.version, highest: highest)
    }
    let manifest = Manifest(
      version: stamp.version, sequence: (history.latest?.sequence ?? 0) + 1, index: bundle.index,
      minimumClient: bundle.minimumClient, sourceRevision: stamp.sourceRevision, toolVersion: stamp.toolVersion,
      created: stamp.sourceDate.map { UTCTime.text(secondsSince1970: $0) })
    self = .new(manifest, files: try ReleaseFiles(manifest))
  }
}

/// The files of a release besides its content.
public struct ReleaseFiles: Sendable {
  /// The manifest under its version, kept for good; once it is there, its version and sequence number are taken.
  public let kept: PublishedFile
  /// The manifest that names the current version; it is written last.
  public let current: PublishedFile

  init(_ manifest: Manifest) throws {
    let bytes = try canonicalBytes(of: manifest)
    kept = PublishedFile(path: manifest.keptPath, bytes: bytes)
    current = PublishedFile(path: Manifest.path, bytes: bytes)
  }
}
