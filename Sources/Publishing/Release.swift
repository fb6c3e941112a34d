public import CurriculumBundle

/// What there is to do to publish a bundle.
public enum Release: Sendable {
  /// The same content is published under the same version: nothing changes.
  case unchanged(Manifest)
  /// A new manifest becomes current.
  case new(Manifest, files: ReleaseFiles)

  /// The manifest that is current afterwards.
  public var manifest: Manifest {
    switch self {
    case .unchanged(let manifest), .new(let manifest, _): manifest
    }
  }

  /// Decides what to do; throws `PublishingError` when the version may not be published.
  public init(of bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory) throws {
    if let lost = history.lost(publishing: bundle.index, as: stamp.version) {
      throw PublishingError.lostManifest(latest: lost)
    }
    if let current = history.current {
      guard current.formatVersion <= FormatVersion.current else {
        throw PublishingError.newerFormat(current.formatVersion)
      }
      if current.version == stamp.version, current.index == bundle.index {
        self = .unchanged(current)
        return
      }
      try Self.checkRise(stamp.version, current: current.version, bundle, history)
    }
    let manifest = Manifest(
      version: stamp.version, sequence: (history.current?.sequence ?? 0) + 1, index: bundle.index,
      minimumClient: bundle.minimumClient, sourceRevision: stamp.sourceRevision, toolVersion: stamp.toolVersion,
      created: stamp.sourceDate.map { UTCTime.text(secondsSince1970: $0) })
    self = .new(manifest, files: try ReleaseFiles(manifest))
  }

  private static func checkRise(
    _ version: SemanticVersion, current: SemanticVersion, _ bundle: PublishedBundle, _ history: PublishedHistory
  ) throws {
    if let published = history.published(version), published.index != bundle.index {
      throw PublishingError.existsWithOtherContent(version, current: current)
    }
    guard current < version else { throw PublishingError.doesNotRise(version, current: current) }
  }
}

/// The files of a release besides its content.
public struct ReleaseFiles: Sendable {
  /// The manifest under its version, kept for good.
  public let kept: PublishedFile
  /// The manifest that names the current version; it is written last.
  public let current: PublishedFile

  init(_ manifest: Manifest) throws {
    let bytes = try canonicalBytes(of: manifest)
    kept = PublishedFile(path: Manifest.historyPath(of: manifest.version), bytes: bytes)
    current = PublishedFile(path: Manifest.path, bytes: bytes)
  }
}
