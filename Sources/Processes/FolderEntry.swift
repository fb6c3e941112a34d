import POSIX

extension UnsafeMutablePointer<dirent> {
  /// The name of a folder's entry.
  package var shortName: String {
    withUnsafePointer(to: &pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}
