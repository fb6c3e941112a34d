internal import POSIX

/// A new folder for files on their way, which only this user can enter.
struct TemporaryFolder {
  /// The folder's path.
  let path: String
  /// The folder itself.
  let folder: OpenFolder

  /// The folder in which temporary files and folders are made: `$TMPDIR`, or `/tmp`.
  static var parent: String {
    guard let path = Environment.variables["TMPDIR"], !path.isEmpty else { return "/tmp" }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Makes a folder, does something with it, and removes it with all that is in it.
  ///
  /// - Throws: `SystemError` when no folder can be made, and what the body throws.
  static func use<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    var name = Array("\(parent)/hornbook-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError.last }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(path) }
    let folder = try OpenFolder(path, followsLink: false)
    defer { folder.removeAll() }
    return try body(TemporaryFolder(path: path, folder: folder))
  }
}
