public import CurriculumBundle

/// What a place to publish holds already.
///
/// The truth is `versions/`: a version is taken, with its sequence number and its content, from the moment when
/// `versions/X.json` is there, and for good. `manifest.json` only points to one of them. It lags behind where a
/// publisher was killed before it wrote the file, and where somebody set it back to an older version; the two cannot be
/// told apart, so in both cases what is kept stays, and the next release takes a version and a sequence number above
/// all of it.
public struct PublishedHistory: Sendable, Equatable {
  /// What `manifest.json` names; nil when there is no such file.
  public let current: Manifest?
  /// Every version that was ever taken, by rising sequence number.
  public let releases: [Manifest]
  /// Whether the current manifest lacks its copy under `versions/`, which then is to be restored.
  public let lacksCopyOfCurrent: Bool

  /// Nothing published yet.
  public static let empty = PublishedHistory(valid: nil, kept: [])

  /// A history from `manifest.json` and the files under `versions/`.
  ///
  /// - Throws: `PublishingError` for a file that is not the manifest that its name promises, with what to do about it.
  public init(current: PublishedFile?, kept: [PublishedFile]) throws(PublishingError) {
    var named: Manifest?
    var damage: PublishingError?
    do { named = try current.map(Manifest.init(reading:)) } catch { damage = error }
    var manifests: [Manifest] = []
    for file in kept { manifests.append(try Self.manifest(file, current: named)) }
    if let damage { throw damage.cured(by: manifests.max(by: Self.precedes)?.keptPath) }
    if let named, let twin = manifests.first(where: { $0.version == named.version }), twin != named {
      throw .currentDiffers(from: named.version)
    }
    self.init(valid: named, kept: manifests)
  }

  private init(valid current: Manifest?, kept: [Manifest]) {
    self.current = current
    let unkept = current.flatMap { kept.contains($0) ? nil : $0 }
    lacksCopyOfCurrent = unkept != nil
    releases = (kept + (unkept.map { [$0] } ?? [])).sorted(by: Self.precedes)
  }

  /// The release with the highest sequence number, whether or not it is current; nil when nothing is published.
  public var latest: Manifest? { releases.last }

  /// The highest version that was ever taken; nil when nothing is published.
  public var highestVersion: SemanticVersion? { releases.map(\.version).max() }

  /// The release that took a version.
  func release(of version: SemanticVersion) -> Manifest? { releases.first { $0.version == version } }

  private static func precedes(_ one: Manifest, _ other: Manifest) -> Bool {
    (one.sequence, one.version) < (other.sequence, other.version)
  }

  /// The manifest in a file under `versions/`; one that is damaged can be restored from the current one of its version.
  private static func manifest(_ file: PublishedFile, current: Manifest?) throws(PublishingError) -> Manifest {
    guard let version = Manifest.version(ofHistoryPath: file.path) else { throw .misnamedFile(path: file.path) }
    let copy = current?.version == version ? Manifest.path : nil
    let manifest: Manifest
    do { manifest = try Manifest(reading: file) } catch { throw error.cured(by: copy) }
    guard manifest.version == version else {
      throw .malformedManifest(path: file.path, reason: "it is that of version \(manifest.version)", copy: copy)
    }
    return manifest
  }
}

extension Manifest {
  /// Where it is kept for good, relative to `manifest.json`.
  public var keptPath: String { Self.historyPath(of: version) }

  /// The version that a path such as `versions/1.0.0.json` names; nil for any other path.
  static func version(ofHistoryPath path: String) -> SemanticVersion? {
    guard let name = path.split(separator: "/").last, name.hasSuffix(".json") else { return nil }
    return SemanticVersion(String(name.dropLast(".json".count)))
  }
}
