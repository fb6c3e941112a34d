internal import Authoring
internal import Diagnostics
internal import Preview

/// A folder into which the learner's side of a curriculum is copied.
struct ReviewCopyFolder {
  /// The folder as the user named it.
  let path: String

  /// Writes the copy, in the place of an older one, and says what is in it.
  ///
  /// - Returns: The path of the page to open.
  /// - Throws: `CommandFailure` where the folder holds something else, `FileFailure` where it cannot be written.
  func write(_ session: PreviewSession, of folder: CurriculumFolder) throws -> String {
    try requireOwnPlace(outside: folder)
    var session = session
    let content = try session.check()
    let copy = ReviewCopy(content, host: CurriculumHost(folder: folder))
    do {
      try WholeFolder.write(path) { target in
        try copy.write { file, bytes in try target.write(bytes, to: file) }
      }
    } catch let failure as CopyFailure {
      throw CommandFailure("cannot read the image '\(failure.image)'; nothing was written")
    }
    let page = "\(path)/\(ReviewCopy.page)"
    let episodes = content.authored.episodes
    let cards = episodes.reduce(0) { $0 + $1.episode.cards.count }
    Terminal.write("copied \(counted(episodes.count, "episode")) with \(counted(cards, "card")); open \(page)\n")
    warn(of: content.findings, in: folder)
    return page
  }

  /// A folder that holds anything but an older copy is left alone.
  private func requireOwnPlace(outside curriculum: CurriculumFolder) throws {
    guard !"\(FilePath.realOrNew(FilePath.absolute(path)))/".hasPrefix("\(FilePath.realOrNew(curriculum.root))/") else {
      throw CommandFailure("'\(path)' is inside the curriculum", help: "name a folder outside of it")
    }
    switch PathKind(at: path) {
    case .folder:
      let names = try DurableFolder.names(in: path)
      let page = try? FileReading.contents(of: "\(path)/\(ReviewCopy.page)")
      let isCopy = page.map { String(decoding: $0, as: UTF8.self).contains(ReviewCopy.mark) } ?? false
      guard names.isEmpty || isCopy else {
        throw CommandFailure(
          "'\(path)' holds something that is no copy for review",
          help: "name a new folder, or one that `hornbook preview --export` wrote")
      }
    case nil: return
    default:
      throw CommandFailure("'\(path)' is not a folder", help: "name a new folder")
    }
  }

  private func warn(of findings: [Diagnostic], in folder: CurriculumFolder) {
    let errors = findings.count { $0.severity == .error }
    guard errors > 0 else { return }
    let command = "hornbook lint \(FilePath.relative(folder.root).shellWord)"
    Terminal.writeError("hornbook: the copy has \(counted(errors, "error")): see `\(command)`\n")
  }
}
