public import CurriculumBundle

/// What a place to publish holds already.
public struct PublishedHistory: Sendable {
  /// The manifest that names the current version; nil when nothing is published.
  public let current: Manifest?
  private let kept: [Manifest]

  /// Nothing published yet.
  public static let empty = PublishedHistory(current: nil, kept: [])

  /// A history from the current manifest and manifests that are kept under `versions/`.
  public init(current: Manifest?, kept: [Manifest]) {
    self.current = current
    self.kept = kept
  }

  /// The manifest of a version that was published.
  ///
  /// A publisher that was killed may have kept a manifest that it never made current; its sequence number is above the
  /// current one, and it does not count.
  func published(_ version: SemanticVersion) -> Manifest? {
    guard let current else { return nil }
    return ([current] + kept).first { $0.version == version && $0.sequence <= current.sequence }
  }

  /// The latest version that was published before the manifest was lost; nil when none was lost.
  ///
  /// A first publisher that was killed may have kept its manifest and not made it current; to publish the same once
  /// more ends its work, whether it was killed or the manifest was lost.
  func lost(publishing index: ContentReference, as version: SemanticVersion) -> SemanticVersion? {
    guard current == nil, let latest = kept.max(by: { $0.sequence < $1.sequence }) else { return nil }
    let isFirstAgain = latest.sequence == 1 && latest.version == version && latest.index == index
    return isFirstAgain ? nil : latest.version
  }
}
