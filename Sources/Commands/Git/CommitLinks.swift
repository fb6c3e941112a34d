/// Where the links of a commit's folder lead.
struct CommitLinks {
  private let tree: CommitTree
  /// What each link says.
  private let targets: [CommitTree.Path: CommitTree.Path]
  /// The folder's own path from the root of the file system, as names.
  private let place: [CommitTree.Path]
  /// As many links as Linux follows one after the other.
  private static let most = 40

  /// - Parameters:
  ///   - targets: What each link of the tree says.
  ///   - root: Where the folder is on disk, with every link resolved: what an absolute link may begin with.
  init(_ tree: CommitTree, targets: [CommitTree.Path: CommitTree.Path], root: String) {
    self.tree = tree
    self.targets = targets
    place = Self.names(Array(root.utf8))
  }

  /// The path without links to which a path leads; nil when there is nothing, or it lies outside the folder.
  func target(of path: CommitTree.Path) -> CommitTree.Path? {
    var followed = 0
    var done = place
    var rest = Array(Self.names(path).reversed())
    while let name = rest.popLast() {
      if name == Array("..".utf8) {
        _ = done.popLast()
        continue
      }
      done.append(name)
      guard let inside = inside(done), let target = targets[inside] else { continue }
      followed += 1
      guard followed <= Self.most else { return nil }
      if target.first == UInt8(ascii: "/") { done = [] } else { done.removeLast() }
      rest += Self.names(target).reversed()
    }
    guard let inside = inside(done), tree.isFolder(inside) || tree.blobs[inside] != nil else { return nil }
    return inside
  }

  /// The path inside the folder of an absolute one; nil when it lies outside.
  private func inside(_ names: [CommitTree.Path]) -> CommitTree.Path? {
    guard names.starts(with: place) else { return nil }
    return Array(names.dropFirst(place.count).joined(separator: "/".utf8))
  }

  private static func names(_ path: CommitTree.Path) -> [CommitTree.Path] {
    path.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }.map(Array.init)
  }
}
