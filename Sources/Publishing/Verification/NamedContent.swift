public import CurriculumBundle

/// A file that a release names, with all that is known about it beforehand.
public struct NamedContent: Sendable, Hashable {
  /// Where it is, relative to the place: `content/9f86…08.json`.
  public let path: String
  /// The SHA-256 of its bytes.
  public let sha256: String
  /// How many bytes it has.
  public let size: Int

  /// The file of an index or a module.
  public init(_ reference: ContentReference) {
    (path, sha256, size) = (reference.path, reference.sha256, reference.size)
  }

  /// The file of an image.
  public init(_ reference: AssetReference) {
    (path, sha256, size) = (reference.path, reference.sha256, reference.size)
  }

  /// Why bytes are not those of the file, as a fact about it; nil where they are.
  public func fault(of bytes: [UInt8]?) -> String? {
    guard ContentPath(path) != nil else { return "is not the path of a file of content" }
    guard let bytes else { return "is missing" }
    guard bytes.count == size else { return "has \(bytes.count) bytes in place of \(size)" }
    return ContentDigest.sha256(of: bytes) == sha256 ? nil : "has other bytes than its digest says"
  }
}
