import Authoring
import Diagnostics
import Preview

/// A folder into which the learner's side of a curriculum is copied.
struct ReviewCopyFolder {
  /// The folder as the user named it.
  private let path: String
  /// Where that is, links followed.
  private let target: String

  /// A folder by the name that the user gave it.
  ///
  /// - Throws: `CommandFailure` for an empty name, which would stand for the current folder.
  init(path: String) throws(CommandFailure) {
    guard !path.isEmpty else {
      throw CommandFailure("the folder of --export has no name", help: "name a new folder")
    }
    self.path = path
    target = FilePath.realOrNew(FilePath.absolute(path))
  }

  /// Writes the copy, in the place of an older one, and says what is in it.
  ///
  /// - Returns: The path of the page to open.
  /// - Throws: `CommandFailure` where the folder holds something else, `FileFailure` where it cannot be written.
  func write(_ session: PreviewSession, of folder: CurriculumFolder) throws -> String {
    try requireOwnPlace(outside: folder)
    var session = session
    let content = try session.check()
    try requireImages(of: content, in: folder)
    let copy = ReviewCopy(content, host: CurriculumHost(folder: folder))
    do {
      try WholeFolder.write(target, shownAs: path) { folder in
        try copy.write { file, bytes in try folder.write(bytes, to: file) }
      }
    } catch let failure as CopyFailure {
      throw CommandFailure("cannot read the image '\(failure.image)'; nothing was written")
    }
    let page = "\(path)/\(ReviewCopy.page)"
    let episodes = content.authored.episodes
    let cards = episodes.reduce(0) { $0 + $1.cardCount }
    Terminal.write("copied \(counted(episodes.count, "episode")) with \(counted(cards, "card")); open \(page)\n")
    warn(of: content.findings, in: folder)
    return page
  }

  /// Ends the command where an image must not be shared: one that runs code, is damaged, or exceeds the size limit.
  private func requireImages(of content: PreviewContent, in folder: CurriculumFolder) throws(CommandFailure) {
    let assets = folder.shownPath(of: "assets/")
    let refused = content.findings.filter { $0.severity == .error && $0.location.file.hasPrefix(assets) }
    guard let first = refused.first else { return }
    let others = Set(refused.map(\.location.file)).count - 1
    let more = others == 0 ? "" : others == 1 ? "; so is another one" : "; so are \(others) others"
    throw CommandFailure(
      "nothing was written, since an image is refused: \(first.message)\(more)",
      help: first.help ?? "see `hornbook lint \(FilePath.relative(folder.root).shellWord)`")
  }

  /// Makes sure that nothing is replaced but an older copy, and nothing that is not of it.
  private func requireOwnPlace(outside curriculum: CurriculumFolder) throws {
    let root = FilePath.realOrNew(curriculum.root)
    guard !"\(target)/".hasPrefix("\(root)/") else {
      throw CommandFailure("'\(path)' is inside the curriculum", help: "name a folder outside of it")
    }
    switch PathKind(at: target) {
    case .folder: try requireCopyAlone()
    case nil: return
    default: throw CommandFailure("'\(path)' is not a folder", help: "name a new folder")
    }
  }

  private func requireCopyAlone() throws {
    let names = try DurableFolder.names(in: target)
    let page = try? FileReading.contents(of: "\(target)/\(ReviewCopy.page)")
    let isCopy = page.map { String(decoding: $0, as: UTF8.self).contains(ReviewCopy.mark) } ?? false
    guard names.isEmpty || isCopy else {
      throw CommandFailure(
        "'\(path)' holds something that is not a copy for review",
        help: "name a new folder, or one that `hornbook preview --export` wrote")
    }
    if let other = names.sorted().first(where: { !ReviewCopy.topNames.contains($0) && $0 != Self.finderFile }) {
      throw CommandFailure(
        "'\(path)' is a copy for review, but also holds '\(other)', which would be lost",
        help: "move '\(other)' elsewhere, or name a new folder")
    }
  }

  /// What macOS writes into a folder that somebody looked at.
  private static let finderFile = ".DS_Store"

  private func warn(of findings: [Diagnostic], in folder: CurriculumFolder) {
    let errors = findings.count { $0.severity == .error }
    guard errors > 0 else { return }
    let command = "hornbook lint \(FilePath.relative(folder.root).shellWord)"
    Terminal.writeError("hornbook: the copy has \(counted(errors, "error")): see `\(command)`\n")
  }
}
