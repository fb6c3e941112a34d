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
      self = try Self.promotion(of: taken, bundle.index, to: channel, after: history)
      return
    }
    let manifest = bundle.manifest(as: stamp, sequence: history.nextSequence)
    let offers = history.offers(after: manifest, history.offers(on: channel))
    let current = try Self.file(of: channel, offering: manifest, among: offers, after: history)
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

  private static func promotion(
    of taken: Manifest, _ index: ContentReference, to channel: Channel, after history: PublishedHistory
  ) throws -> Release {
    let highest = history.channels[channel]?.version ?? taken.version
    guard taken.index == index else {
      throw PublishingError.existsWithOtherContent(taken.version, highest: history.last(from: taken.version))
    }
    guard taken.version.isPromotable(to: channel) || taken.firstChannel == channel else {
      throw PublishingError.prereleasePromoted(taken.version, free: history.free(from: taken.version.nextPatch))
    }
    guard taken.firstChannel != channel, !(taken.version < highest) else {
      throw PublishingError.doesNotRise(taken.version, highest: history.highest(of: channel, or: highest))
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
      throw PublishingError.doesNotRise(manifest.version, highest: history.highest(of: channel, or: manifest.version))
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

  /// The last version without a gap from one that is taken: the one after it is free, for a hotfix, too.
  fileprivate func last(from version: SemanticVersion) -> SemanticVersion {
    var last = version
    while release(of: last.nextPatch) != nil, last < last.nextPatch { last = last.nextPatch }
    return last
  }

  /// The next version that is free, at least so high.
  public func free(from version: SemanticVersion) -> SemanticVersion {
    var version = version
    while release(of: version) != nil, version < version.nextPatch { version = version.nextPatch }
    return version
  }
}
