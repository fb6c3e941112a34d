import Authoring
import CurriculumBundle
import Diagnostics
import Support

/// Reads a curriculum from disk, unless it asks for another version of the tool; a file that cannot be read is a
/// finding.
func read(
  _ folder: CurriculumFolder, threads: Int = processorCount
) throws(CommandFailure) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  try folder.checkTool()
  do throws(UnreadableFile) {
    return try CurriculumReader.read(folder, threads: threads)
  } catch {
    throw CommandFailure(error)
  }
}

extension CommandFailure {
  /// A file or folder that the system does not hand over.
  init(_ file: UnreadableFile) {
    let help =
      switch file.refusal {
      case .tooLarge: "name a smaller file"
      case .notAFile: "put a file in its place"
      case .leavesCurriculum: "replace the link by a copy of what it leads to"
      case .unprintableName, .nameIsNotUTF8: "give it another name"
      case nil: "check that it is there and that you may read it"
      }
    self.init("cannot read '\(file.path)': \(file.reason)", help: help)
  }
}

/// Reads a curriculum from disk; a file that cannot be read ends the command.
///
/// - Parameter refused: Whether a file that is refused is only a finding; else it ends the command, too.
func readOrFail(
  _ folder: CurriculumFolder, reporting refused: Bool = false
) throws(CommandFailure) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  let (authored, diagnostics) = try read(folder)
  let isFatal = refused ? \Diagnostic.isAboutUnreadableFile : \Diagnostic.isAboutUnreadFile
  if let unreadable = diagnostics.first(where: { $0[keyPath: isFatal] }) {
    throw CommandFailure(unreadable.message, help: unreadable.help)
  }
  return (authored, diagnostics)
}

/// Says on standard error that a command knows only a part of a curriculum, where files could not be read whole.
func tellOfMissingParts(of authored: AuthoredCurriculum) {
  guard !authored.isWhole else { return }
  Terminal.writeError("note: not all of the curriculum could be read; `hornbook lint` says why\n")
}

/// Why an episode, or a card of it, is not found though its file is there: a file with errors;
/// nil when it was read whole.
func unreadEpisode(
  _ path: ItemPath, of authored: AuthoredCurriculum, _ reading: [Diagnostic], _ curriculum: String
) -> CommandFailure? {
  let names = path.components.map(String.init)
  guard names.count == 3, authored.documents.contains(where: { $0.path == "\(path).yaml" }) else { return nil }
  guard authored.episodes.first(where: { $0.path == path })?.isComplete != true else { return nil }
  let files = ["curriculum.yaml", "\(names[0])/module.yaml", "\(names[0])/\(names[1])/block.yaml", "\(path).yaml"]
  let broken = files.lazy.compactMap { file in
    authored.documents.first { $0.path == file }?.source.path
  }.first { shown in reading.contains { $0.severity == .error && $0.location.file == shown } }
  return broken.map {
    CommandFailure("'\($0)' cannot be read whole", help: "see why with `hornbook lint \(curriculum.shellWord)`")
  }
}
