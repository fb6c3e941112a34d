package import CurriculumBundle
internal import Foundation
internal import JSON
package import Publishing

/// A folder that holds published bundles: `manifest.json`, `versions/`, `content/`.
///
/// What a manifest names is on the disk before the manifest is; so a client, or whoever comes after a publisher that
/// was killed, sees the old version or the new one, never half. Content files never change and are never taken away.
package struct BundleStore {
  private let root: String

  /// The store in a folder, which need not be there yet.
  package init(_ root: String) { self.root = root }

  /// Publishes a bundle, or finds it published; calls `onWait` if it has to wait for another publisher.
  ///
  /// - Throws: `PublishingError` when the version may not be published, `FileFailure` when a file cannot be written.
  package func publish(
    _ bundle: PublishedBundle, as stamp: ReleaseStamp, onWait: () -> Void = {}
  ) throws -> Release {
    try publish(bundle, onWait: onWait) { _ in stamp }
  }

  /// Publishes a bundle as `stamp` says, which is given the manifest that is current while no one else can publish; no
  /// one can before `afterwards` is done either.
  ///
  /// - Throws: `PublishingError` when the version may not be published, `FileFailure` when a file cannot be written,
  ///   and what `stamp` throws; then nothing is published.
  package func publish(
    _ bundle: PublishedBundle, onWait: () -> Void = {}, stamp: (_ current: Manifest?) throws -> ReleaseStamp,
    afterwards: (Release) throws -> Void = { _ in }
  ) throws -> Release {
    try DurableFolder.make(root)
    let lock = try FolderLock(root, onWait: onWait)
    defer { withExtendedLifetime(lock) {} }
    try takeAwayLeftovers()
    let stamp = try stamp(currentManifest())
    let release = try Release(of: bundle, as: stamp, after: history(for: stamp.version))
    for file in bundle.files where try read(file.path) != file.bytes { try write(file) }
    switch release {
    case .unchanged: break
    case .new(_, let files):
      try write(files.kept)
      try write(files.current)
    }
    try afterwards(release)
    return release
  }

  /// The manifest that is current; nil when nothing is published.
  package func currentManifest() throws -> Manifest? { try manifest(at: Manifest.path) }

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

  /// The curriculum of the current version; nil when nothing is published.
  ///
  /// - Throws: `FileFailure` when a file that the manifest names is missing or has other bytes.
  package func currentCurriculum() throws -> Curriculum? { try currentManifest().map(curriculum) }

  /// The curriculum that a manifest names.
  ///
  /// - Throws: `FileFailure` when a file that the manifest names is missing or has other bytes.
  package func curriculum(of manifest: Manifest) throws -> Curriculum {
    let index = try decode(BundleIndex.self, manifest.index)
    let modules = try index.modules.map { try decode(ModuleContent.self, $0.content).module }
    return Curriculum(
      title: index.title, locale: index.locale, minimumClient: "\(index.minimumClient)", order: index.order,
      dailyQuestion: index.dailyQuestion, modules: modules)
  }

  private func decode<Content: Decodable>(_ type: Content.Type, _ reference: ContentReference) throws -> Content {
    guard let bytes = try intactBytes(of: reference) else {
      throw FileFailure(action: "read", path: "\(root)/\(reference.path)", reason: "it is missing or damaged")
    }
    return try JSONValueDecoder().decode(type, from: JSONReader.read(bytes).get())
  }

  private func intactBytes(of content: ContentReference) throws -> [UInt8]? {
    guard let bytes = try read(content.path), ContentDigest.reference(to: bytes) == content else { return nil }
    return bytes
  }

  /// What matters for publishing a version: the current manifest and that of the version; all when there is no current.
  private func history(for version: SemanticVersion) throws -> PublishedHistory {
    let current = try currentManifest()
    let kept = current == nil ? try keptVersions() : [version]
    return PublishedHistory(
      current: current, kept: try kept.compactMap { try manifest(at: Manifest.historyPath(of: $0)) })
  }

  private func keptVersions() throws -> [SemanticVersion] {
    try DurableFolder.names(in: "\(root)/versions").filter { $0.hasSuffix(".json") }
      .compactMap { SemanticVersion(String($0.dropLast(".json".count))) }
  }

  private func manifest(at path: String) throws -> Manifest? {
    try read(path).map { try Manifest(reading: PublishedFile(path: path, bytes: $0)) }
  }

  /// Takes away what publishers that were killed left: half-written files, and manifests that never became current.
  ///
  /// Versions only rise, so a manifest of a version above the current one was never published.
  private func takeAwayLeftovers() throws {
    if let current = try currentManifest() {
      for version in try keptVersions() where current.version < version {
        unlink("\(root)/\(Manifest.historyPath(of: version))")
      }
    }
    for folder in [root, "\(root)/content", "\(root)/versions"] {
      for name in try DurableFolder.names(in: folder) where AtomicFile.isLeftBehind(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  private func write(_ file: PublishedFile) throws {
    let path = "\(root)/\(file.path)"
    if let slash = path.lastIndex(of: "/") { try DurableFolder.make(String(path[..<slash])) }
    try AtomicFile.write(file.bytes, to: path)
  }

  private func read(_ path: String) throws -> [UInt8]? {
    let full = "\(root)/\(path)"
    do throws(SystemError) {
      return try FileReading.contents(of: full)
    } catch {
      guard error.code == ENOENT else { throw FileFailure("read", full, error) }
      return nil
    }
  }
}
