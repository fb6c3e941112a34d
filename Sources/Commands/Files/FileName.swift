import POSIX

/// Atomic operations on file names, so that no other program can act in between.
enum FileName {
  /// Exchanges the names of two files.
  ///
  /// - Returns: false where the file system, or an old system, cannot exchange names.
  /// - Throws: `SystemError` such as `ENOENT`, where one of the files is missing.
  static func exchange(_ path: String, _ other: String) throws(SystemError) -> Bool {
    #if canImport(Darwin)
      let isDone = renamex_np(path, other, UInt32(RENAME_SWAP)) == 0
    #else
      let isDone = renameat2(AT_FDCWD, path, AT_FDCWD, other, UInt32(LINUX_RENAME_EXCHANGE)) == 0
    #endif
    if isDone { return true }
    let failure = SystemError.last
    guard lacksStep(failure) else { throw failure }
    return false
  }

  /// Gives a file another name in the same folder, which no file may have yet.
  ///
  /// - Throws: `SystemError`, with `EEXIST` where a file has the name; then the file keeps its own.
  static func give(_ name: String, to path: String) throws(SystemError) {
    #if canImport(Darwin)
      let isDone = renamex_np(path, name, UInt32(RENAME_EXCL)) == 0
    #else
      let isDone = renameat2(AT_FDCWD, path, AT_FDCWD, name, UInt32(LINUX_RENAME_NOREPLACE)) == 0
    #endif
    if isDone { return }
    let failure = SystemError.last
    guard lacksStep(failure) else { throw failure }
    // A second name is refused where there is a file of it, as a new name is not.
    if link(path, name) == 0 {
      unlink(path)
      return
    }
    let refusal = SystemError.last
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(refusal.code) else { throw refusal }
    // Without either, a file that is created under the name between these two lines is lost.
    guard access(name, F_OK) != 0 else { throw SystemError(code: EEXIST) }
    guard rename(path, name) == 0 else { throw .last }
  }

  private static func lacksStep(_ failure: SystemError) -> Bool {
    [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(failure.code)
  }
}
