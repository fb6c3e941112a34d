public import CurriculumBundle

/// What a place to publish holds already.
///
/// The truth is `versions/`: a version is taken, with its sequence number and its content, from the moment when
/// `versions/X.json` is there, and for good. The file of a channel only points to one of them. It lags behind where a
/// publisher was killed before it wrote the file, and where somebody set it back to an older version; the two cannot be
/// told apart, so in both cases what is kept stays, and the next release takes a sequence number above all of it.
public struct PublishedHistory: Sendable, Equatable {
  /// What the file of each channel names.
  public let channels: [Channel: Manifest]
  /// Every version that was ever taken, by rising sequence number.
  public let releases: [Manifest]
  /// The releases that a channel names without a copy under `versions/`, which then are to be restored.
  public let unkept: [Manifest]

  /// Nothing published yet.
  public static let empty = PublishedHistory(valid: [:], kept: [])

  /// A history from the files of channels and those under `versions/`.
  ///
  /// - Throws: `PublishingError` for a file that is not the manifest that its name promises, with what to do about it.
  public init(channels files: [PublishedFile], kept: [PublishedFile]) throws(PublishingError) {
    var named: [Channel: Manifest] = [:]
    var damage: (channel: Channel, error: PublishingError)?
    for file in files {
      guard let channel = Channel(path: file.path) else { throw .misnamedChannel(path: file.path) }
      do { named[channel] = try Manifest(reading: file) } catch { damage = (channel, error) }
    }
    var manifests: [Manifest] = []
    for file in kept { manifests.append(try Self.manifest(file, named: named)) }
    if let damage {
      let own = manifests.filter { $0.firstChannel == damage.channel }
      throw damage.error.cured(by: own.max(by: Self.precedes)?.keptPath)
    }
    for (channel, manifest) in named.sorted(by: { $0.key.name < $1.key.name }) {
      if let twin = manifests.first(where: { $0.version == manifest.version }),
        !twin.isSameRelease(as: manifest) || manifest.sequence < twin.sequence
      {
        throw .currentDiffers(path: channel.path, from: manifest.version)
      }
    }
    self.init(valid: named, kept: manifests)
  }

  private init(valid channels: [Channel: Manifest], kept: [Manifest]) {
    self.channels = channels
    let known = Set(kept.map(\.version))
    let named = channels.values.flatMap(\.offered).sorted(by: Self.precedes)
    var unkept: [Manifest] = []
    for manifest in named
    where !known.contains(manifest.version) && !unkept.contains(where: { $0.version == manifest.version }) {
      unkept.append(manifest)
    }
    self.unkept = unkept
    releases = (kept + unkept).sorted(by: Self.precedes)
  }

  /// The release with the highest sequence number, whether or not a channel names it; nil when nothing is published.
  public var latest: Manifest? { releases.last }

  /// The highest sequence number of a release or of a channel's file; 0 when nothing is published.
  public var lastSequence: Int { (releases.map(\.sequence) + channels.values.map(\.sequence)).max() ?? 0 }

  /// The sequence number of the next publication.
  var nextSequence: Int { lastSequence + 1 }

  /// The release that took a version.
  public func release(of version: SemanticVersion) -> Manifest? { releases.first { $0.version == version } }

  private static func precedes(_ one: Manifest, _ other: Manifest) -> Bool {
    (one.sequence, one.version) < (other.sequence, other.version)
  }

  /// The manifest in a file under `versions/`; one that is damaged can be restored from a channel's of its version.
  private static func manifest(
    _ file: PublishedFile, named: [Channel: Manifest]
  ) throws(PublishingError) -> Manifest {
    guard let version = Manifest.version(ofHistoryPath: file.path) else { throw .misnamedFile(path: file.path) }
    let copy = named.first { $0.value.version == version && $0.value.offers == nil }?.key.path
    let manifest: Manifest
    do { manifest = try Manifest(reading: file) } catch { throw error.cured(by: copy) }
    guard manifest.version == version else {
      throw .malformedManifest(path: file.path, reason: "it is that of version \(manifest.version)", copy: copy)
    }
    return manifest
  }
}

extension Manifest {
  /// Where it is kept for good, relative to the bundle.
  public var keptPath: String { Self.historyPath(of: version) }

  /// The version that a path such as `versions/1.0.0.json` names; nil for any other path.
  static func version(ofHistoryPath path: String) -> SemanticVersion? {
    guard let name = path.split(separator: "/").last, name.hasSuffix(".json") else { return nil }
    return SemanticVersion(String(name.dropLast(".json".count)))
  }
}
