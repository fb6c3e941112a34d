internal import Authoring

/// The file that a report goes into.
struct ReportFile {
  /// The path as a person gave it.
  let path: String

  /// The file at a path.
  ///
  /// - Throws: `CommandFailure` where a lesson or an image of a curriculum has the name, or would have it: a report in
  ///   its place would end up in lessons.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let real = FilePath.realOrNew(path)
    guard let folder = try? CurriculumFolder(containing: FilePath.folder(of: real)), folder.boundary.contains(real),
      FileListing.isRead(String(real.dropFirst(folder.boundary.root.count + 1)))
    else { return }
    throw CommandFailure(
      "'\(path)' is the name of a lesson or an image of the curriculum '\(FilePath.relative(folder.root))'",
      help: "name a file outside of it with `--output`")
  }

  /// Writes the whole file in one step.
  func write(_ text: String) throws(FileFailure) {
    try AtomicFile.write(Array(text.utf8), to: FilePath.absolute(path))
  }
}
