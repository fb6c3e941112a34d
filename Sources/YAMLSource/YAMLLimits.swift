/// How much a file may ask of its reader, so that no file, however made, costs more than a moment.
public struct YAMLLimits: Sendable, Hashable {
  /// The most bytes in a file; never more than two billion.
  public var fileBytes: Int
  /// The most bytes in one scalar's value.
  public var scalarBytes: Int
  /// The most sequences and mappings inside each other.
  public var depth: Int
  /// The most nodes that all aliases of a file together may stand for.
  public var aliasedNodes: Int

  /// Limits of one's own.
  public init(fileBytes: Int, scalarBytes: Int, depth: Int, aliasedNodes: Int) {
    self.fileBytes = min(fileBytes, 2_000_000_000)
    self.scalarBytes = scalarBytes
    self.depth = depth
    self.aliasedNodes = aliasedNodes
  }

  /// What no lesson needs more of: 16 MB a file, 1 MB a scalar, 64 levels, 10,000 nodes behind aliases.
  public static let standard = YAMLLimits(
    fileBytes: 16_000_000, scalarBytes: 1_000_000, depth: 64, aliasedNodes: 10_000)
}
