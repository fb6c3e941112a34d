package import CurriculumBundle
internal import JSON
package import Publishing

extension BundleStore {
  /// Everything that was ever published here, and what of it is current.
  ///
  /// - Throws: `PublishingError` for a file that is not the manifest that its name promises.
  package func history() throws -> PublishedHistory {
    // The files of channels first: what they name is kept by then, even if somebody publishes meanwhile.
    let channels = [Manifest.path] + (try jsonNames(in: "channels").map { "channels/\($0)" })
    let named = try channels.compactMap { try file(at: $0) }
    let kept = try jsonNames(in: "versions").compactMap { try file(at: "versions/\($0)") }
    return try PublishedHistory(channels: named, kept: kept)
  }

  private func jsonNames(in folder: String) throws -> [String] {
    try DurableFolder.names(in: "\(root)/\(folder)").filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
  }

  /// The manifest that the channel `stable` names; nil when nothing is published on it.
  package func currentManifest() throws -> Manifest? { try place.manifest(at: Manifest.path) }

  /// Everything that the current manifest names and that is missing or has other bytes; empty when all is well.
  package func damage() throws -> [String] {
    guard let manifest = try currentManifest() else { return [] }
    guard let index = try place.intactBytes(of: manifest.index) else { return [manifest.index.path] }
    let outline = try JSONValueDecoder().decode(BundleIndex.self, from: JSONReader.read(index).get())
    let modules = try outline.modules.map(\.content).filter { try place.intactBytes(of: $0) == nil }.map(\.path)
    let assets = Set((outline.assets ?? [:]).values).filter { asset in
      (try? place.read(asset.path)).flatMap { $0.map { ContentDigest.sha256(of: $0) } } != asset.sha256
    }
    return modules + assets.map(\.path).sorted()
  }

  /// The curriculum of the latest version, current or not; nil when nothing is published.
  ///
  /// - Throws: `CommandFailure` when a file that the manifest names is missing or has other bytes.
  package func latestCurriculum() throws -> Curriculum? {
    try history().latest.map { try place.curriculum(of: place.index(of: $0)) }
  }

  private func file(at path: String) throws -> PublishedFile? {
    try place.read(path).map { PublishedFile(path: path, bytes: $0) }
  }
}
