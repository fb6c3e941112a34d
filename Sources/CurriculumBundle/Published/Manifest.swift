/// `manifest.json`, the one file of a published bundle that changes: which version is current, and where it begins.
///
/// A client fetches it, compares `sequence` with what it has, checks that it can read `formatVersion` and satisfies
/// `minimumClient`, then fetches the index and the modules that it opens, each checked against its digest.
///
///     {"formatVersion": 3, "version": "1.4.0", "sequence": 12, "minimumClient": "1.0.0", "toolVersion": "0.9.0",
///      "index": {"sha256": "9f86", "size": 120}, "created": "2026-11-21T12:00:00Z"}
public struct Manifest: Codable, Sendable, Equatable {
  /// The shape of what is published; an app reads only those that it knows.
  public var formatVersion: Int
  /// The version of the content.
  public var version: SemanticVersion
  /// Counts publications from 1; it always rises, so that comparing it is enough.
  public var sequence: Int
  /// The index, a `BundleIndex`.
  public var index: ContentReference
  /// The oldest app that can show the content.
  public var minimumClient: SemanticVersion
  /// The commit that the content was made from.
  public var sourceRevision: String?
  /// The version of the tool that published it.
  public var toolVersion: String
  /// When it was made, in UTC: `2026-11-21T12:00:00Z`.
  public var created: String?

  /// The path of the file, relative to where the bundle is published.
  public static let path = "manifest.json"

  /// A manifest from its parts.
  public init(
    formatVersion: Int = FormatVersion.current, version: SemanticVersion, sequence: Int, index: ContentReference,
    minimumClient: SemanticVersion, sourceRevision: String? = nil, toolVersion: String, created: String? = nil
  ) {
    self.formatVersion = formatVersion
    self.version = version
    self.sequence = sequence
    self.index = index
    self.minimumClient = minimumClient
    self.sourceRevision = sourceRevision
    self.toolVersion = toolVersion
    self.created = created
  }

  /// Where the manifest of a version is kept for good, relative to `manifest.json`.
  public static func historyPath(of version: SemanticVersion) -> String { "versions/\(version).json" }
}
