/// What a commit has in a folder, by the bytes of paths from there, as `git ls-tree` lists it.
///
/// Names are bytes, since `String` takes two spellings of one letter for the same name, and git does not.
struct CommitTree {
  typealias Path = [UInt8]

  /// A file or a link: where its bytes are.
  struct Blob {
    /// The number of its repository: 0, or that of a submodule.
    let repository: Int
    let object: String
    let size: Int
    let isLink: Bool
  }

  /// The files and links by path.
  private(set) var blobs: [Path: Blob] = [:]
  /// The names in each folder.
  private(set) var names: [Path: Set<Path>] = [[]: []]
  /// The repositories of the blobs.
  private(set) var repositories: [GitQuery] = []

  /// What a commit has in a folder, of which the path from the repository's top ends in a slash, or is empty.
  ///
  /// - Throws: `GitQuery.Failure` when git does not list it.
  init(_ commit: String, _ git: GitQuery, folder: String) throws(GitQuery.Failure) {
    try add(commit, git, folder: Array(folder.utf8), below: [])
  }

  /// Whether there is nothing.
  var isEmpty: Bool { blobs.isEmpty }

  /// Whether a path is that of a folder.
  func isFolder(_ path: Path) -> Bool { names[path] != nil }

  private mutating func add(
    _ commit: String, _ git: GitQuery, folder: Path, below parent: Path
  ) throws(GitQuery.Failure) {
    let number = repositories.count
    repositories.append(git)
    let place = folder.isEmpty ? [] : ["--", String(decoding: folder, as: UTF8.self)]
    let listing = try git.bytes(["ls-tree", "-r", "-l", "-z", "--full-tree", commit] + place)
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = parent + line[(tab + 1)...].dropFirst(folder.count)
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4 else { continue }
      if words[1] == "commit" {
        try addSubmodule(
          words[2], at: path, top: git.top.map { "\($0)/" + String(decoding: line[(tab + 1)...], as: UTF8.self) })
      } else if let size = Int(words[3]) {
        add(Blob(repository: number, object: words[2], size: size, isLink: words[0] == "120000"), at: path)
      } else {
        throw GitQuery.Failure(reason: "git lacks a file of it", asked: git)
      }
    }
  }

  /// Adds the files of a submodule; one that is not checked out is an empty folder now, too.
  ///
  /// - Throws: `GitQuery.Failure` where it lacks the commit: without its files, every finding in it would count as new.
  private mutating func addSubmodule(_ commit: String, at path: Path, top: String?) throws(GitQuery.Failure) {
    addFolder(path)
    guard let top else { return }
    let git = GitQuery(in: top)
    // A link instead of the submodule's folder may lead to any other repository.
    guard git.top == top else { return }
    guard git.has(commit: commit) else { throw git.lacks(commit: commit) }
    try add(commit, git, folder: [], below: path + [UInt8(ascii: "/")])
  }

  private mutating func add(_ blob: Blob, at path: Path) {
    blobs[path] = blob
    let (folder, name) = Self.split(path)
    addFolder(folder)
    names[folder, default: []].insert(name)
  }

  private mutating func addFolder(_ path: Path) {
    guard names[path] == nil else { return }
    names[path] = []
    let (folder, name) = Self.split(path)
    addFolder(folder)
    names[folder, default: []].insert(name)
  }

  /// The path of a name in a folder.
  static func join(_ folder: Path, _ name: Path) -> Path {
    folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
  }

  /// The folder of a path, and its last name.
  static func split(_ path: Path) -> (folder: Path, name: Path) {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return ([], path) }
    return (Array(path[..<slash]), Array(path[(slash + 1)...]))
  }
}
