import CurriculumBundle

extension RemovedContent {
  /// Reads what was deleted from a place.
  ///
  /// - Throws: `PublishingError.malformedRemovals`.
  public init(reading file: PublishedFile) throws(PublishingError) {
    do {
      self = try UnreadableContent.decoding(file.bytes)
    } catch {
      throw .malformedRemovals(path: file.path, reason: error.reason)
    }
    for path in (withdrawn ?? []).flatMap(\.content) where ContentPath(path) == nil {
      throw .malformedRemovals(path: file.path, reason: "'\(path)' is not a file of content")
    }
  }

  /// Whether a file has the bytes that record this.
  package func isCanonical(in file: PublishedFile) -> Bool { (try? canonicalBytes(of: self)) == file.bytes }

  /// Whether nothing was deleted.
  public var isEmpty: Bool { (withdrawn ?? []).isEmpty && (pruned ?? []).isEmpty }
}

extension PublishedFile {
  /// The file that records what was deleted.
  package init(_ removed: RemovedContent) throws {
    self.init(path: RemovedContent.path, bytes: try canonicalBytes(of: removed))
  }
}
