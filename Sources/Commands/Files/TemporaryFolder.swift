import POSIX

/// A new folder for files on their way, which only this user can enter.
///
/// Its name tells which process made it, and that process has a lock on it: what one that was killed left behind, the
/// next one takes away.
struct TemporaryFolder {
  /// The folder's path.
  let path: String
  /// The folder itself.
  let folder: OpenFolder

  private static let prefix = "hornbook-"

  /// The folder in which temporary files and folders are made: `$TMPDIR`, or `/tmp`.
  static var parent: String {
    guard let path = Environment.variables["TMPDIR"], !path.isEmpty else { return "/tmp" }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Makes a folder, does something with it, and removes it with all that is in it.
  ///
  /// - Throws: `SystemError` when no folder can be made, and what the body throws.
  static func use<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    sweep()
    var name = Array("\(parent)/\(prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError.last }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(path) }
    let folder = try OpenFolder(path, followsLink: false)
    defer { folder.removeAll() }
    _ = folder.lock()
    return try body(TemporaryFolder(path: path, folder: folder))
  }

  /// Removes the folders of processes that are gone.
  ///
  /// A process of another container may look gone, but its lock does not.
  private static func sweep() {
    guard let folder = try? OpenFolder(parent, followsLink: true) else { return }
    for name in (try? folder.names) ?? [] where isLeftBehind(name) {
      guard let left = try? OpenFolder(name, in: folder), left.isPrivate, left.lock() else { continue }
      left.removeAll()
      folder.removeFolder(name)
    }
  }

  private static func isLeftBehind(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasPrefix(prefix), parts.count == 3 else { return false }
    return pid_t(parts[1]).map(ThisProcess.isGone) ?? false
  }
}
