import POSIX

/// A folder that belongs to this user and that nobody else can write.
final class PrivateFolder: Sendable {
  private let folder: OpenFolder

  /// The folder at a path, made with those above it where it is missing; nil for a link, for the folder of another
  /// user, and for one that others can write.
  init?(_ path: String) {
    try? DurableFolder.make(FilePath.folder(of: path))
    mkdir(path, 0o700)
    guard let folder = try? OpenFolder(path, followsLink: false), folder.isPrivate else { return nil }
    self.folder = folder
    folder.closeToOthers()
  }

  /// The bytes of a file of this user; nil for anything else, and for more than `limit` bytes.
  ///
  /// - Parameter forbidden: The bits of the mode of which none may be set.
  func read(_ name: String, atMost limit: Int, forbidden: mode_t = 0o022) -> [UInt8]? {
    folder.read(name, atMost: limit, forbidden: forbidden)
  }

  /// Writes a file in the place of what has its name; one that cannot be written is no fault.
  func write(_ bytes: [UInt8], to name: String) { try? folder.write(bytes, to: name, mode: 0o600) }

  /// Writes a file of whose name there is none yet, or leaves the one that is there.
  func writeIfMissing(_ bytes: [UInt8], to name: String) {
    try? folder.writeIfMissing(bytes, to: name, mode: 0o600)
  }

  /// Removes a file, or a link itself.
  func remove(_ name: String) { folder.remove(name) }

  /// The files in the folder.
  var files: [OpenFolder.File] { folder.files }
}
