internal import CurriculumBundle
internal import Publishing

/// A request for a file of a published site, with a limit on its size.
package struct WantedFile: Sendable, Hashable {
  /// Its path inside the place.
  let path: String
  /// The most bytes that are taken from a server.
  let mostBytes: Int

  /// The most bytes of a file of content: twice the largest that a curriculum has room for, and more.
  static let mostContentBytes = 64 << 20
  /// The most bytes of a manifest, be it a channel's or one that is kept.
  static let mostManifestBytes = 1 << 20

  /// A file of which only the path is known.
  init(_ path: String) {
    self.path = path
    let isLarge = ContentPath(path) != nil || path == RemovedContent.path
    mostBytes = isLarge ? Self.mostContentBytes : Self.mostManifestBytes
  }

  /// A file of content, whose size a release names.
  init(_ content: NamedContent) {
    path = content.path
    mostBytes = min(max(content.size, 0), Self.mostContentBytes)
  }
}

/// The result of fetching a file: its bytes, or the reason that there are none.
package struct PlacedFile: Sendable {
  let content: Content
  /// The value of `Cache-Control`, empty where the server does not send it; nil where `curl` is too old to tell.
  var cacheControl: String?

  /// The three results of fetching a file.
  enum Content: Sendable {
    /// The site does not have the file.
    case missing
    /// All its bytes.
    case whole([UInt8])
    /// The file exceeds the limit, in bytes; the transfer ended after `received` of them.
    case tooLarge(received: Int, limit: Int)
  }

  /// The bytes; nil where there are none, or too many.
  var bytes: [UInt8]? {
    if case .whole(let bytes) = content { bytes } else { nil }
  }

  /// The number of bytes that arrived; nil for a missing file.
  var size: Int? {
    switch content {
    case .missing: nil
    case .whole(let bytes): bytes.count
    case .tooLarge(let received, _): received
    }
  }

  /// The difference from the file that a release names, as a fact about it; nil where size and digest match.
  func fault(as file: NamedContent) -> String? {
    if case .tooLarge(_, let limit) = content, ContentPath(file.path) != nil {
      return limit < file.size
        ? "should have \(file.size) bytes, more than the \(limit) that are taken"
        : "has more bytes than the \(file.size) that it should have"
    }
    return file.fault(of: bytes)
  }
}
