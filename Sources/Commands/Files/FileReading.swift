internal import Authoring
internal import Foundation

/// Reads whole files.
enum FileReading {
  /// The bytes of a file, read at once.
  ///
  /// - Throws: `UnreadableFile` with the system's reason.
  static func bytes(of path: String, shownAs shown: String? = nil) throws(UnreadableFile) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(shown ?? path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(shown ?? path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw UnreadableFile(path: shown ?? path, reason: "it is a folder")
    }
    guard let bytes = read(descriptor, expecting: Int(status.st_size)) else { throw failure(shown ?? path) }
    return bytes
  }

  /// Reads until the file's end; its size is only a hint, since a file may grow and a pipe has none.
  private static func read(_ descriptor: Int32, expecting size: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var capacity = max(size, 0) + 1
    while true {
      var failed = false
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let got = Foundation.read(descriptor, buffer.baseAddress, capacity)
        failed = got < 0
        count = max(got, 0)
      }
      if failed { return nil }
      if result.isEmpty, size > 0, chunk.count == size { return chunk }
      if chunk.isEmpty { return result }
      if result.isEmpty { result = chunk } else { result += chunk }
      capacity = max(1, size - result.count) + (result.count >= size ? 1 << 16 : 0)
    }
  }

  private static func failure(_ path: String) -> UnreadableFile {
    UnreadableFile(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
