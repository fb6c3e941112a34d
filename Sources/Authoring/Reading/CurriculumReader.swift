public import Diagnostics
public import Parallelism

/// Reads a curriculum's files and puts them together in the order that their lists give.
public enum CurriculumReader {
  /// Reads all files, on several threads at once, and reports everything that is wrong with them in one go.
  ///
  /// - Throws: `UnreadableFile` when a file is there but cannot be read.
  public static func read(
    _ files: some CurriculumFiles, threads: Int = processorCount
  ) throws(UnreadableFile) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
    let results = try files.paths.concurrentMap(threads: threads) { path in
      Result { () throws(UnreadableFile) in try read(path, of: files) }
    }
    var parsed: [ParsedFile] = []
    parsed.reserveCapacity(results.count)
    for result in results {
      if let file = try result.get() { parsed.append(file) }
    }
    var assembly = Assembly(parsed, shownPath: files.shownPath)
    return assembly.assemble()
  }

  /// A file by itself; nil when it is not content.
  private static func read(_ path: String, of files: some CurriculumFiles) throws(UnreadableFile) -> ParsedFile? {
    let role = FileRole(path: path)
    guard role != .other else { return nil }
    let source = SourceText(path: files.shownPath(of: path), bytes: try files.read(path))
    return ParsedFile(path: path, role: role, source: source)
  }
}
