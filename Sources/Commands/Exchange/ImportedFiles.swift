internal import Authoring
internal import Diagnostics

/// The files that an import writes, and what it tells.
enum ImportedFiles {
  /// Shows findings and writes the files; the same import again changes nothing.
  ///
  /// - Throws: `ExitStatus.findings` when nothing was written, and when something was left out.
  static func write(
    _ files: [NewFile], _ diagnostics: [Diagnostic], of sources: [SourceText], into folder: String
  ) throws {
    for source in sources { show(diagnostics.filter { $0.location.file == source.path }, of: source) }
    if diagnostics.contains(where: { $0.severity == .error }) {
      Terminal.writeError("nothing was written\n")
      throw ExitStatus.findings
    }
    let written = try NewFiles.repeatWriting(files, below: folder)
    for new in written { Terminal.write("wrote \(folder)/\(new.path)\n") }
    if written.isEmpty { Terminal.write("\(folder) has all of it already\n") }
    Terminal.write("check it with `hornbook lint \(folder.shellWord)`\n")
    if !diagnostics.isEmpty { throw ExitStatus.findings }
  }
}
