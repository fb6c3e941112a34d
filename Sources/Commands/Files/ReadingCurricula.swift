internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Parallelism

/// Reads a curriculum from disk; a file that cannot be read is a finding.
func read(
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

/// Reads a curriculum from disk; a file that cannot be read ends the command.
func readOrFail(
  _ folder: CurriculumFolder
) throws(CommandFailure) -> (authored: AuthoredCurriculum, diagnostics: [Diagnostic]) {
  let (authored, diagnostics) = try read(folder)
  if let unreadable = diagnostics.first(where: \.isAboutUnreadableFile) {
    throw CommandFailure(unreadable.message, help: unreadable.help)
  }
  return (authored, diagnostics)
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
