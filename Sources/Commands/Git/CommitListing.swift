import Authoring

/// The files of a commit's folder as `FolderListing` finds them on disk: hidden names are left out, links inside the
/// folder are followed, no folder is entered twice, and one that links alone lead to is entered after the others.
struct CommitListing {
  private let tree: CommitTree
  private let folder: CurriculumFolder
  private var files: [(shown: CommitTree.Path, real: CommitTree.Path?)] = []
  private var entered: Set<CommitTree.Path> = []
  private var linked: [(shown: CommitTree.Path, real: CommitTree.Path)] = []

  /// The paths of files, sorted by their bytes, each with the path that its links lead to; nil for one whose links
  /// lead to no file of the folder.
  ///
  /// - Throws: `UnreadableFile` where the same files on disk could not be listed.
  static func files(
    of tree: CommitTree, links: CommitLinks, folder: CurriculumFolder
  ) throws(UnreadableFile) -> [(shown: CommitTree.Path, real: CommitTree.Path?)] {
    var listing = CommitListing(tree: tree, folder: folder)
    try listing.enter([], real: [], links)
    while !listing.linked.isEmpty {
      let next = listing.linked.removeFirst()
      try listing.enter(next.shown, real: next.real, links)
    }
    return listing.files.sorted { $0.shown.lexicographicallyPrecedes($1.shown) }
  }

  private init(tree: CommitTree, folder: CurriculumFolder) {
    self.tree = tree
    self.folder = folder
  }

  private mutating func enter(
    _ shown: CommitTree.Path, real: CommitTree.Path, _ links: CommitLinks
  ) throws(UnreadableFile) {
    guard entered.insert(real).inserted else { return }
    // Names that are not valid UTF-8 are also left out of a listing of the disk.
    let names = tree.names[real, default: []].filter { $0.first != UInt8(ascii: ".") && NameBytes($0).text != nil }
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let (shownPath, realPath) = (CommitTree.join(shown, name), CommitTree.join(real, name))
      let target = links.target(of: realPath)
      let isFile = target.map { !tree.isFolder($0) } ?? true
      if !isFile, name.ends(with: ".yaml"), !shown.starts(with: "assets/".utf8), shown != Array("assets".utf8) {
        throw UnreadableFile(
          path: folder.shownPath(of: String(decoding: shownPath, as: UTF8.self)), .notAFile(kind: "a folder"))
      }
      if isFile {
        files.append((shownPath, target))
      } else if let target, target == realPath {
        try enter(shownPath, real: realPath, links)
      } else if let target {
        linked.append((shownPath, target))
      }
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
