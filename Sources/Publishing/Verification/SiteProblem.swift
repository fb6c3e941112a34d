/// Something in a place where bundles are published that a client would stumble over.
public struct SiteProblem: Sendable, Hashable {
  /// The file, relative to the place: `versions/1.0.0.json`.
  public let path: String
  /// What is wrong with it, as a fact without a full stop.
  public let message: String
  /// What to do, as an imperative.
  public let help: String

  /// A problem from its parts.
  public init(_ path: String, _ message: String, help: String = Self.restore) {
    (self.path, self.message, self.help) = (path, message, help)
  }

  /// What to do about a file that is not as it was published.
  public static let restore = "restore it from a copy of what was published"
  /// What to do about a release whose files are whole but do not fit each other.
  public static let publishAgain = "publish the content again as a new version"
}

extension SiteProblem {
  /// A manifest that cannot be read.
  package init(_ path: String, _ error: PublishingError) {
    switch error {
    case .malformedManifest(_, let reason, _): self.init(path, "is not a manifest: \(reason)")
    case .newerFormat(let format):
      self.init(path, "has format \(format), which this tool does not know", help: error.help)
    case .malformedRemovals(_, let reason): self.init(path, "does not record what was deleted: \(reason)")
    case .misnamedFile, .misnamedChannel, .currentDiffers, .malformedMinimumClient, .doesNotRise,
      .existsWithOtherContent, .prereleaseOnStable, .prereleasePromoted, .reusedID, .withdrawn:
      self.init(path, error.message, help: error.help)
    }
  }
}
