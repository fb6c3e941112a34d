import POSIX

/// Metadata of a file: owner, group, permissions, and extended attributes, which include access control lists.
enum FileAttributes {
  /// Copies the metadata of one file to a new one, as far as the system lets this user.
  ///
  /// - Parameter path: The other file; where there is none, the new one keeps what it has.
  static func copy(from path: String, to descriptor: Int32) {
    var old = stat()
    var new = stat()
    guard stat(path, &old) == 0, fstat(descriptor, &new) == 0 else { return }
    var mode = old.st_mode & 0o7777
    if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid), fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      // Only the superuser gives files away. What acts for an owner or a group acts for no other one.
      mode &= 0o1777
      let keepsGroup = fchown(descriptor, uid_t.max, old.st_gid) == 0
      // Permissions of the old group must not pass to another one.
      if !keepsGroup { mode &= ~0o070 | (mode & 0o007) << 3 }
    }
    copyExtended(from: path, to: descriptor)
    // Last, since a change of the owner takes permissions away.
    fchmod(descriptor, mode)
  }

  #if canImport(Darwin)
    private static func copyExtended(from path: String, to descriptor: Int32) {
      let source = open(path, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else { return }
      defer { close(source) }
      fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    }
  #else
    /// An attribute that may not be read or set is left out: some belong to the system.
    private static func copyExtended(from path: String, to descriptor: Int32) {
      let names = whole { listxattr(path, $0?.assumingMemoryBound(to: CChar.self), $1) }
      for name in names.split(separator: 0) {
        let name = String(decoding: name, as: UTF8.self)
        let value = whole { getxattr(path, name, $0, $1) }
        _ = fsetxattr(descriptor, name, value, value.count, 0)
      }
    }

    /// Calls twice, first for the size and then for the bytes, as getxattr(2) needs it; empty where the call fails.
    private static func whole(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
      let size = call(nil, 0)
      guard size > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, call(buffer.baseAddress, size))
      }
    }
  #endif
}
