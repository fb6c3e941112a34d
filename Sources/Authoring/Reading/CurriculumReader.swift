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
    let wanted = files.paths.compactMap { path -> (path: String, role: FileRole)? in
      let role = FileRole(path: path)
      return role == .other ? nil : (path, role)
    }
    let results = wanted.concurrentMap(threads: threads) { path, role -> Result<ParsedFile, UnreadableFile> in
      let shown = files.shownPath(of: path)
      do throws(UnreadableFile) {
        return .success(
          ParsedFile(path: path, role: role, source: SourceText(path: shown, bytes: try files.read(path))))
      } catch {
        return .failure(error)
      }
    }
    var parsed: [ParsedFile] = []
    parsed.reserveCapacity(results.count)
    for result in results { parsed.append(try result.get()) }
    var assembly = Assembly(parsed, shownPath: files.shownPath)
    return assembly.assemble()
  }
}
