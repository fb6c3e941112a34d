internal import Authoring

/// The files of a curriculum as a commit has them, read out of git into memory: nothing is checked out, so that no
/// filter and no hook runs.
struct CommitFiles: CurriculumFiles {
  private let folder: CurriculumFolder
  private let tree: CommitTree
  private let listed: Result<[String], UnreadableFile>
  private let sizes: [CommitTree.Path: Int]
  private let contents: [CommitTree.Path: [UInt8]]
  /// A larger file is not read: nobody writes such a lesson, and of an image its size is known.
  private static let largest = 64 << 20

  /// The files that a commit has in a curriculum's folder, shown as those on disk are; nil where it has none.
  ///
  /// - Parameter place: The folder's path from the repository's top, with a slash at its end unless it is empty.
  /// - Throws: `GitQuery.Failure` when git does not hand them over.
  init?(of commit: String, _ git: GitQuery, at place: String, as folder: CurriculumFolder) throws(GitQuery.Failure) {
    let tree = try CommitTree(commit, git, folder: place)
    guard !tree.isEmpty else { return nil }
    self.folder = folder
    self.tree = tree
    let targets = try tree.contents(of: tree.blobs.filter(\.value.isLink))
    let links = CommitLinks(tree, targets: targets, root: ShownPath.real(folder.root))
    let files = Result { () throws(UnreadableFile) in
      try CommitListing.files(of: tree, links: links, folder: folder)
    }
    listed = files.map { $0.map { String(decoding: $0.shown, as: UTF8.self) } }
    let found = ((try? files.get()) ?? []).filter { Self.isRead($0.shown) }
    let blobs = Dictionary(
      found.compactMap { file in file.real.flatMap { tree.blobs[$0] }.map { (file.shown, $0) } },
      uniquingKeysWith: { first, _ in first })
    sizes = blobs.mapValues(\.size)
    contents = try tree.contents(of: blobs.filter { $0.value.size <= Self.largest })
  }

  /// The paths of all files that are not hidden.
  var paths: [String] {
    get throws(UnreadableFile) { try listed.get() }
  }

  /// The path as a person would name the file from here, as if it were still there.
  func shownPath(of path: String) -> String { folder.shownPath(of: path) }

  /// The bytes that the commit has.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    guard let bytes = contents[Array(path.utf8)] else {
      throw UnreadableFile(path: shownPath(of: path), reason: "the commit has no such file")
    }
    return bytes
  }

  /// The size of a file in the commit and, where it has at most so many, its bytes.
  func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    guard let size = sizes[Array(path.utf8)] else {
      throw UnreadableFile(path: shownPath(of: path), reason: "the commit has no such file")
    }
    return MeasuredFile(size: size, bytes: size <= most ? contents[Array(path.utf8)] : nil)
  }

  /// Whether the commit has something at a path.
  func holds(_ path: String) -> Bool { tree.blobs[Array(path.utf8)] != nil || tree.isFolder(Array(path.utf8)) }

  /// Whether a linter looks into a file: YAML and images, not notes and tools that lie beside them.
  private static func isRead(_ path: CommitTree.Path) -> Bool {
    if path.starts(with: "assets/".utf8) { return true }
    let name = String(decoding: path.suffix(".yaml".utf8.count), as: UTF8.self).lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }
}
