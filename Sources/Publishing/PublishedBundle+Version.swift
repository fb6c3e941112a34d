public import CurriculumBundle

extension PublishedBundle {
  /// The version to publish as on a channel when nobody names one: that of the channel's latest release when it has
  /// this content, or of another channel's that has it; else the next version that is free.
  ///
  /// - Parameter step: By which part it rises at least.
  public func nextVersion(
    on channel: Channel, after history: PublishedHistory, rising step: ReleaseChange.Step = .patch
  ) -> SemanticVersion {
    guard let latest = history.latest(of: channel) else {
      return history.releases.last { $0.index == index }?.version ?? history.free(from: SemanticVersion(1, 0, 0))
    }
    if latest.index == index { return latest.version }
    let promoted = history.releases.last { $0.index == index && latest.version < $0.version }
    let highest = history.highest(of: channel) ?? latest.version
    return promoted?.version ?? history.free(from: highest.rising(by: step))
  }
}
