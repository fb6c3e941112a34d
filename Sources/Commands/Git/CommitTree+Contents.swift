import Diagnostics

extension CommitTree {
  /// The bytes of files or links, by their paths.
  ///
  /// - Throws: `GitQuery.Failure` when git does not answer, or lacks one of them, as a clone with a filter does.
  func contents(of blobs: [Path: Blob]) throws(GitQuery.Failure) -> [Path: [UInt8]] {
    var objects: [[String: [UInt8]]] = []
    for (number, git) in repositories.enumerated() {
      let names = Set(blobs.values.filter { $0.repository == number }.map(\.object))
      objects.append(try Self.read(names, git))
    }
    return blobs.compactMapValues { objects[$0.repository][$0.object] }
  }

  /// Objects by their names, in one conversation: `NAME blob SIZE`, a line end, the bytes and a line end for each, or
  /// `NAME missing`.
  private static func read(_ names: Set<String>, _ git: GitQuery) throws(GitQuery.Failure) -> [String: [UInt8]] {
    guard !names.isEmpty else { return [:] }
    let answer = try git.bytes(["cat-file", "--batch"], input: names.sorted().joined(separator: "\n") + "\n")
    var objects: [String: [UInt8]] = [:]
    var rest = answer[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
      objects[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    guard objects.count == names.count else {
      throw GitQuery.Failure(
        reason: "git lacks \(counted(names.count - objects.count, "file")) of it", asked: git)
    }
    return objects
  }
}
