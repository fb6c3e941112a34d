import Authoring

/// The files of a curriculum as a commit has them, read out of git into memory: nothing is checked out, so that no
/// filter and no hook runs.
///
/// As on disk, only content and images are read, none of them where it is too large, and images a few at a time.
struct CommitFiles: CurriculumFiles {
  private let folder: CurriculumFolder
  private let tree: CommitTree
  private let listed: Result<[String], UnreadableFile>
  private let sizes: [CommitTree.Path: Int]
  private let contents: [CommitTree.Path: [UInt8]]
  private let images: CommitImages

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
    let links = CommitLinks(tree, targets: targets, root: FilePath.real(folder.root))
    let files = Result { () throws(UnreadableFile) in
      try CommitListing.files(of: tree, links: links, folder: folder)
    }
    listed = files.map { $0.map { String(decoding: $0.shown, as: UTF8.self) } }
    let found = ((try? files.get()) ?? []).filter { FileListing.isRead(String(decoding: $0.shown, as: UTF8.self)) }
    let blobs = Dictionary(
      found.compactMap { file in file.real.flatMap { tree.blobs[$0] }.map { (file.shown, $0) } },
      uniquingKeysWith: { first, _ in first })
    sizes = blobs.mapValues(\.size)
    let read = blobs.filter { $0.value.size <= Self.mostBytes(of: $0.key) }
    contents = try tree.contents(of: read.filter { !Self.isAsset($0.key) })
    images = CommitImages(read.filter { Self.isAsset($0.key) }, of: tree)
  }

  /// The paths of all files that are not hidden.
  var paths: [String] {
    get throws(UnreadableFile) { try listed.get() }
  }

  /// The path as a person would name the file from here, as if it were still there.
  func shownPath(of path: String) -> String { folder.shownPath(of: path) }

  /// The bytes that the commit has.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    let most = CurriculumReader.mostFileBytes
    let file = try measure(path, readingAtMost: most)
    guard let bytes = file.bytes else {
      throw UnreadableFile(path: shownPath(of: path), .tooLarge(size: file.size, limit: most))
    }
    return bytes
  }

  /// The size of a file in the commit and, where it has at most so many, its bytes.
  func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    let name = Array(path.utf8)
    guard let size = sizes[name] else {
      throw UnreadableFile(path: shownPath(of: path), reason: "the commit has no such file")
    }
    guard size <= min(most, Self.mostBytes(of: name)) else { return MeasuredFile(size: size, bytes: nil) }
    if let bytes = contents[name] { return MeasuredFile(size: size, bytes: bytes) }
    do throws(GitQuery.Failure) {
      return MeasuredFile(size: size, bytes: try images.bytes(of: name))
    } catch {
      throw UnreadableFile(path: shownPath(of: path), reason: error.reason)
    }
  }

  /// Whether the commit has something at a path.
  func holds(_ path: String) -> Bool { tree.blobs[Array(path.utf8)] != nil || tree.isFolder(Array(path.utf8)) }

  private static func isAsset(_ path: CommitTree.Path) -> Bool {
    CurriculumAsset.isAsset(String(decoding: path, as: UTF8.self))
  }

  /// The most bytes that a file may have to be read.
  private static func mostBytes(of path: CommitTree.Path) -> Int {
    let path = String(decoding: path, as: UTF8.self)
    return CurriculumAsset.isAsset(path) ? CurriculumAsset.mostBytes(of: path) : CurriculumReader.mostFileBytes
  }
}
