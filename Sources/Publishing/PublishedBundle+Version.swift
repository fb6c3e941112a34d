public import CurriculumBundle

extension PublishedBundle {
  /// The version to publish as on a channel when nobody names one.
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
  /// Whether a release of another channel may be offered on a channel under this very version: `stable` offers no
  /// version that comes before a real one.
  func isPromotable(to channel: Channel) -> Bool { channel != .stable || prerelease.isEmpty }
}
