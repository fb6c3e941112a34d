public import CurriculumBundle

/// What a publisher says about a release besides its content.
public struct ReleaseStamp: Sendable, Hashable {
  /// The version to publish.
  public var version: SemanticVersion
  /// The commit that the content comes from.
  public var sourceRevision: String?
  /// The version of this tool.
  public var toolVersion: String
  /// When the source was made, in seconds since 1970, from `SOURCE_DATE_EPOCH` or the commit; never the clock;
  /// in `sourceDates`.
  public var sourceDate: Int?

  /// The moments that a stamp can name: the years 1 to 9999, which RFC 3339 can write.
  public static let sourceDates = -62_135_596_800...253_402_300_799

  /// A stamp from its parts.
  public init(version: SemanticVersion, sourceRevision: String? = nil, toolVersion: String, sourceDate: Int? = nil) {
    self.version = version
    self.sourceRevision = sourceRevision
    self.toolVersion = toolVersion
    self.sourceDate = sourceDate
  }
}
