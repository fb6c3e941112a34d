public import CurriculumBundle

/// What has to be done so that nobody is offered an item any more.
///
/// Each release that a channel offers and that has the item is replaced by a release of the same content without it,
/// and the files that have the item are deleted. Doing it twice is doing it once.
public struct WithdrawalPlan: Sendable {
  /// A release that takes the place of another one.
  public struct Replacement: Sendable {
    /// The version whose place it takes.
    public let version: SemanticVersion
    /// Its manifest.
    public let manifest: Manifest
    /// Its content.
    public let bundle: PublishedBundle
    /// What it does to those who learn with the one before.
    public let difference: ReleaseDifference
  }

  /// What is withdrawn.
  public let item: WithdrawnItem
  /// The files that have it in any release, each relative to the place, in the order of their bytes.
  public let content: [String]
  /// The versions that have it, and so cannot come back, by rising sequence number.
  public let versions: [SemanticVersion]
  /// The releases that take the place of others, by rising version.
  public let replacements: [Replacement]
  /// The paths of images that may show the same picture, sorted: as wide and as high, but of a format whose pixels
  /// cannot be compared.
  public let lookalikes: [String]
  /// The pictures that cannot be published again, however they are encoded; none for a lesson.
  public let pixels: [PictureDigest]
  /// True if the picture can be published again in another file, since its pixels cannot be compared.
  public let isKnownByFileAlone: Bool
  /// The files of the channels that offer something else now.
  public let channels: [PublishedFile]

  /// Works out what there is to do; changes nothing.
  ///
  /// - Parameters:
  ///   - because: Why, for the manifests of the new releases.
  ///   - releases: Where all releases are, with a reader of their indexes and content.
  /// - Throws: `WithdrawalError` where the item cannot be withdrawn, and what reading throws.
  public init(
    of item: WithdrawnItem, because: String, from releases: some PublishedReleases, toolVersion: String
  ) throws {
    let history = releases.history
    var indexes: [SemanticVersion: BundleIndex] = [:]
    for manifest in history.releases { indexes[manifest.version] = try releases.index(of: manifest) }
    guard let latest = history.latest, let latestIndex = indexes[latest.version] else { throw WithdrawalError.nothing }
    let twins = try SamePictures(of: item, in: Array(indexes.values), from: releases)
    let trace = WithdrawnTrace(
      of: item, in: Array(indexes.values), latestIndex.ids ?? IDMap(), twins: twins.digests)
    (lookalikes, pixels, isKnownByFileAlone) = (twins.lookalikes, twins.pixels, twins.isKnownByFileAlone)
    versions = history.releases.map(\.version).filter { indexes[$0].map(trace.isIn) ?? false }
    guard !versions.isEmpty else { throw WithdrawalError.unknown(item) }
    self.item = item
    content = Set(versions.compactMap { indexes[$0] }.flatMap(trace.files)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    var plan = ReplacementPlan(history, earlier: EarlierRelease(latestIndex, try releases.curriculum(of: latestIndex)))
    for manifest in history.offeredAnywhere {
      guard let index = indexes[manifest.version], trace.isIn(index) || plan.isOvertaken(manifest) else { continue }
      let stamp = try plan.stamp(after: manifest, because: because, toolVersion: toolVersion)
      try plan.replace(manifest, index, without: trace, as: stamp, from: releases)
    }
    replacements = plan.replacements
    channels = try history.channelFiles(replacing: replacements, new: plan.newCount)
  }
}

/// Everything that was published at a place, to be read.
public protocol PublishedReleases {
  /// The manifests of all releases.
  var history: PublishedHistory { get }
  /// The index of a release; nil where its content was pruned.
  func index(of manifest: Manifest) throws -> BundleIndex?
  /// The content of a release.
  func curriculum(of index: BundleIndex) throws -> Curriculum
  /// The bytes of an image; nil where they are gone.
  func bytes(of image: AssetReference) throws -> [UInt8]?
  /// The content that earlier withdrawals deleted for good.
  var removed: RemovedContent { get }
}

/// Why something cannot be withdrawn.
public enum WithdrawalError: Error, Sendable, Hashable {
  /// Nothing is published.
  case nothing
  /// No release has such an item.
  case unknown(WithdrawnItem)
  /// A release would have nothing left.
  case nothingLeft(SemanticVersion)
  /// Lessons that learners could unlock would be locked for good.
  case unreachable(SemanticVersion, [ItemPath])
  /// No version is higher than that of a release.
  case noHigherVersion(SemanticVersion)
  /// A release has things that this tool does not know, and would lose.
  case newerFormat(SemanticVersion, FormatVersion)
}

/// The releases that are made, one after the other.
private struct ReplacementPlan {
  private(set) var replacements: [WithdrawalPlan.Replacement] = []
  private let history: PublishedHistory
  /// The latest release so far: its ids go on.
  private var earlier: EarlierRelease
  private var taken: Set<SemanticVersion>
  /// How many of the releases are not kept yet.
  private(set) var newCount = 0

