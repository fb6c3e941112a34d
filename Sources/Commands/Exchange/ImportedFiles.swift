import Authoring
import Diagnostics
import Scaffolds

/// The files that an import writes, and what it tells.
enum ImportedFiles {
  /// Shows findings and writes the files; the same import again changes nothing.
  ///
  /// - Throws: `ExitStatus.couldNotRun` when nothing was written, `ExitStatus.findings` when something was left out.
  static func write(
    _ files: [NewFile], _ diagnostics: [Diagnostic], of sources: [SourceText], into folder: String
  ) throws {
    // What is in the way is reported first, before warnings about what is not written at all.
    _ = try NewFiles.missing(files, below: folder)
    try show(diagnostics, of: sources)
    let written = try NewFiles.repeatWriting(files, below: folder)
    for new in written { Terminal.write("wrote \(folder)/\(new.path)\n") }
    if written.isEmpty { Terminal.write("\(folder) has all of it already\n") }
    Terminal.write(extent(of: folder))
    Terminal.write("check it with `hornbook lint \(folder.shellWord)`\n")
    try end(diagnostics)
  }

  /// How much a new curriculum holds, in a line; nothing where it cannot be read.
  private static func extent(of folder: String) -> ShownText {
    guard let authored = try? readOrFail(CurriculumFolder(containing: folder)).authored else { return "" }
    let cards = counted(authored.episodes.reduce(0) { $0 + $1.cards.count }, "card")
    return "it holds \(cards) in \(counted(authored.episodes.count, "episode"))\n"
  }

  /// Ends an import as its findings ask for.
  ///
  /// - Throws: `ExitStatus.findings` where there are some, and says so.
  static func end(_ diagnostics: [Diagnostic]) throws {
    guard !diagnostics.isEmpty else { return }
    let count = diagnostics.count
    let what = count == 1 ? "the finding above says" : "the \(count) findings above say"
    Terminal.writeError("hornbook: not all came in as it is: \(what) what was left out or changed (exit status 1)\n")
    throw ExitStatus.findings
  }

  /// Shows findings.
  ///
  /// - Throws: `ExitStatus.couldNotRun` when one of them is an error, so that nothing is written.
  static func show(_ diagnostics: [Diagnostic], of sources: [SourceText]) throws {
    for source in sources {
      Commands.show(diagnostics.filter { $0.location.file == source.path }, of: source)
    }
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    Terminal.writeError("nothing was written\n")
    throw ExitStatus.couldNotRun
  }

  /// Writes the files of blocks and then lists the blocks in their module; all of it or nothing.
  static func add(_ addition: BlockAddition, to folder: CurriculumFolder) throws {
    let module = ContentFile(addition.document.path, in: folder)
    let files = try addition.files.filter { file in
      // An image that is there already, with the same bytes, is used by both.
      guard file.path.hasPrefix("assets/"), PathKind.exists("\(folder.root)/\(file.path)") else { return true }
      return try FileReading.contents(of: "\(folder.root)/\(file.path)") != file.bytes
    }
    try NewFiles.write(files, below: folder.root) {
      try module.replace(addition.document.source.bytes, by: addition.changed)
    }
    for file in files { Terminal.write("wrote \(folder.shownPath(of: file.path))\n") }
    if addition.blocks.isEmpty {
      return Terminal.write("\(folder.shownPath(of: addition.document.path)) has all of it already\n")
    }
    let blocks = addition.blocks.map { "'\($0)'" }.joined(separator: ", ")
    Terminal.write("added \(blocks) to \(folder.shownPath(of: addition.document.path))\n")
    if addition.hasRecord {
      Terminal.writeError(
        "left out, since only a new curriculum keeps a record of them: the names in the file; ids are made of them\n")
    }
    let root = folder.shownPath(of: "").droppingSlash
    Terminal.write("check it with `hornbook lint \(root.shellWord)`\n")
  }
}

extension String {
  fileprivate var droppingSlash: String { hasSuffix("/") ? String(dropLast()) : isEmpty ? "." : self }
}
