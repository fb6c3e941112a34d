import Diagnostics
import Synchronization

/// What was read of files, so that reading a curriculum again parses only those that changed.
///
///     let memory = ReadingMemory()
///     let (authored, findings) = try CurriculumReader.read(files, remembering: memory)
///     // … one file is changed …
///     let (again, _) = try CurriculumReader.read(files, remembering: memory)    // parses that one file
///
/// It holds what the last reading had, and nothing of files that are gone.
public final class ReadingMemory: Sendable {
  private let files = Mutex<[String: ParsedFile]>([:])

  /// Nothing read yet.
  public init() {}

  /// What a file says that still has the same bytes, and is shown by the same path; nil for others.
  func recall(_ path: String, _ source: SourceText) -> ParsedFile? {
    let known = files.withLock { $0[path] }
    guard let known, known.isRead, known.document.source.path == source.path,
      known.document.source.bytes == source.bytes
    else { return nil }
    return known
  }

  /// Takes what a reading has that was cancelled, next to what was there.
  func add(_ parsed: [ParsedFile]) {
    files.withLock { files in
      for file in parsed { files[file.document.path] = file }
    }
  }

  /// Takes what a whole reading has in the place of what was there.
  func keep(_ parsed: [ParsedFile]) {
    let known = Dictionary(parsed.map { ($0.document.path, $0) }) { first, _ in first }
    files.withLock { $0 = known }
  }
}
