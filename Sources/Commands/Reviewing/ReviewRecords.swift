import Authoring
import Diagnostics
import POSIX

/// The records of a module's approvals on disk, and the copies of what was approved.
struct ReviewRecords {
  /// The content that the module has now.
  let content: ReviewedContent
  private let module: String
  private let folder: CurriculumFolder
  private let approvals: [Approval]

  /// The records of a module that was read whole.
  init(of module: AuthoredModule, in authored: AuthoredCurriculum, _ folder: CurriculumFolder) {
    self.module = module.path.description
    self.folder = folder
    content = ReviewedContent(of: module, in: authored)
    approvals = authored.approvals(of: module)
  }

  /// The folder of the module's records, as a person would name it.
  var shownFolder: String { folder.shownPath(of: "\(Approval.folder)/\(module)") }

  /// A reviewer's record, as a person would name it.
  func shownPath(of reviewer: String) -> String {
    folder.shownPath(of: Approval.path(module: module, reviewer: reviewer))
  }

  /// True if a reviewer has a record, readable or not.
  func hasRecord(of reviewer: String) -> Bool { approvals.contains { $0.reviewer == reviewer } }

  /// The contents that reviewers approved before, each once with all who did; nil for a content of which the copy is
  /// missing or has been changed.
  func earlier(_ reviewers: [String]) -> [(content: ReviewedContent?, names: [String])] {
    var found: [(digest: String?, names: [String])] = []
    for reviewer in reviewers {
      let digest = approvals.first { $0.reviewer == reviewer }?.content
      guard digest != nil || hasRecord(of: reviewer) else { continue }
      if let place = found.firstIndex(where: { $0.digest == digest }) {
        found[place].names.append(reviewer)
      } else {
        found.append((digest, [reviewer]))
      }
    }
    return found.map { ($0.digest.flatMap(copy), $0.names) }
  }

  /// The differences now; nil where the earlier content is unknown.
  func changes(since earlier: ReviewedContent?) -> [ReviewedContent.Change]? {
    earlier.map { content.changes(since: $0) }
  }

  private func copy(of digest: String) -> ReviewedContent? {
    let file = ContentFile(Approval.copyPath(module: module, content: digest), in: folder)
    return (try? file.read(atMost: ReviewedContent.mostCopyBytes)).flatMap { ReviewedContent(copy: $0, digest: digest) }
  }

  // MARK: Writing

  /// Records that a reviewer approves what the module has now.
  ///
  /// - Returns: The record, as a person would name it.
  /// - Throws: `FileFailure`.
  func approve(as reviewer: String) throws -> String {
    // A record without its copy would be worse than a copy without a record.
    try keepCopy()
    let path = Approval.path(module: module, reviewer: reviewer)
    try write(Approval.record(module: module, reviewer: reviewer, content: content.digest), to: path)
    try deleteCopies(besides: approvals.filter { $0.reviewer != reviewer }, content.digest)
    return shownPath(of: reviewer)
  }

  /// Writes the copy of what the module has now, where it is not there.
  ///
  /// - Throws: `FileFailure`, and `CommandFailure` for a module so large that its copy could not be read back.
  func keepCopy() throws {
    let (copy, most) = (content.copy, ReviewedContent.mostCopyBytes)
    guard copy.count <= most else {
      throw CommandFailure(
        "the files of the module '\(module)' have more than \(most >> 20) MiB together, which is too much to review",
        help: "make several modules of it")
    }
    try write(copy, to: Approval.copyPath(module: module, content: content.digest))
  }

  /// Deletes a reviewer's record, and the copy that belonged to it alone.
  ///
  /// - Throws: `FileFailure`.
  func withdraw(_ reviewer: String) throws {
    let path = "\(folder.root)/\(Approval.path(module: module, reviewer: reviewer))"
    let target = try folder.boundary.target(of: path)
    guard unlink(target) == 0 || errno == ENOENT else { throw FileFailure.last("delete", path) }
    try deleteCopies(besides: approvals.filter { $0.reviewer != reviewer }, nil)
    let records = "\(folder.root)/\(Approval.folder)"
    DurableFolder.delete([records, "\(records)/\(module)"])
  }

  /// Writes a file, unless it has these bytes; a save by somebody else meanwhile stays.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = ContentFile(path, in: folder)
    guard folder.holds(path) else {
      let target = try folder.boundary.target(of: "\(folder.root)/\(path)")
      return try DurableFolder.make(FilePath.folder(of: target)) { try file.create(bytes) }
    }
    let old: [UInt8]
    do throws(SystemError) {
      old = try file.read(atMost: ReviewedContent.mostCopyBytes)
    } catch {
      throw FileFailure("read", file.path, error)
    }
    if old != bytes { try file.replace(old, by: bytes) }
  }

  /// Deletes the copies of what nobody has approved last; none where a record that counts on one may not be readable.
  private func deleteCopies(besides approvals: [Approval], _ digest: String?) throws {
    guard approvals.allSatisfy({ $0.statement != nil }) else { return }
    let used = Set(approvals.compactMap { $0.statement?.content } + [digest].compactMap { $0 })
    for name in try DurableFolder.names(in: "\(folder.root)/\(Approval.folder)/\(module)") {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts[1] == "json", !used.contains(parts[0]), copy(of: parts[0]) != nil else { continue }
      let file = ContentFile(Approval.copyPath(module: module, content: parts[0]), in: folder)
      guard let bytes = try? file.read(atMost: ReviewedContent.mostCopyBytes) else { continue }
      file.delete(ifStill: bytes)
    }
  }
}
