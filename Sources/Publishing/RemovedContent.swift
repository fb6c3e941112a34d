public import CurriculumBundle

/// What was deleted from a place for good, with the reason: a file that no one misses is named here.
///
///     {"pruned": ["1.0.0"],
///      "withdrawn": [{"item": "assets/box.png", "because": "it is not ours", "content": ["content/9f86.png"]}]}
public struct RemovedContent: Codable, Sendable, Equatable {
  /// A lesson or an image that may not be shown any more.
  public struct Withdrawal: Codable, Sendable, Equatable {
    /// The full id of an episode, or the path of an image such as `assets/box.png`.
    public var item: String
    /// Why.
    public var because: String
    /// The files that have it, each relative to the place; they are deleted, and nothing brings them back.
    public var content: [String]
    /// The pictures of a PNG image, which stay withdrawn however they are encoded again; nil for none, and in files
    /// that older tools wrote.
    public var pixels: [PictureDigest]?

    /// A withdrawal from its parts.
    public init(item: String, because: String, content: [String], pixels: [PictureDigest]? = nil) {
      self.item = item
      self.because = because
      self.content = content
      self.pixels = pixels
    }
  }

  /// What was withdrawn, the latest last; nil for nothing.
  public var withdrawn: [Withdrawal]?
  /// The versions whose content was deleted because nobody is offered them any more; nil for none.
  public var pruned: [SemanticVersion]?

  /// Where it is, relative to the place.
  public static let path = "removed.json"

  /// What was deleted; by default nothing.
  public init(withdrawn: [Withdrawal]? = nil, pruned: [SemanticVersion]? = nil) {
    self.withdrawn = withdrawn
    self.pruned = pruned
  }

  /// The withdrawal that deleted a file; nil for a file that should be there.
  public func withdrawal(of path: String) -> Withdrawal? {
    (withdrawn ?? []).first { $0.content.contains(path) }
  }

  /// Whether the content of a version was pruned.
  public func isPruned(_ version: SemanticVersion) -> Bool { (pruned ?? []).contains(version) }
}
