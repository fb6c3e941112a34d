import POSIX
package import Publishing

extension BundleStore {
  /// Does something while no one else can publish here or delete what was published.
  ///
  /// What a killed publisher left half-written goes first.
  ///
  /// - Parameter onWait: Is called once if somebody else is at work, and has to be waited for.
  /// - Throws: `FileFailure` when there is no such folder, and what `body` throws.
  package func locked<Result>(onWait: () -> Void = {}, _ body: () throws -> Result) throws -> Result {
    let lock = try FolderLock(root, onWait: onWait)
    defer { withExtendedLifetime(lock) {} }
    try deleteTemporaryFiles()
    return try body()
  }

  /// Records what was deleted for good, before it is; where nothing was, there is no file of that.
  package func write(_ removed: RemovedContent) throws {
    if removed.isEmpty {
      try delete("\(root)/\(RemovedContent.path)")
    } else {
      try write(PublishedFile(removed))
    }
  }

  /// Deletes files of content, as far as they are there; they are gone from the disk when this returns.
  package func delete(_ contents: [ContentPath]) throws {
    guard !contents.isEmpty else { return }
    for content in contents { try delete("\(root)/\(content.path)") }
    if PathKind(at: "\(root)/\(ContentPath.folder)") == .folder {
      try DurableFolder.sync("\(root)/\(ContentPath.folder)")
    }
  }

  private func delete(_ path: String) throws {
    guard unlink(path) != 0 else { return }
    let reason = SystemError.last
    guard reason.code == ENOENT else { throw FileFailure("delete", path, reason) }
  }

  /// Deletes the temporary files that publishers left which were killed while they wrote.
  private func deleteTemporaryFiles() throws {
    for folder in [root, "\(root)/channels", "\(root)/\(ContentPath.folder)", "\(root)/versions"] {
      for name in try DurableFolder.names(in: folder) where TemporaryName.isLeftBehind(name) {
        unlink("\(folder)/\(name)")
      }
    }
  }
}
