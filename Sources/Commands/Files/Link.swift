internal import POSIX

/// A symbolic link.
struct Link {
  /// The path that it holds.
  let text: String
  private let path: String

  /// The link at a path; nil where there is none.
  init?(at path: String) {
    let text = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
      }
    }
    guard !text.isEmpty else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    self.path = path
  }

  /// The path without links of what it leads to.
  ///
  /// - Throws: `SystemError` when there is nothing, and when it is outside of a boundary.
  func target(within boundary: Boundary) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      let failure = SystemError.last
      if failure.code == ENOENT, !boundary.contains(ShownPath.realOrNew(path)) { throw .leaves(text) }
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
