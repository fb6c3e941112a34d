public import CurriculumBundle

extension PublishedBundle {
  /// The version to publish as when nobody names one: the latest one when it has this content, else one above all.
  public func nextVersion(after history: PublishedHistory) -> SemanticVersion {
    guard let latest = history.latest, let highest = history.highestVersion else { return SemanticVersion(1, 0, 0) }
    return latest.index == index ? latest.version : highest.nextPatch
  }
}
