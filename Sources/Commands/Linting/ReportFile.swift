internal import Authoring
internal import Diagnostics
internal import POSIX

/// The file that a report goes into.
struct ReportFile {
  /// The path as a person gave it.
  let path: String

  /// The file at a path.
  ///
  /// - Throws: `CommandFailure` where the report would replace the baseline of the run, or where a lesson or an image of
  ///   a curriculum has the name, or would have it: the report would end up in lessons.
  init(_ path: String, baseline: String?) throws(CommandFailure) {
    self.path = path
    let real = FilePath.realOrNew(path)
    if let baseline, FilePath.realOrNew(baseline) == real {
      throw CommandFailure(
        "--output and --baseline name the same file, '\(path)'", help: "name another file with `--output`")
    }
    guard let folder = try? CurriculumFolder(containing: FilePath.folder(of: real)), folder.boundary.contains(real),
      FileListing.isRead(String(real.dropFirst(folder.boundary.root.count + 1)))
    else { return }
    throw CommandFailure(
      "'\(path)' is the name of a lesson or an image of the curriculum '\(FilePath.relative(folder.root))'",
      help: "name a file outside of it with `--output`")
  }

  /// Whether standard output goes into the file, as for `/dev/stdout`: what is written there must not be replaced.
  var isStandardOutput: Bool {
    var (named, open) = (stat(), stat())
    return stat(FilePath.absolute(path), &named) == 0 && fstat(STDOUT_FILENO, &open) == 0
      && named.st_dev == open.st_dev && named.st_ino == open.st_ino
  }

  /// Writes the whole file in one step, or standard output where that goes into it.
  func write(_ text: ShownText) throws(FileFailure) {
    guard !isStandardOutput else { return Terminal.write(text) }
    try AtomicFile.write(Array(text.description.utf8), to: FilePath.absolute(path))
  }
}
