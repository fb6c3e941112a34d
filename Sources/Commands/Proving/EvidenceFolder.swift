import POSIX
import Remembering

/// A folder with a file for each entry, named by its key.
struct EvidenceFolder: EntryStore {
  /// Whether only this user can write there.
  let isPrivate: Bool
  /// Whether it was not there before.
  let isNew: Bool
  private let folder: OpenFolder

  /// A folder, made where it is missing; one that is there keeps its permissions.
  init(_ path: String) throws(CommandFailure) {
    isNew = mkdir(path, 0o700) == 0
    guard let folder = try? OpenFolder(path, followsLink: true) else {
      throw CommandFailure(
        "the evidence store '\(path)' is not a folder, and cannot be created",
        help: "name a folder below one that exists, or a URL that begins with http:// or https://")
    }
    self.folder = folder
    isPrivate = folder.isPrivate
  }

  func recall(_ keys: [EntryKey]) -> [EntryKey: [UInt8]] {
    keys.reduce(into: [:]) { entries, key in
      // What others left there while they could write is not this user's.
      entries[key] = folder.read(
        key.description, atMost: SharedEntry.mostBytes, forbidden: isPrivate ? 0o022 : nil)
    }
  }

  func keep(_ entries: [EntryKey: [UInt8]]) throws {
    for (key, bytes) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(SystemError) {
        try folder.write(bytes, to: key.description, mode: 0o644)
      } catch {
        throw EvidenceStoreFailure(reason: error.reason)
      }
    }
  }
}
