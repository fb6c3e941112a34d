internal import Diagnostics

/// The files of a curriculum, wherever they are kept.
public protocol CurriculumFiles: Sendable {
  /// The paths of all files inside the folder, relative to it, with `/` between names.
  ///
  /// - Throws: `UnreadableFile` for a folder that cannot be listed.
  var paths: [String] { get throws(UnreadableFile) }

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

/// A file that the outside world does not hand over.
public struct UnreadableFile: Error, Sendable {
  /// The file, as it is shown to a person.
  public let path: String
  /// Why, in the system's words.
  public let reason: String

  /// A failure from its parts.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Files in memory: for tests, and for text that an editor has not saved.
public struct FilesInMemory: CurriculumFiles {
  private let shownRoot: String
  private let files: [String: [UInt8]]

  /// Files by their path inside the curriculum, whose folder is shown under a name.
  public init(shownRoot: String = "curriculum", _ files: [String: String]) {
    self.shownRoot = shownRoot
    self.files = files.mapValues { Array($0.utf8) }
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
