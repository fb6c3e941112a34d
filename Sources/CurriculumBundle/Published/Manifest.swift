/// A release: its version, and where its content begins.
///
/// `versions/X.json` holds a release's manifest for good. `manifest.json` and the files under `channels/` name what is
/// current: such a file is the manifest of the newest release of its channel, whose `sequence` there rises whenever the
/// file changes, with `offers` for apps that cannot read that release.
///
///     {"formatVersion": 4, "formatMinor": 0, "version": "1.4.0", "sequence": 12, "minimumClient": "1.0.0",
///      "toolVersion": "0.9.0", "index": {"sha256": "9f86", "size": 120}, "created": "2026-11-21T12:00:00Z"}
public struct Manifest: Codable, Sendable, Equatable {
  /// The major number of the format; an app reads only those that it knows.
  public var formatVersion: Int
  /// The minor number of the format: the newest that the content uses.
  public var formatMinor: Int
  /// The version of the content.
  public var version: SemanticVersion
  /// Counts publications from 1; in a channel's file it always rises, so that comparing it is enough.
  public var sequence: Int
  /// The index, a `BundleIndex`.
  public var index: ContentReference
  /// The oldest app that can show the content.
  public var minimumClient: SemanticVersion
  /// The channel on which it was published first; nil for `stable`.
  public var channel: String?
  /// The commit that the content was made from.
  public var sourceRevision: String?
  /// The version of the tool that published it.
  public var toolVersion: String
  /// When it was made, in UTC: `2026-11-21T12:00:00Z`.
  public var created: String?
  /// The version whose content it brings back; nil for a release of new content.
  public var restores: SemanticVersion?
  /// Why it was published in spite of what it does to learners, or why it brings back an older version.
  public var because: String?
  /// In a channel's file, releases for apps that cannot read the newest one, the newest first; nil elsewhere.
  public var offers: [Manifest]?

  /// The path of the file of the channel `stable`, relative to where the bundle is published.
  public static let path = "manifest.json"

  /// A manifest from its parts.
  public init(
    format: FormatVersion = .current, version: SemanticVersion, sequence: Int, index: ContentReference,
    minimumClient: SemanticVersion, channel: String? = nil, sourceRevision: String? = nil, toolVersion: String,
    created: String? = nil, restores: SemanticVersion? = nil, because: String? = nil, offers: [Manifest]? = nil
  ) {
    formatVersion = format.major
    formatMinor = format.minor
    self.version = version
    self.sequence = sequence
    self.index = index
    self.minimumClient = minimumClient
    self.channel = channel
    self.sourceRevision = sourceRevision
    self.toolVersion = toolVersion
    self.created = created
    self.restores = restores
    self.because = because
    self.offers = offers
  }

  /// Where the manifest of a version is kept for good, relative to `manifest.json`.
  public static func historyPath(of version: SemanticVersion) -> String { "versions/\(version).json" }

  /// Whether a channel can have a name: at most 64 lower-case letters, digits and hyphens, and no hyphen first.
  package static func isChannelName(_ name: some StringProtocol) -> Bool {
    guard 1...64 ~= name.utf8.count, name.utf8.first != UInt8(ascii: "-") else { return false }
    return name.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "-")
    }
  }
}

extension Manifest {
  /// The format of its content.
  public var format: FormatVersion { FormatVersion(formatVersion, formatMinor) }

  /// Whether an app can show the content: it reads the format's major number, and is no older than the minimum client.
  public func isReadable(by client: SemanticVersion, majorFormats: Set<Int> = [FormatVersion.current.major]) -> Bool {
    majorFormats.contains(formatVersion) && !(client < minimumClient)
  }

  /// Of a channel's file, the newest release that an app can show; nil when there is none.
  public func release(
    for client: SemanticVersion, majorFormats: Set<Int> = [FormatVersion.current.major]
  ) -> Manifest? {
    ([self] + (offers ?? [])).first { $0.isReadable(by: client, majorFormats: majorFormats) }
  }
}
