package import CurriculumBundle
package import Publishing

extension BundleStore {
  /// Everything that was ever published here, and what of it is current.
  ///
  /// - Throws: `PublishingError` for a file that is not the manifest that its name promises.
  package func history() throws -> PublishedHistory {
    // The files of channels first: what they name is kept by then, even if somebody publishes meanwhile.
    let stable = try site.read(Manifest.path).map { PublishedFile(path: Manifest.path, bytes: $0) }
    let named = (stable.map { [$0] } ?? []) + (try site.jsonFiles(in: "channels") ?? [])
    return try PublishedHistory(channels: named, kept: site.jsonFiles(in: "versions") ?? [])
  }

  /// The manifest that the channel `stable` names; nil when nothing is published on it.
  package func currentManifest() throws -> Manifest? { try site.manifest(at: Manifest.path) }

  /// Everything that the current manifest names and that is missing or has other bytes; empty when all is well.
  package func damage() throws -> [String] {
    guard let manifest = try currentManifest() else { return [] }
    guard try site.intactBytes(of: manifest.index) != nil else { return [manifest.index.path] }
    return try site.damaged(site.index(of: manifest).files).map(\.path)
  }

  /// The curriculum of the latest version, current or not; nil when nothing is published.
  ///
  /// - Throws: `CommandFailure` when a file that the manifest names is missing or has other bytes.
  package func latestCurriculum() throws -> Curriculum? {
    try history().latest.map { try site.curriculum(of: site.index(of: $0)) }
  }
}
