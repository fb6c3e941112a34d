internal import Authoring
internal import Diagnostics
internal import Parallelism

/// Reads a curriculum from disk; a file that cannot be read ends the command.
func readOrFail(
  _ folder: CurriculumFolder, threads: Int = processorCount
) throws(CommandFailure) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  do throws(UnreadableFile) {
    return try CurriculumReader.read(folder, threads: threads)
  } catch {
    throw CommandFailure(error)
  }
}

extension CommandFailure {
  /// A file or folder that the system does not hand over.
  init(_ file: UnreadableFile) {
    self.init("cannot read '\(file.path)': \(file.reason)", help: "check that it is there and that you may read it")
  }
}
