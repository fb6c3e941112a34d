import Diagnostics

/// The files of a curriculum, wherever they are kept.
///
///     let files: any CurriculumFiles = FilesInMemory(["training/module.yaml": "title: A\n"])
///     files.shownPath(of: "training/module.yaml") == "curriculum/training/module.yaml"
///     files.holds("training") == true
public protocol CurriculumFiles: Sendable {
  /// The paths of all files inside the folder, relative to it, with `/` between names.
  ///
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  var paths: [String] { get throws(UnreadableFile) }

  /// All files inside the folder, and what is refused there.
  ///
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  var listing: FileListing { get throws(UnreadableFile) }

  /// The same, found on several threads at once where that is faster.
  ///
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  func listing(threads: Int) throws(UnreadableFile) -> FileListing

  /// How a file is shown to a person: relative to where the command runs.
  func shownPath(of path: String) -> String

  /// The bytes of a file.
  ///
  /// - Throws: `UnreadableFile` when the file cannot be read.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8]

  /// The size of a file and, where it has at most so many, its bytes; a larger one is measured and not read.
  ///
  /// - Throws: `UnreadableFile` when the file cannot be read.
  func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile

  /// Whether there is a file or a folder at a path; a hidden one counts, as does a folder of hidden files.
  func holds(_ path: String) -> Bool
}

extension CurriculumFiles {
  /// The paths, of which none is refused.
  public var listing: FileListing { get throws(UnreadableFile) { FileListing(paths: try paths) } }

  /// The same.
  public func listing(threads: Int) throws(UnreadableFile) -> FileListing { try listing }

  /// The size and bytes of what `read` gives.
  public func measure(_ path: String, readingAtMost most: Int) throws(UnreadableFile) -> MeasuredFile {
    let bytes = try read(path)
    return MeasuredFile(size: bytes.count, bytes: bytes.count <= most ? bytes : nil)
  }

  /// Whether a path of `paths` is this one, or inside it.
  public func holds(_ path: String) -> Bool {
    let paths = (try? paths) ?? []
    return paths.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }
}

/// What there is in a curriculum's folder.
///
///     FileListing.isRead("training/module.yaml") == true
///     FileListing.isRead("notes/ideas.txt") == false
public struct FileListing: Sendable {
  /// The paths of all files inside the folder, relative to it, with `/` between names, in the order of their bytes.
  public var paths: [String]
  /// What is neither read nor followed.
  public var refused: [RefusedFile]

  /// A listing from its parts.
  public init(paths: [String] = [], refused: [RefusedFile] = []) {
    self.paths = paths
    self.refused = refused
  }

  /// Whether a file has the name of one that makes its folder a git repository, which files outside of the content
  /// decide.
  public var mayHaveRepository: Bool { paths.contains(where: GitRepositoryInContent.isHead) }

  /// Whether the file at a path inside the folder is content, or an image.
  public static func isRead(_ path: String) -> Bool {
    FileRole(path: path) != .other || CurriculumAsset.isAsset(path)
  }
}

/// A file or folder that is neither read nor followed.
///
///     RefusedFile(path: "notes", refusal: .notAFile(kind: "a pipe")).refusal.reason == "it is a pipe, not a file"
public struct RefusedFile: Sendable, Hashable {
  /// Its path inside the curriculum.
  public let path: String
  /// Why.
  public let refusal: UnreadableFile.Refusal

  /// A refusal from its parts.
  public init(path: String, refusal: UnreadableFile.Refusal) {
    self.path = path
    self.refusal = refusal
  }
}

/// A file that the outside world does not hand over, or that is refused.
///
///     UnreadableFile(path: "a.yaml", .tooLarge(size: 9, limit: 5)).reason == "it has 9 bytes, and 5 are allowed"
public struct UnreadableFile: Error, Sendable {
  /// The file, as it is shown to a person.
  public let path: String
  /// Why, in the system's words or in ours.
  public let reason: String
  /// Why it is refused; nil where the system said no.
  public let refusal: Refusal?

  /// A failure from its parts.
  public init(path: String, reason: String, refusal: Refusal? = nil) {
    self.path = path
    self.reason = reason
    self.refusal = refusal
  }

  /// A file that is refused.
  public init(path: String, _ refusal: Refusal) {
    self.init(path: path, reason: refusal.reason, refusal: refusal)
  }

  /// Why a file that the system would hand over is not read.
  ///
  ///     UnreadableFile.Refusal.tooLarge(size: nil, limit: 5).reason == "it has more than 5 bytes"
  public enum Refusal: Sendable, Hashable {
    /// It is a link that leads out of the curriculum's folder.
    case leavesCurriculum(target: String)
    /// It is something else, such as a pipe.
    case notAFile(kind: String)
    /// It has too many bytes; the size is nil where nobody knows it.
    case tooLarge(size: Int?, limit: Int)
    /// Its name has characters that steer a terminal or end a line.
    case unprintableName
    /// Its name is not UTF-8; in its path, each byte that is not is written as `\xE9`.
    case nameIsNotUTF8

    /// Why, as a fact about the file.
    public var reason: String {
      switch self {
      case .leavesCurriculum(let target): "it is a link to '\(target)', which is outside of the curriculum"
      case .notAFile(let kind): "it is \(kind), not a file"
      case .tooLarge(let size?, let limit): "it has \(size) bytes, and \(limit) are allowed"
      case .tooLarge(nil, let limit): "it has more than \(limit) bytes"
      case .unprintableName: "its name has characters that cannot be shown"
      case .nameIsNotUTF8: "its name is not UTF-8"
      }
    }
  }
}

/// Files in memory: for tests, and for text that an editor has not saved.
///
///     var files = FilesInMemory(["curriculum.yaml": "title: First steps\n"])
///     files["training/module.yaml"] = "title: Training\n"
///     files.paths == ["curriculum.yaml", "training/module.yaml"]
public struct FilesInMemory: CurriculumFiles {
  private let shownRoot: String
  private var files: [String: [UInt8]]

  /// Files by their path inside the curriculum, whose folder is shown under a name.
  public init(shownRoot: String = "curriculum", _ files: [String: String]) {
    self.shownRoot = shownRoot
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// The text of the file at a path; nil for no file, which takes one away.
  public subscript(path: String) -> String? {
    get { files[path].map { String(decoding: $0, as: UTF8.self) } }
    set { files[path] = newValue.map { Array($0.utf8) } }
  }

  /// The paths in the order of their bytes.
  public var paths: [String] { Array(files.keys).sortedByBytes() }

  /// The path behind the name of the folder.
  public func shownPath(of path: String) -> String { shownRoot.isEmpty ? path : "\(shownRoot)/\(path)" }

  /// The bytes of a file.
  public func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    guard let bytes = files[path] else { throw UnreadableFile(path: path, reason: "there is no such file") }
    return bytes
  }
}
