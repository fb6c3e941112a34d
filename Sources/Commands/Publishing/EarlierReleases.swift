import CurriculumBundle
import Publishing

/// What a new release comes after: the release from which it goes on, and the latest of all.
struct EarlierReleases {
  /// The content of the release from which it goes on, for a channel's first the latest; nil for the first one of all.
  let base: Curriculum?
  /// The latest release, whatever its channel: what it knows of ids goes on.
  ///
  /// Nil where nothing is published.
  let latest: EarlierRelease?
  /// The ids of the release from which a hotfix goes on; nil where that is the latest one.
  private let line: EarlierRelease?

  /// Reads what a version comes after on a channel.
  ///
  /// - Parameter version: The version to publish as; nil for the next one of the channel.
  /// - Throws: `CommandFailure` when a file of these releases is missing or has other bytes.
  init(
    of version: SemanticVersion?, on channel: Channel, _ history: PublishedHistory, in site: any PublishedSite
  ) throws {
    guard let last = history.latest else {
      (base, latest, line) = (nil, nil, nil)
      return
    }
    let (content, ids) = try Self.read(last, in: site)
    latest = ids
    let base = history.base(of: version, on: channel) ?? last
    guard base.index != last.index else {
      (self.base, line) = (content, nil)
      return
    }
    (self.base, line) = try Self.read(base, in: site)
  }

  /// The ids of the release from which it goes on of which the latest release, on another line, knows what became.
  func knownFates(in curriculum: Curriculum) -> Set<ItemPath> {
    guard let line, let latest else { return [] }
    return line.knownFates(in: curriculum, after: latest)
  }

  /// The first id of a new item that another one had in a release before it; nil where there is none.
  func reusedID(in curriculum: Curriculum) -> (id: ItemPath, owner: ItemPath)? {
    (line ?? latest)?.reusedIDs(in: curriculum).first
  }

  private static func read(_ manifest: Manifest, in site: any PublishedSite) throws -> (Curriculum, EarlierRelease) {
    let index = try site.index(of: manifest)
    let curriculum = try site.curriculum(of: index)
    return (curriculum, EarlierRelease(index, curriculum))
  }
}
