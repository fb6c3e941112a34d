import Authoring
import Diagnostics
import POSIX

/// A file that a person named for what a command makes, as with `--output report.sarif`; whatever is there is replaced.
struct OutputFile {
  /// The path as a person gave it.
  let path: String

  /// The file at a path.
  ///
  /// - Parameters:
  ///   - option: The option that named it, for messages.
  ///   - holdsPicture: Whether it may be an image of a curriculum, as what is drawn may be.
  /// - Throws: `CommandFailure` where a lesson or an image of a curriculum has the name, or would have it: what is made
  ///   would end up in lessons.
  init(_ path: String, for option: String = "--output", holdsPicture: Bool = false) throws(CommandFailure) {
    self.path = path
    let real = FilePath.realOrNew(path)
    guard let folder = try? CurriculumFolder(containing: FilePath.folder(of: real)), folder.boundary.contains(real),
      case let inside = String(real.dropFirst(folder.boundary.root.count + 1)), FileListing.isRead(inside),
      !holdsPicture || !CurriculumAsset.isAsset(inside)
    else { return }
    let role = holdsPicture ? "a lesson" : "a lesson or an image"
    throw CommandFailure(
      "'\(path)' is the name of \(role) of the curriculum '\(FilePath.relative(folder.root))'",
      help: "name a file outside of it with `\(option)`")
  }

  /// The file for a report, which must not be the baseline of the same run.
  init(_ path: String, baseline: String?) throws(CommandFailure) {
    if let baseline, FilePath.realOrNew(baseline) == FilePath.realOrNew(path) {
      throw CommandFailure(
        "--output and --baseline name the same file, '\(path)'", help: "name another file with `--output`")
    }
    try self.init(path)
  }

  /// A file that is not there yet, which may become content.
  ///
  /// - Throws: `CommandFailure` where writing would put something in the place of a file, one that cannot be read among
  ///   them; not of a pipe or a device.
  init(new path: String) throws(CommandFailure) {
    var status = stat()
    guard stat(FilePath.absolute(path), &status) != 0 || status.st_mode & S_IFMT != S_IFREG else {
      throw CommandFailure("'\(path)' is there already", help: "name a new file; nothing was written")
    }
    self.path = path
  }

  /// Writes a text to the file, and says so; to standard output where none is named.
  static func write(_ text: String, to path: String?) throws {
    try write(text, to: try path.map { try OutputFile($0) })
  }

  /// Writes a text to a file, and says so; to standard output where there is none.
  static func write(_ text: String, to file: OutputFile?) throws(FileFailure) {
    guard let file else { return Terminal.write(content: text) }
    try file.write(text)
    file.say("wrote \(file.path)\n")
  }

  /// Writes the whole file in one step, or standard output where that goes into it.
  func write(_ text: String) throws(FileFailure) {
    guard !isStandardOutput else { return Terminal.write(content: text) }
    try write(Array(text.utf8))
  }

  /// Writes the whole file in one step, or standard output where that goes into it.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard !isStandardOutput else { return Terminal.write(bytes: bytes) }
    try AtomicFile.write(bytes, to: FilePath.absolute(path))
  }

  /// Writes a line about the file to the terminal: to standard error where standard output goes into the file, since it
  /// would end up there.
  func say(_ line: ShownText) {
    if isStandardOutput { Terminal.writeError(line) } else { Terminal.write(line) }
  }

  /// Whether standard output goes into the file, as for `/dev/stdout`: what is written there must not be replaced.
  private var isStandardOutput: Bool {
    var (named, open) = (stat(), stat())
    return stat(FilePath.absolute(path), &named) == 0 && fstat(STDOUT_FILENO, &open) == 0
      && named.st_dev == open.st_dev && named.st_ino == open.st_ino
  }
}
