import Authoring
import POSIX

/// What a person asked to check: curricula, and the parts of them whose findings are shown.
struct LintTargets {
  /// A curriculum and the parts of it that were named.
  struct Group {
    var folder: CurriculumFolder
    /// Absolute paths of files and folders whose findings are shown.
    var wanted: [String]
  }

  /// The curricula, in the order in which they were named.
  private(set) var groups: [Group] = []

  /// The folders of the curricula as a person would name them from here.
  var names: String { groups.map { FilePath.relative($0.folder.root) }.joined(separator: ", ") }

  /// What was named of the curricula, as a person would name it from here: the whole folder, or parts of it.
  var namesOfWanted: String {
    let paths = groups.flatMap { $0.wanted.isEmpty ? [$0.folder.root] : $0.wanted }
    return paths.map(FilePath.relative).joined(separator: ", ")
  }

  /// Finds the curricula that paths belong to.
  ///
  /// - Throws: `CommandFailure` when a path does not exist or belongs to no curriculum.
  init(_ paths: [String], stdinFilename: String?) throws(CommandFailure) {
    let paths = stdinFilename == nil ? paths : paths.filter { $0 != "-" }
    let named = paths.isEmpty ? [stdinFilename ?? CurriculumFolder.unnamed] : paths
    var groups: [Group] = []
    for path in named {
      let absolute = FilePath.absolute(path)
      guard path == stdinFilename || PathKind.exists(absolute) else {
        throw Self.missing(path)
      }
      let folder = try CurriculumFolder(containing: path)
      if let index = groups.firstIndex(where: { $0.folder.isSame(as: folder) }) {
        // The same folder may be named in another way, by a link to it.
        groups[index].wanted.append(groups[index].folder.root + absolute.dropFirst(folder.root.count))
      } else {
        groups.append(Group(folder: folder, wanted: [absolute]))
      }
    }
    if let stdinFilename { try Self.overlay(stdinFilename, in: &groups) }
    self.groups = groups
  }

  /// Names files by their paths inside of their curricula, not from the folder in which this runs.
  mutating func showPathsInside() { for index in groups.indices { groups[index].folder.showPathsInside() } }

  /// Lets texts be there in the place of files of a curriculum, by their paths inside of that, and no others.
  mutating func overlay(_ texts: [String: [UInt8]], in root: String) {
    for index in groups.indices where groups[index].folder.root == root { groups[index].folder.overlay = texts }
  }

  /// Lets a text stand in for a file of a curriculum, by its path inside of that.
  mutating func replace(_ path: String, in root: String, by bytes: [UInt8]) {
    for index in groups.indices where groups[index].folder.root == root { groups[index].folder.overlay[path] = bytes }
  }

  private static func missing(_ path: String) -> CommandFailure {
    if path == "-" {
      return CommandFailure(
        "a text on standard input has no place in a curriculum",
        help: "say which file it stands for: `hornbook lint --stdin-filename FILE`")
    }
    return CurriculumFolder.missing(path)
  }

  private static func overlay(_ filename: String, in groups: inout [Group]) throws(CommandFailure) {
    let absolute = FilePath.absolute(filename)
    guard let index = groups.firstIndex(where: { absolute.hasPrefix($0.folder.root + "/") }) else {
      throw CommandFailure(
        "'\(filename)' is in none of the curricula that are checked", help: "name the file's own curriculum, or none")
    }
    guard groups[index].isWhole || groups[index].isWanted(absolute) else {
      throw CommandFailure(
        "'\(filename)' is in none of the paths that are checked, so standard input would not be looked at",
        help: "name no path, or one that holds the file")
    }
    let path = String(absolute.dropFirst(groups[index].folder.root.count + 1))
    groups[index].folder.overlay[path] = try Terminal.readAllInput(atMost: CurriculumReader.mostFileBytes)
  }
}

extension LintTargets.Group {
  /// Whether findings of a file are shown, by its absolute path.
  func isWanted(_ absolute: String) -> Bool {
    wanted.contains { absolute == $0 || absolute.hasPrefix($0 + "/") }
  }

  /// Whether the whole curriculum was named.
  var isWhole: Bool { wanted.contains { folder.root == $0 || folder.root.hasPrefix($0 + "/") } }

  /// The named paths, relative to the curriculum however they were typed; empty for all of it.
  var wantedInside: [String] { isWhole ? [] : wanted.map { String($0.dropFirst(folder.root.count + 1)) } }
}
