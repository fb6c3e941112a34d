import Authoring
import POSIX

/// The folder of a curriculum in an older commit: the same one, or the one from which it was moved since.
enum FormerFolder {
  private static let name = "curriculum.yaml"

  /// The folder's path from the repository's top, with a slash at its end unless it is empty; nil where the commit does
  /// not have the curriculum.
  ///
  /// A curriculum was moved from a folder that is none any more, if at least half of the lessons that it held are at
  /// the same paths here; of several such folders from the one with most of them.
  ///
  /// - Parameter taken: Folders from which another curriculum of the run was moved; no two come from one.
  /// - Throws: `GitQuery.Failure` when git does not list the commit's files.
  static func find(
    of folder: CurriculumFolder, at base: MergeBase, except taken: Set<String>
  ) throws(GitQuery.Failure) -> String? {
    let here = base.git.prefix
    let list = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", base.commit]
    if try !base.git.bytes(list + ["--", here + name]).isEmpty { return here }
    guard let top = base.git.top, let now = try? folder.paths else { return nil }
    let paths = try base.git.bytes(list).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let lessons = Set(now.map { Array($0.utf8) })
    let folders = paths.filter { $0 == name || $0.hasSuffix("/\(name)") }.map { String($0.dropLast(name.count)) }
    let left = folders.filter {
      !taken.contains("\(top)/\($0)") && !PathKind.exists("\(top)/\($0)\(name)")
    }
    let moved = left.map { path in
      let held = paths.filter { $0.hasPrefix(path) && $0.hasSuffix(".yaml") }
      let kept = held.count { lessons.contains(Array($0.utf8.dropFirst(path.utf8.count))) }
      return (path: path, held: held.count, kept: kept)
    }
    return moved.filter { $0.kept * 2 >= $0.held }.max { $0.kept < $1.kept }?.path
  }
}
