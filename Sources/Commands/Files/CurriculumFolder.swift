import Authoring
import Diagnostics
import POSIX
import Support

/// A curriculum's folder on disk.
struct CurriculumFolder: CurriculumFiles {
  /// The folder's absolute path.
  let root: String
  private var shownRoot: String
  /// What no link may lead out of.
  let boundary: Boundary
  /// Texts that stand in for files, by path inside the folder: what an editor has not saved.
  var overlay: [String: [UInt8]] = [:]

  /// The folder at an absolute path.
  init(root: String) {
    self.root = root
    shownRoot = FilePath.relative(root)
    boundary = Boundary(root)
  }

  /// Whether another one is the same folder, though a link may lead to it.
  func isSame(as other: CurriculumFolder) -> Bool {
    root == other.root || FilePath.real(root) == FilePath.real(other.root)
  }

  /// The curriculum that a path belongs to: the nearest folder, upward, with a `curriculum.yaml`.
  ///
  /// - Throws: `CommandFailure` when there is none.
  init(containing path: String) throws(CommandFailure) {
    let absolute = FilePath.absolute(path)
    var folder = absolute
    while true {
      if PathKind.exists("\(folder)/curriculum.yaml") {
        self.init(root: folder)
        return
      }
      guard folder != "/" else { break }
      folder = FilePath.folder(of: folder)
    }
    throw Self.notFound(path, absolute)
  }

  /// Ends the command where a folder in which a curriculum is to be made is inside another curriculum.
  ///
  /// - Throws: `CommandFailure` that says where that one is.
  static func refuseNested(_ path: String) throws(CommandFailure) {
    let real = FilePath.realOrNew(path)
    guard let outer = try? CurriculumFolder(containing: FilePath.folder(of: real)) else { return }
    throw CommandFailure(
      "'\(path)' would be inside another curriculum, that of the folder '\(outer.shownRoot)'",
      help: "name a folder outside of that one, or add a module to it with `hornbook new module`")
  }

  /// What every command means when no curriculum is named: the folder `curriculum` where it is one, else the curriculum
  /// that the current folder is in.
  static var unnamed: String {
    let isBelow = PathKind.exists(FilePath.absolute("\(defaultName)/curriculum.yaml"))
    return isBelow ? defaultName : (try? CurriculumFolder(containing: "."))?.shownRoot ?? defaultName
  }

  private static let defaultName = "curriculum"

  /// What is said of a path to which there is nothing.
  static func missing(_ path: String) -> CommandFailure {
    if let failure = CommandFailure.folderNotUTF8 ?? inMissingSubmodule(path) { return failure }
    if path == defaultName, near(path) == nil, helpHere == nil { return none }
    return CommandFailure(
      "there is no '\(path)'",
      help: near(path).map { "did you mean '\($0)'?" } ?? helpHere ?? "name a curriculum's folder, or a file inside one"
    )
  }

  /// The failure for a path into a submodule that is not checked out, as in a clone that was made without submodules.
  private static func inMissingSubmodule(_ path: String) -> CommandFailure? {
    guard let (git, submodule) = GitQuery.missingSubmodule(on: FilePath.absolute(path)), let top = git.top else {
      return nil
    }
    let name = FilePath.relative("\(top)/\(submodule.path)")
    return CommandFailure(
      "there is no curriculum at '\(path)': the submodule '\(name)' is not checked out",
      help: "get it: `\(git.command) submodule update --init`")
  }

  /// What is said where no curriculum is named and none is here.
  private static var none: CommandFailure {
    CommandFailure(
      "there is no folder '\(defaultName)' here",
      help: "name a curriculum's folder, or make one with `hornbook new curriculum`")
  }

  /// What to name where the current folder is in a curriculum; nil where it is in none.
  static var helpHere: String? {
    (try? CurriculumFolder(containing: ".")).map { "this folder is in a curriculum: name '\($0.shownRoot)'" }
  }

  /// The path that was most likely meant by one with a misspelled end.
  private static func near(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    let there = FilePath.absolute(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
    let names = ((try? OpenFolder(there, followsLink: true).names) ?? []).filter { !$0.hasPrefix(".") }
    return nearestName(to: String(last), among: names.sorted()).map {
      (parts.dropLast() + [Substring($0)]).joined(separator: "/")
    }
  }

  private static func notFound(_ path: String, _ absolute: String) -> CommandFailure {
    let below = "\(absolute)/curriculum"
    if PathKind.exists("\(below)/curriculum.yaml") {
      return CommandFailure(
        "there is no curriculum.yaml in '\(path)' or above it", help: "name the folder '\(FilePath.relative(below))'")
    }
    guard let kind = PathKind(at: absolute) else { return missing(path) }
    if kind != .folder {
      return CommandFailure(
        "the file '\(path)' is in no curriculum: there is no curriculum.yaml in its folder or above it",
        help: "name a curriculum's folder, or a file inside one")
    }
    return inMissingSubmodule(path)
      ?? CommandFailure(
        "there is no curriculum.yaml in '\(path)' or above it",
        help: "name a curriculum's folder, or make one with `hornbook new curriculum`")
  }

  /// The paths of all files, those of the overlay included.
  var paths: [String] { get throws(UnreadableFile) { try listing.paths } }

  /// All files, those of the overlay included, and what is refused.
  var listing: FileListing { get throws(UnreadableFile) { try listing(threads: 1) } }

  /// The same, each module's on a thread of its own.
  func listing(threads: Int) throws(UnreadableFile) -> FileListing {
    var listing = try FolderListing.list(root, within: boundary, threads: threads)
    guard !overlay.isEmpty else { return listing }
    listing.refused.removeAll { overlay[$0.path] != nil }
    let known = Set(listing.paths)
    let added = overlay.keys.filter { !known.contains($0) }
    if !added.isEmpty { listing.paths = (listing.paths + added).sortedByBytes() }
    return listing
  }

  /// Names files by their paths inside the folder from now on.
  mutating func showPathsInside() { shownRoot = "." }

  /// The path as a person would name the file from here.
  func shownPath(of path: String) -> String { shownRoot == "." ? path : "\(shownRoot)/\(path)" }

  /// The bytes of a file, or what stands in for it.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    if let bytes = overlay[path] { return bytes }
    do throws(SystemError) {
      return try boundary.open("\(root)/\(path)").bytes(atMost: CurriculumReader.mostFileBytes)
    } catch {
      throw unreadable(path, error)
    }
  }

  /// Whether there is something at a path, a link that leads nowhere among it.
  func holds(_ path: String) -> Bool {
    var status = stat()
    return lstat("\(root)/\(path)", &status) == 0
  }

  /// The size of a file and, where it has at most so many, its bytes.
  func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    if let bytes = overlay[path] { return MeasuredFile(size: bytes.count, bytes: bytes.count <= most ? bytes : nil) }
    do throws(SystemError) {
      return try boundary.open("\(root)/\(path)").measure(readingAtMost: most)
    } catch {
      throw unreadable(path, error)
    }
  }

  private func unreadable(_ path: String, _ error: SystemError) -> UnreadableFile {
    UnreadableFile(path: shownPath(of: path), reason: error.reason, refusal: error.refusal)
  }
}
