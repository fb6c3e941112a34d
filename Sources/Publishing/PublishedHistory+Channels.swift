public import CurriculumBundle

extension PublishedHistory {
  /// The channels that have a file, or on which something was published, in the order of their names.
  public var knownChannels: [Channel] {
    Set(Array(channels.keys) + releases.map(\.firstChannel)).sorted { $0.name < $1.name }
  }

  /// What a channel offers, the newest first, each release under its own sequence number.
  ///
  /// It is what its file should have: where the file lags behind, releases that came after it count, too, and where it
  /// is gone, all that were published on the channel.
  public func offers(on channel: Channel) -> [Manifest] {
    let file = channels[channel]
    // The file's own number is not that of the release, which it may have got long before.
    let named = (file?.offered ?? []).map { release(of: $0.version) ?? $0 }
    let later = releases.filter { $0.firstChannel == channel && $0.sequence > file?.sequence ?? 0 }
    return Manifest.offers(among: later.reduce(named) { offers(after: $1, $0) })
  }

  /// What all channels offer, each release once, by rising version.
  public var offeredAnywhere: [Manifest] {
    var seen: Set<SemanticVersion> = []
    return knownChannels.flatMap { offers(on: $0) }.filter { seen.insert($0.version).inserted }
      .sorted { $0.version < $1.version }
  }

  /// What may be offered after a release: with one that brings an older version back, content that came after that is
  /// not, but for hotfixes of the lines below it.
  func offers(after release: Manifest, _ offers: [Manifest]) -> [Manifest] {
    guard let restored = release.restores.flatMap({ self.release(of: $0) }) else { return offers + [release] }
    return offers.filter { first($0).sequence <= restored.sequence || $0.version < restored.version } + [release]
  }

  /// The release that first had the content of one.
  private func first(_ release: Manifest) -> Manifest {
    var (first, seen) = (release, Set([release.version]))
    while let older = first.restores.flatMap({ self.release(of: $0) }), seen.insert(older.version).inserted {
      first = older
    }
    return first
  }

  /// The newest release that a channel offers, whether or not its file names it.
  public func latest(of channel: Channel) -> Manifest? { offers(on: channel).first }

  /// Whether the file of a channel does not have what the channel offers.
  public func lags(_ channel: Channel) -> Bool {
    let (named, due) = (channels[channel]?.offered ?? [], offers(on: channel))
    return named.count != due.count || !zip(named, due).allSatisfy { $0.isSameRelease(as: $1) }
  }

  /// The channels that offer an older version than `stable`, with both versions, in the order of their names.
  ///
  /// Whoever follows one to see what is new sees less than others. One with the same content is not left behind.
  public static func channelsLeftBehind(
    _ channels: [Channel: Manifest]
  ) -> [(channel: Channel, newest: SemanticVersion, stable: SemanticVersion)] {
    guard let stable = channels[.stable] else { return [] }
    return channels.sorted { $0.key.name < $1.key.name }.compactMap { channel, manifest in
      manifest.version < stable.version && manifest.index != stable.index
        ? (channel, manifest.version, stable.version) : nil
    }
  }

  /// The release from which a version goes on: the channel's latest, or for a hotfix the channel's highest below it.
  ///
  /// - Parameter version: The version to publish as; nil for the next one of the channel.
  public func base(of version: SemanticVersion?, on channel: Channel) -> Manifest? {
    let latest = latest(of: channel)
    guard let version, let latest, version < latest.version else { return latest }
    let line = releases.filter { $0.firstChannel == channel } + offers(on: channel)
    return line.filter { $0.version < version }.max { $0.version < $1.version } ?? latest
  }
}
