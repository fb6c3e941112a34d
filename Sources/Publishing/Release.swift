public import CurriculumBundle

/// What there is to do to publish a bundle on a channel.
///
/// After each of the four the channel's file names a release of `versions/`, with the highest sequence number; no file
/// that is there already changes but the channel's.
public enum Release: Sendable {
  /// The channel's latest release has this content and is current: nothing changes.
  case unchanged(Manifest)
  /// The channel's latest release has this content, but is not current: its file is written again.
  ///
  /// So ends the work of a publisher that was killed between the two files, and so comes back what was set back.
  case restored(Manifest, current: PublishedFile)
  /// A release of another channel has this content: this channel names it, too.
  case promoted(Manifest, current: PublishedFile)
  /// A new manifest is kept, and is offered on the channel.
  case new(Manifest, files: ReleaseFiles)

  /// The manifest of the release.
  public var manifest: Manifest {
    switch self {
    case .unchanged(let manifest), .restored(let manifest, _), .promoted(let manifest, _), .new(let manifest, _):
      manifest
    }
  }

  /// Decides what to do; throws `PublishingError` when the version may not be published.
  public init(of bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory) throws {
    let channel = stamp.channel
    if let offer = history.offers(on: channel).first(where: { $0.version == stamp.version }),
      offer.index == bundle.index
    {
      self = try Self.again(offer, on: channel, after: history)
      return
    }
    if let taken = history.release(of: stamp.version) {
      guard taken.index == bundle.index else {
        throw PublishingError.existsWithOtherContent(taken.version, free: Self.free(of: bundle, as: stamp, history))
      }
      self = try Self.promotion(of: taken, to: channel, after: history)
      return
    }
    let (manifest, current) = try Self.newFiles(of: bundle, as: stamp, after: history)
    guard stamp.version.isPromotable(to: channel) else {
      throw PublishingError.prereleaseOnStable(stamp.version, free: history.free(from: stamp.version.nextPatch))
    }
    self = .new(
      manifest, files: ReleaseFiles(kept: try PublishedFile(manifest, at: manifest.keptPath), current: current))
  }

  private static func again(
    _ offer: Manifest, on channel: Channel, after history: PublishedHistory
  ) throws -> Release {
    guard history.lags(channel) else { return .unchanged(offer.asKept) }
    let file = Manifest.channelFile(offering: history.offers(on: channel), sequence: history.nextSequence - 1)
    return .restored(offer.asKept, current: try PublishedFile(file ?? offer, at: channel.path))
  }

  /// The manifest of a new release, and the channel's file that offers it; throws where no app would get it.
  private static func newFiles(
    of bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory
  ) throws -> (manifest: Manifest, current: PublishedFile) {
    let manifest = bundle.manifest(as: stamp, sequence: history.nextSequence)
    let offers = history.offers(after: manifest, history.offers(on: stamp.channel))
    return (manifest, try file(of: stamp.channel, offering: manifest, among: offers, after: history))
  }

  /// A version to publish a bundle as instead of one that is taken: the next free one where apps would get it, else
  /// one above all that the channel offers.
  private static func free(
    of bundle: PublishedBundle, as stamp: ReleaseStamp, _ history: PublishedHistory
  ) -> SemanticVersion? {
    if let next = history.freeVersion(after: stamp.version) {
      var near = stamp
      near.version = next
      if (try? newFiles(of: bundle, as: near, after: history)) != nil { return next }
    }
    return history.freeVersion(after: history.highest(of: stamp.channel, or: stamp.version))
  }

  private static func promotion(
    of taken: Manifest, to channel: Channel, after history: PublishedHistory
  ) throws -> Release {
    let highest = history.channels[channel]?.version ?? taken.version
    guard taken.version.isPromotable(to: channel) || taken.firstChannel == channel else {
      throw PublishingError.prereleasePromoted(taken.version, free: history.free(from: taken.version.nextPatch))
    }
    guard taken.firstChannel != channel, !(taken.version < highest) else {
      throw history.doesNotRise(taken.version, on: channel, or: highest)
    }
    return .promoted(
      taken,
      current: try file(
        of: channel, offering: taken, among: history.offers(on: channel) + [taken], after: history))
  }

  /// The file of a channel with one more release; throws where no app would get it.
  private static func file(
    of channel: Channel, offering manifest: Manifest, among offers: [Manifest], after history: PublishedHistory
  ) throws -> PublishedFile {
    guard
      let file = Manifest.channelFile(offering: offers, sequence: history.nextSequence),
      file.offered.contains(where: { $0.version == manifest.version })
    else {
      throw history.doesNotRise(manifest.version, on: channel, or: manifest.version)
    }
    return try PublishedFile(file, at: channel.path)
  }
}

extension PublishedBundle {
  /// The manifest of a release that has it.
  func manifest(as stamp: ReleaseStamp, sequence: Int) -> Manifest {
    Manifest(
      format: format, version: stamp.version, sequence: sequence, index: index, minimumClient: minimumClient,
      channel: stamp.channel == .stable ? nil : stamp.channel.name, sourceRevision: stamp.sourceRevision,
      toolVersion: stamp.toolVersion, created: stamp.created, restores: stamp.restores, because: stamp.because)
  }
}

/// The files of a release besides its content.
public struct ReleaseFiles: Sendable {
  /// The manifest under its version, kept for good; once it is there, its version and sequence number are taken.
  public let kept: PublishedFile
  /// The file of its channel; it is written last.
  public let current: PublishedFile
}

extension PublishedFile {
  /// The file of a manifest.
  package init(_ manifest: Manifest, at path: String) throws {
    self.init(path: path, bytes: try canonicalBytes(of: manifest))
  }
}

extension PublishedHistory {
  /// The highest version on a channel.
  public func highest(of channel: Channel) -> SemanticVersion? { latest(of: channel)?.version }

  fileprivate func highest(of channel: Channel, or version: SemanticVersion) -> SemanticVersion {
    highest(of: channel) ?? version
  }

  fileprivate func doesNotRise(
    _ version: SemanticVersion, on channel: Channel, or known: SemanticVersion
  ) -> PublishingError {
    let highest = highest(of: channel, or: known)
    return .doesNotRise(version, highest: highest, free: freeVersion(after: highest))
  }

  /// The next version after one that is free on every channel; nil where no version is higher.
  fileprivate func freeVersion(after version: SemanticVersion) -> SemanticVersion? {
    let next = free(from: version.nextPatch)
    return version < next && release(of: next) == nil ? next : nil
  }

  /// The next version that is free, at least so high.
  public func free(from version: SemanticVersion) -> SemanticVersion {
    var version = version
    while release(of: version) != nil, version < version.nextPatch { version = version.nextPatch }
    return version
  }
}
