internal import Authoring
internal import Diagnostics

/// Reads a curriculum from disk; a file that cannot be read ends the command.
func readOrFail(
  _ folder: CurriculumFolder
) throws(CommandFailure) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  do throws(UnreadableFile) {
    return try CurriculumReader.read(folder)
  } catch {
    throw CommandFailure("cannot read '\(error.path)': \(error.reason)")
  }
}
