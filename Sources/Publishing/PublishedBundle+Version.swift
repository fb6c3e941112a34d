public import CurriculumBundle

extension PublishedBundle {
  /// The version to publish on a channel without `--version`.
  ///
  /// It is that of the channel's latest release when it has this content, or of another channel's that has it; else the
  /// next version that is free. What came out as `1.4.0-beta.1` comes to `stable` as `1.4.0`.
  ///
  /// - Parameter step: By which part it rises at least.
  public func nextVersion(
    on channel: Channel, after history: PublishedHistory, rising step: ReleaseChange.Step = .patch
  ) -> SemanticVersion {
    let same = history.releases.filter { $0.index == index }
    guard let latest = history.latest(of: channel) else {
      guard let first = same.last?.version else { return history.free(from: SemanticVersion(1, 0, 0)) }
      return first.isPromotable(to: channel) ? first : history.free(from: first.nextPatch)
    }
    if latest.index == index { return latest.version }
    let next = (history.highest(of: channel) ?? latest.version).rising(by: step)
    guard let promoted = same.last(where: { latest.version < $0.version })?.version else {
      return history.free(from: next)
    }
    return promoted.isPromotable(to: channel) ? promoted : history.free(from: max(promoted.nextPatch, next))
  }
}

extension SemanticVersion {
  /// The channel `stable` does not offer prereleases, so `1.4.0-beta.1` comes to it under another version.
  func isPromotable(to channel: Channel) -> Bool { channel != .stable || prerelease.isEmpty }
}
