public import Diagnostics
public import Parallelism

/// Reads a curriculum's files and puts them together in the order that their lists give.
public enum CurriculumReader {
  /// Reads all files, on several threads at once, and reports everything that is wrong with them in one go.
  ///
  /// - Throws: `UnreadableFile` when a folder cannot be listed; a file that cannot be read is a finding.
  public static func read(
    _ files: some CurriculumFiles, threads: Int = processorCount
  ) throws(UnreadableFile) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    let parsed = try files.paths.concurrentMap(threads: threads) { path in read(path, of: files) }.compactMap { $0 }
    var assembly = Assembly(parsed, shownPath: files.shownPath)
    return assembly.assemble()
  }

  /// A file by itself; nil when it is not content.
  private static func read(_ path: String, of files: some CurriculumFiles) -> ParsedFile? {
    let role = FileRole(path: path)
    guard role != .other else { return nil }
    let shown = files.shownPath(of: path)
    do throws(UnreadableFile) {
      return ParsedFile(path: path, role: role, source: SourceText(path: shown, bytes: try files.read(path)))
    } catch {
      return ParsedFile(path: path, role: role, unreadable: shown, reason: error.reason)
    }
  }
}
