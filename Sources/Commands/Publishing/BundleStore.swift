package import CurriculumBundle
package import Publishing

/// A folder that holds published bundles: `manifest.json`, `channels/`, `versions/`, `content/`.
///
/// What a manifest names is on the disk before the manifest is, and `versions/X.json` before a channel's file; so a
/// client, or whoever comes after a publisher that was killed, sees the old version or the new one, never half. Files
/// under `content/` and `versions/` never change, whatever a channel's file has, and content is deleted only by `prune`
/// and `withdraw`. How the next release follows from them is in `PublishedHistory`.
package struct BundleStore {
  /// Writes a file; what ends it in the middle leaves the old file or the new one, and perhaps a temporary one.
  package typealias Writer = (_ bytes: [UInt8], _ path: String) throws -> Void

  let root: String
  /// The same folder, to read.
  package var site: PublishedFolder { PublishedFolder(root) }
  private let writer: Writer

  /// The store in a folder, which need not be there yet.
  ///
  /// - Parameter writer: How files are written; tests end it where a publisher may be killed.
  package init(_ root: String, writer: @escaping Writer = { try AtomicFile.write($0, to: $1, sweeps: false) }) {
    self.root = root
    self.writer = writer
  }

  /// What happened after the version of a release was taken, so that no other content can have it.
  package struct FailureAfterRelease: Error {
    /// The release.
    package let manifest: Manifest
    /// Whether it is out; else its manifest is kept, and the same release has to be made again to become current.
    package let isCurrent: Bool
    /// What could not be done.
    package let failure: any Error
  }

  /// Publishes a bundle, or finds it published; calls `onWait` if it has to wait for another publisher.
  ///
  /// - Throws: `PublishingError` when the version may not be published, `FileFailure` when a file cannot be written.
  package func publish(
    _ bundle: PublishedBundle, as stamp: ReleaseStamp, onWait: () -> Void = {}
  ) throws -> Release {
    try publish(bundle, onWait: onWait) { _ in stamp }
  }

  /// Publishes a bundle as `stamp` says, which is given what is published while no one else can publish; no one can
  /// before `afterwards` is done either.
  ///
  /// - Throws: `PublishingError` when the version may not be published, `FileFailure` when a file cannot be written,
  ///   and what `stamp` throws; then nothing is published, and no version is taken. `FailureAfterRelease` when one is.
  package func publish(
    _ bundle: PublishedBundle, onWait: () -> Void = {}, stamp: (PublishedHistory) throws -> ReleaseStamp,
    afterwards: (Release) throws -> Void = { _ in }
  ) throws -> Release {
    try DurableFolder.make(root)
    return try locked(onWait: onWait) { try publish(bundle, stamp: stamp, afterwards: afterwards) }
  }

  /// Fills a folder in which nothing is published; whether it was still empty.
  func fill(onWait: () -> Void = {}, with write: () throws -> Void) throws -> Bool {
    try DurableFolder.make(root)
    return try locked(onWait: onWait) {
      guard try history().releases.isEmpty else { return false }
      try write()
      return true
    }
  }

  private func publish(
    _ bundle: PublishedBundle, stamp: (PublishedHistory) throws -> ReleaseStamp, afterwards: (Release) throws -> Void
  ) throws -> Release {
    let history = try history()
    let release = try Self.decide(bundle, as: stamp(history), after: history, without: site.removed())
    for content in bundle.contents where try !isIntact(content) { try write(content.file()) }
    try unprune(bundle, history)
    for manifest in history.unkept { try write(PublishedFile(manifest, at: manifest.keptPath)) }
    do {
      try makeCurrent(release)
      try afterwards(release)
    } catch {
      let isCurrent = isCurrent(release)
      guard isCurrent || isKept(release) else { throw error }
      throw FailureAfterRelease(manifest: release.manifest, isCurrent: isCurrent, failure: error)
    }
    return release
  }

  /// Finds out whether a bundle may be published, without publishing it.
  ///
  /// - Parameter removed: Content that was withdrawn at that site, and so must not be published again.
  /// - Throws: `PublishingError` when it may not.
  package static func rehearse(
    _ bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory, without removed: RemovedContent
  ) throws {
    _ = try decide(bundle, as: stamp, after: history, without: removed)
  }

  private static func decide(
    _ bundle: PublishedBundle, as stamp: ReleaseStamp, after history: PublishedHistory, without removed: RemovedContent
  ) throws -> Release {
    let release = try Release(of: bundle, as: stamp, after: history)
    try removed.check(bundle)
    return release
  }

  /// Whether the version of a new release is taken, whatever else was done.
  private func isKept(_ release: Release) -> Bool {
    guard case .new(let manifest, _) = release else { return false }
    return (try? site.read(manifest.keptPath)) != nil
  }

  private func isCurrent(_ release: Release) -> Bool {
    switch release {
    case .unchanged: true
    case .restored(_, let file), .promoted(_, let file): (try? site.read(file.path)) == file.bytes
    case .new(_, let files): (try? site.read(files.current.path)) == files.current.bytes
    }
  }

  private func makeCurrent(_ release: Release) throws {
    switch release {
    case .unchanged: break
    case .restored(_, let current), .promoted(_, let current): try write(current)
    case .new(_, let files):
      try write(files.kept)
      try write(files.current)
    }
  }

  func isIntact(_ content: PublishedContent) throws -> Bool {
    try site.read(content.path).map(content.isHeld) ?? false
  }

  func write(_ file: PublishedFile) throws {
    let path = "\(root)/\(file.path)"
    if let slash = path.lastIndex(of: "/") { try DurableFolder.make(String(path[..<slash])) }
    try writer(file.bytes, path)
  }
}