  init(_ history: PublishedHistory, earlier: EarlierRelease) {
    (self.history, self.earlier) = (history, earlier)
    taken = Set(history.releases.map(\.version))
  }

  /// Whether a release, which has to be above those before it, would not be any more.
  func isOvertaken(_ manifest: Manifest) -> Bool {
    replacements.last.map { manifest.version < $0.manifest.version } ?? false
  }

  func stamp(after manifest: Manifest, because: String, toolVersion: String) throws -> ReleaseStamp {
    var version = max(manifest.version, replacements.last?.manifest.version ?? manifest.version)
    repeat {
      guard version < version.nextInLine else { throw WithdrawalError.noHigherVersion(manifest.version) }
      version = version.nextInLine
    } while taken.contains(version)
    return ReleaseStamp(
      version: version, channel: manifest.firstChannel, sourceRevision: manifest.sourceRevision,
      toolVersion: toolVersion, created: manifest.created, because: because)
  }

  mutating func replace(
    _ old: Manifest, _ index: BundleIndex, without trace: WithdrawnTrace, as stamp: ReleaseStamp,
    from releases: some PublishedReleases
  ) throws {
    guard !(FormatVersion.current < old.format) else {
      throw WithdrawalError.newerFormat(old.version, old.format)
    }
    let before = try releases.curriculum(of: index)
    let after = try before.without(images: trace.images(in: index)).without(trace.lessons(in: index))
    guard !after.modules.isEmpty else { throw WithdrawalError.nothingLeft(old.version) }
    let alwaysLocked = Set(LearnerSimulation(.doesEverything, UnlockRules(before)).neverOpen)
    let newlyLocked = LearnerSimulation(.doesEverything, UnlockRules(after)).neverOpen.filter {
      !alwaysLocked.contains($0)
    }
    guard newlyLocked.isEmpty else { throw WithdrawalError.unreachable(old.version, newlyLocked) }
    let bundle = try PublishedBundle(rewriting: index, as: after, after: earlier)
    let manifest = made(bundle, after: old) ?? bundle.manifest(as: stamp, sequence: history.nextSequence + newCount)
    if history.release(of: manifest.version) == nil { newCount += 1 }
    replacements.append(
      WithdrawalPlan.Replacement(
        version: old.version, manifest: manifest, bundle: bundle,
        difference: try ReleaseDifference(
          ComparedRelease(index, format: old.format) { before.modules[$0] },
          ComparedRelease(bundle.outline, format: bundle.format) { bundle.curriculum.modules[$0] })))
    taken.insert(manifest.version)
    earlier = EarlierRelease(bundle.outline, bundle.curriculum)
  }

  /// The release that was made already to take the place of one, by a withdrawal that was ended in the middle.
  private func made(_ bundle: PublishedBundle, after old: Manifest) -> Manifest? {
    let lowest = max(old.version, replacements.last?.manifest.version ?? old.version)
    return history.releases.last { $0.index == bundle.index && lowest < $0.version }
  }
}

extension PublishedHistory {
  /// The files of channels that are to be written when releases take the place of others.
  fileprivate func channelFiles(
    replacing replacements: [WithdrawalPlan.Replacement], new: Int
  ) throws -> [PublishedFile] {
    let replaced = Dictionary(
      replacements.map { ($0.version, $0.manifest) }, uniquingKeysWith: { first, _ in first })
    return try knownChannels.compactMap { channel in
      let due = offers(on: channel)
      let offers = due.map { replaced[$0.version] ?? $0 }
      guard offers != due || lags(channel) else { return nil }
      let last = nextSequence + max(new, 1) - 1
      return try Manifest.channelFile(offering: offers, sequence: last).map {
        try PublishedFile($0, at: channel.path)
      }
    }
  }
}

extension SemanticVersion {
  /// The version after this one that comes before all others of its line: a pre-release stays one.
  fileprivate var nextInLine: SemanticVersion {
    prerelease.isEmpty
      ? nextPatch : SemanticVersion(major, minor, patch, prerelease: prerelease + ["1"])
  }
}
