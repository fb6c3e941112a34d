package import CurriculumBundle
internal import JSON
internal import POSIX
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

  /// The manifest that is current; nil when nothing is published.
  package func currentManifest() throws -> Manifest? {
    try file(at: Manifest.path).map { try Manifest(reading: $0) }
  }

  /// Everything that the current manifest names and that is missing or has other bytes; empty when all is well.
  package func damage() throws -> [String] {
    guard let manifest = try currentManifest() else { return [] }
    guard let index = try intactBytes(of: manifest.index) else { return [manifest.index.path] }
    let outline = try JSONValueDecoder().decode(BundleIndex.self, from: JSONReader.read(index).get())
    let modules = try outline.modules.map(\.content).filter { try intactBytes(of: $0) == nil }.map(\.path)
    let assets = Set((outline.assets ?? [:]).values).filter { asset in
      (try? read(asset.path)).flatMap { $0.map { ContentDigest.sha256(of: $0) } } != asset.sha256
    }
    return modules + assets.map(\.path).sorted()
  }

  /// The curriculum of the latest version, current or not; nil when nothing is published.
  ///
  /// - Throws: `CommandFailure` when a file that the manifest names is missing or has other bytes.
  package func latestCurriculum() throws -> Curriculum? {
    try history().latest.map { try curriculum(of: index(of: $0)) }
  }

  /// The index that a manifest names.
  ///
  /// - Throws: `CommandFailure` when it is missing or has other bytes.
  package func index(of manifest: Manifest) throws -> BundleIndex { try decode(BundleIndex.self, manifest.index) }

  /// The curriculum of an index.
  ///
  /// - Throws: `CommandFailure` when a file that the index names is missing or has other bytes.
  package func curriculum(of index: BundleIndex) throws -> Curriculum {
    let modules = try index.modules.map { try decode(ModuleContent.self, $0.content).module }
    return Curriculum(
      title: index.title, locale: index.locale, minimumClient: "\(index.minimumClient)", order: index.order,
      dailyQuestion: index.dailyQuestion, modules: modules)
  }

  private func decode<Content: Decodable>(_ type: Content.Type, _ reference: ContentReference) throws -> Content {
    guard let bytes = try intactBytes(of: reference) else {
      throw CommandFailure(
        "'\(root)/\(reference.path)' is missing or damaged",
        help: "restore it from a copy of what was published: the next release is checked against it")
    }
    return try JSONValueDecoder().decode(type, from: JSONReader.read(bytes).get())
  }

  private func intactBytes(of content: ContentReference) throws -> [UInt8]? {
    guard let bytes = try read(content.path), ContentDigest.reference(to: bytes) == content else { return nil }
    return bytes
  }

  private func file(at path: String) throws -> PublishedFile? {
    try read(path).map { PublishedFile(path: path, bytes: $0) }
  }

  /// The bytes of a file, by its path inside the folder; nil when there is none.
  func read(_ path: String) throws -> [UInt8]? {
    let full = "\(root)/\(path)"
    do throws(SystemError) {
      return try FileReading.contents(of: full)
    } catch {
      guard error.code == ENOENT else { throw FileFailure("read", full, error) }
      return nil
    }
  }
}
