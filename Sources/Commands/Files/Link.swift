import POSIX

/// A symbolic link.
struct Link {
  /// The path that it holds.
  let text: String
  private let path: String

  /// The link at a path; nil where there is none.
  init?(at path: String) {
    text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
    }
    guard !text.isEmpty else { return nil }
    self.path = path
  }

  /// The path without links of what it leads to.
  ///
  /// - Throws: `SystemError` when there is nothing, and when it is outside of a boundary.
  func target(within boundary: Boundary) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      let failure = SystemError.last
      if failure.code == ENOENT, !boundary.contains(FilePath.realOrNew(path)) { throw .leaves(text) }
      switch failure.code {
      case ENOENT: throw .dangling(text)
      case ELOOP: throw .circular(text)
      default: throw failure
      }
    }
    defer { free(resolved) }
    let real = String(cString: resolved)
    guard boundary.contains(real) else { throw .leaves(text) }
    return real
  }
}
