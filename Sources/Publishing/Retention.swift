public import CurriculumBundle

/// Which releases keep their content when a place is pruned.
///
/// All that any channel offers, or would if its file did not lag behind, the latest of the place, which the next
/// release follows, and the newest of each channel; of all others only the manifests stay.
public struct Retention: Sendable, Equatable {
  /// The releases whose content stays, by rising sequence number.
  public let kept: [Manifest]
  /// The others, by rising sequence number.
  public let others: [Manifest]

  /// How many releases of each channel are kept when nobody says how many.
  public static let usual = 10

  /// What stays of a history.
  ///
  /// - Parameter newest: How many releases that were published on a channel first stay, at least 0.
  public init(of history: PublishedHistory, newest: Int) {
    var versions = Set(
      history.offeredAnywhere.map(\.version) + history.channels.values.flatMap(\.offered).map(\.version))
    if let latest = history.latest { versions.insert(latest.version) }
    for channel in history.knownChannels {
      versions.formUnion(history.releases.filter { $0.firstChannel == channel }.suffix(newest).map(\.version))
    }
    kept = history.releases.filter { versions.contains($0.version) }
    others = history.releases.filter { !versions.contains($0.version) }
  }
}

extension RemovedContent {
  /// The same, with versions noted as pruned, or not any more; in the order of versions.
  public func pruning(_ versions: some Sequence<SemanticVersion>, restoring: Set<SemanticVersion> = [])
    -> RemovedContent
  {
    var result = self
    let all = Set(pruned ?? []).union(versions).subtracting(restoring)
    result.pruned = all.isEmpty ? nil : all.sorted()
    return result
  }
}
