public import CurriculumBundle

extension PublishedBundle {
  /// The version to publish as when nobody names one: the current one when it has this content, else the one after it.
  public func nextVersion(after current: Manifest?) -> SemanticVersion {
    guard let current else { return SemanticVersion(1, 0, 0) }
    return current.index == index ? current.version : current.version.nextPatch
  }
}
