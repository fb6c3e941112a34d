internal import Evidence
internal import Foundation

/// A folder with a file for each entry, named by its key.
struct EvidenceFolder: EvidenceStore {
  /// Whether only this user can write there.
  let isPrivate: Bool
  private let path: String

  /// The most bytes of an entry that are read.
  private static let largest = 64 << 20

  /// A folder, made with those above it where it is missing.
  init(_ path: String) throws(CommandFailure) {
    isPrivate = PrivateFolder(path) != nil
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw CommandFailure(
        "the evidence store '\(path)' is no folder and cannot be made one",
        help: "name a folder, or an address that begins with http:// or https://")
    }
    self.path = path
  }

  func recall(_ keys: [EvidenceKey]) -> [EvidenceKey: [UInt8]] {
    keys.reduce(into: [:]) { entries, key in entries[key] = read(key) }
  }

  func keep(_ entries: [EvidenceKey: [UInt8]]) throws {
    for (key, bytes) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(FileFailure) {
        try AtomicFile.write(bytes, to: "\(path)/\(key)", isLasting: false)
      } catch {
        throw EvidenceStoreFailure(reason: error.reason)
      }
    }
  }

  private func read(_ key: EvidenceKey) -> [UInt8]? {
    let file = open("\(path)/\(key)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest else {
      return nil
    }
    return try? OpenFile.readAll(file, isFile: true, atMost: Self.largest)
  }
}
