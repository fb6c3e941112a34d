import ArgumentParser
import Authoring
import Diagnostics
import Formatting

/// `hornbook fmt`.
struct FmtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Give content files their stable layout; comments and values stay.",
    discussion: """
      Lines go on to end in CRLF where most of a file's lines do, and in LF everywhere else.

      Examples:
        hornbook fmt                 lay out all files of ./curriculum
        hornbook fmt --check         say which files are not laid out, and change nothing
        cat file.yaml | hornbook fmt -

      Exit status: 0 when all is well, 1 when --check or --diff found something or a file could not be read as YAML,
      2 when it could not run, or not every file could be read and written.
      """)

  @Argument(
    help: """
      Folders and files; `-` reads standard input. Without any: ./curriculum, or the curriculum that you are in.
      """, completion: .file())
  var paths: [String] = []

  @Flag(help: "Name the files that are not laid out, and change nothing.")
  var check = false

  @Flag(help: "Show what would change, and change nothing.")
  var diff = false

  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  private var isOnlyLooking: Bool { check || diff }

  func run() throws {
    if paths == ["-"] { return try formatInput() }
    let (files, refused) = try ContentFiles.find(paths.isEmpty ? [CurriculumFolder.unnamed] : paths)
    for root in Set(files.compactMap(\.root)).sorted() { try CurriculumFolder(root: root).checkTool() }
    var isWell = true
    var changed = 0
    var (unreadable, unwritten) = (refused.count, 0)
    for file in refused { tellOfUnreadable(file.path, file.reason) }
    for file in files {
      guard let bytes = read(file) else {
        unreadable += 1
        continue
      }
      let source = SourceText(path: file.path, bytes: bytes)
      let (formatted, diagnostics) = YAMLFormatter.format(source)
      if !diagnostics.isEmpty {
        isWell = isWell && !diagnostics.contains { $0.severity == .error }
        show(diagnostics, of: source)
      }
      guard formatted != bytes else { continue }
      changed += 1
      tell(of: file.path, from: bytes, to: formatted)
      if !isOnlyLooking, try !write(formatted, to: file, inPlaceOf: bytes) {
        changed -= 1
        unwritten += 1
      }
    }
    if !isOnlyLooking {
      Terminal.writeError("laid out \(changed) of \(counted(files.count, "file"))\n")
    }
    if unreadable > 0 || unwritten > 0 { throw ExitStatus.couldNotRun }
    if !isWell || (isOnlyLooking && changed > 0) { throw ExitStatus.findings }
  }

  /// The bytes of a file; nil, and a word about it, when it cannot be read.
  private func read(_ file: ContentFile) -> [UInt8]? {
    do throws(SystemError) {
      return try file.read()
    } catch {
      tellOfUnreadable(file.path, error.reason)
      return nil
    }
  }

  /// Writes a file unless somebody has saved it since it was read, which it reports on standard error.
  ///
  /// - Returns: false where it left the newer save alone.
  private func write(_ bytes: [UInt8], to file: ContentFile, inPlaceOf old: [UInt8]) throws(FileFailure) -> Bool {
    do throws(FileFailure) {
      try file.replace(old, by: bytes)
      return true
    } catch {
      guard error.isOvertaken else { throw error }
      Terminal.writeError("hornbook: \("\(error)")\n  help: run the command again\n")
      return false
    }
  }

  private func tellOfUnreadable(_ path: String, _ reason: String) {
    Terminal.writeError("hornbook: cannot read '\(path)': \(reason)\n")
  }

  private func formatInput() throws {
    let bytes = try Terminal.readAllInput(atMost: CurriculumReader.mostFileBytes)
    let source = SourceText(path: "standard input", bytes: bytes)
    let (formatted, diagnostics) = YAMLFormatter.format(source)
    let isChanged = formatted != bytes
    if isChanged { tell(of: source.path, from: bytes, to: formatted) }
    if !isOnlyLooking { Terminal.write(content: String(decoding: formatted, as: UTF8.self), bytes: formatted) }
    show(diagnostics, of: source)
    let isWell = !diagnostics.contains { $0.severity == .error }
    if !isWell || (isOnlyLooking && isChanged) { throw ExitStatus.findings }
  }

  /// Says what was asked for about a file that is not laid out.
  private func tell(of file: String, from bytes: [UInt8], to formatted: [UInt8]) {
    if diff {
      let text = UnifiedDiff(from: bytes, to: formatted).text(oldName: file, newName: file)
      Terminal.write(ShownText(styled: UnifiedDiff.colored(text, style: color.style)))
    }
    if check {
      let reason = LineEnd.fault(in: bytes).map { ": \($0)" } ?? ""
      Terminal.write("\(file) is not laid out\(reason)\n")
    }
  }
}
