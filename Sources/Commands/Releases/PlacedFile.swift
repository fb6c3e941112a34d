internal import CurriculumBundle
internal import Publishing

/// A file that somebody wants of a place.
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

/// What a place has under a path.
package struct PlacedFile: Sendable {
  let content: Content
  /// How long a server lets the file be kept, empty where it does not say; nil where that is unknown.
  var cacheControl: String?

  /// What there is.
  enum Content: Sendable {
    /// Nothing.
    case missing
    /// All its bytes.
    case whole([UInt8])
    /// More bytes than are taken; so many came.
    case tooLarge(received: Int, limit: Int)
  }

  /// The bytes; nil where there are none, or too many.
  var bytes: [UInt8]? {
    if case .whole(let bytes) = content { bytes } else { nil }
  }

  /// How many bytes there are, as far as they came; nil for no file.
  var size: Int? {
    switch content {
    case .missing: nil
    case .whole(let bytes): bytes.count
    case .tooLarge(let received, _): received
    }
  }

  /// Why it is not the file that a release names, as a fact about it; nil where it is.
  func fault(as file: NamedContent) -> String? {
    if case .tooLarge(_, let limit) = content, ContentPath(file.path) != nil {
      return limit < file.size
        ? "should have \(file.size) bytes, more than the \(limit) that are taken"
        : "has more bytes than the \(file.size) that it should have"
    }
    return file.fault(of: bytes)
  }
}
