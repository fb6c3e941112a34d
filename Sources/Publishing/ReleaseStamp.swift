public import CurriculumBundle

/// What a publisher says about a release besides its content.
public struct ReleaseStamp: Sendable, Hashable {
  /// The version to publish.
  public var version: SemanticVersion
  /// The commit that the content comes from.
  public var sourceRevision: String?
  /// The version of this tool.
  public var toolVersion: String
  /// When the source was made, in seconds since 1970, from `SOURCE_DATE_EPOCH` or the commit; never the clock.
  public var sourceDate: Int?

  /// A stamp from its parts.
  public init(version: SemanticVersion, sourceRevision: String? = nil, toolVersion: String, sourceDate: Int? = nil) {
    self.version = version
    self.sourceRevision = sourceRevision
    self.toolVersion = toolVersion
    self.sourceDate = sourceDate
  }
}
