import Synchronization

/// The images of a commit: git is asked for a few at a time, and each is forgotten once it is handed out.
final class CommitImages: Sendable {
  private let tree: CommitTree
  private let batches: [[CommitTree.Path: CommitTree.Blob]]
  private let numbers: [CommitTree.Path: Int]
  private let waiting = Mutex<[CommitTree.Path: [UInt8]]>([:])
  /// How many bytes are asked of git at once.
  private static let mostBytes = 64 << 20

  /// The images among a commit's files; none is read yet.
  init(_ blobs: [CommitTree.Path: CommitTree.Blob], of tree: CommitTree) {
    self.tree = tree
    var batches: [[CommitTree.Path: CommitTree.Blob]] = []
    var numbers: [CommitTree.Path: Int] = [:]
    var room = 0
    for (path, blob) in blobs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      if batches.isEmpty || blob.size > room {
        batches.append([:])
        room = Self.mostBytes
      }
      room -= blob.size
      batches[batches.count - 1][path] = blob
      numbers[path] = batches.count - 1
    }
    (self.batches, self.numbers) = (batches, numbers)
  }

  /// The bytes of an image; nil where there is no such image.
  ///
  /// Those next to it are read along with it and wait to be asked for. To ask for one a second time reads them again.
  ///
  /// - Throws: `GitQuery.Failure` when git does not hand it over.
  func bytes(of path: CommitTree.Path) throws(GitQuery.Failure) -> [UInt8]? {
    guard let number = numbers[path] else { return nil }
    let result: Result<[UInt8]?, GitQuery.Failure> = waiting.withLock { waiting in
      if let bytes = waiting.removeValue(forKey: path) { return .success(bytes) }
      return Result { () throws(GitQuery.Failure) in
        let batch = try tree.contents(of: batches[number])
        waiting.merge(batch) { $1 }
        return waiting.removeValue(forKey: path)
      }
    }
    return try result.get()
  }
}
