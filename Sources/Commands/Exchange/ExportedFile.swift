import Authoring
import Diagnostics
import Exchange

/// What an export writes and tells.
struct ExportedFile {
  let text: String
  /// What the system's files are, as a message calls them: `JSON`.
  let format: String
  let omissions: [ExportOmission]
  let diagnostics: [Diagnostic]

  /// The curriculum of an export, which must be read without an error.
  static func curriculum(_ path: String) throws -> (authored: AuthoredCurriculum, folder: CurriculumFolder) {
    let folder = try CurriculumFolder(containing: path)
    let (authored, reading) = try readOrFail(folder)
    guard !reading.contains(where: { $0.severity == .error }) else {
      throw CommandFailure(
        "'\(path)' has errors, so parts of it would be missing",
        help: "see them with `hornbook lint \(path.shellWord)`")
    }
    return (authored, folder)
  }

  /// Writes the text to a file or to standard output, and what it does not carry to standard error.
  ///
  /// - Throws: `ExitStatus.findings` when a card would not be what it is.
  func write(to output: String?, system: String, _ authored: AuthoredCurriculum) throws {
    try OutputFile.write(text, to: output)
    tellOmissions(system)
    for diagnostic in diagnostics {
      if let document = authored.documents.first(where: { $0.source.path == diagnostic.location.file }) {
        show([diagnostic], of: document.source)
      }
    }
    if !diagnostics.isEmpty { throw ExitStatus.findings }
  }

  private func tellOmissions(_ system: String) {
    guard !omissions.isEmpty else { return }
    let width = omissions.map(\.item.visible.count).max() ?? 0
    let rows = omissions.map { omission in
      let name = omission.item.visible
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(gap)\(omission.keys.joined(separator: ", ").visible)\n"
    }
    let owner = system.hasSuffix("s") ? "\(system)'" : "\(system)'s"
    Terminal.writeError("left out, since \(owner) \(format) has no place for it:\n\(lines: rows.joined())")
  }
}
