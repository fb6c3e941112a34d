/// A request for a file of a published site, with a limit on its size.
public struct WantedFile: Sendable, Hashable {
  /// Its path inside the site.
  public let path: String
  /// The most bytes that are taken from a server.
  public let mostBytes: Int
  /// The most bytes that any file of its kind has, which are read from a folder of this machine.
  public var mostBytesOfKind: Int {
    ContentPath(path) != nil || path == RemovedContent.path ? Self.mostContentBytes : Self.mostManifestBytes
  }

  /// The most bytes of a file of content: twice the largest that a curriculum has room for, and more.
  private static let mostContentBytes = 64 << 20
  /// The most bytes of a manifest, be it a channel's or one that is kept.
  private static let mostManifestBytes = 1 << 20

  /// A file of which only the path is known.
  public init(_ path: String) {
    self.path = path
    mostBytes =
      ContentPath(path) != nil || path == RemovedContent.path ? Self.mostContentBytes : Self.mostManifestBytes
  }

  /// A file of content, whose size a release names.
  public init(_ content: NamedContent) {
    path = content.path
    mostBytes = min(max(content.size, 0), Self.mostContentBytes)
  }
}
