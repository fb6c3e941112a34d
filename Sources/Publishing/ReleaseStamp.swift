public import CurriculumBundle

/// What a publisher says about a release besides its content.
public struct ReleaseStamp: Sendable, Hashable {
  /// The version to publish.
  public var version: SemanticVersion
  /// The channel on which it is published.
  public var channel: Channel
  /// The commit that the content comes from.
  public var sourceRevision: String?
  /// The version of this tool.
  public var toolVersion: String
  /// When the source was made, in UTC as RFC 3339 writes it, from `SOURCE_DATE_EPOCH` or the commit; never the clock.
  public var created: String?
  /// The version whose content comes back; nil for new content.
  public var restores: SemanticVersion?
  /// Why it is published in spite of what it does to learners; nil where that needs no reason.
  public var because: String?

  /// The moments that a stamp can name: the years 1 to 9999, which RFC 3339 can write.
  public static let sourceDates = -62_135_596_800...253_402_300_799

  /// A moment in `sourceDates` as a stamp names it.
  public static func text(secondsSince1970 seconds: Int) -> String { UTCTime.text(secondsSince1970: seconds) }

  /// A stamp from its parts.
  public init(
    version: SemanticVersion, channel: Channel = .stable, sourceRevision: String? = nil, toolVersion: String,
    created: String? = nil, restores: SemanticVersion? = nil, because: String? = nil
  ) {
    self.version = version
    self.channel = channel
    self.sourceRevision = sourceRevision
    self.toolVersion = toolVersion
    self.created = created
    self.restores = restores
    self.because = because
  }
}
