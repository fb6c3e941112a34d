import ArgumentParser
import Authoring
import Diagnostics
import Exchange
import POSIX
import Scaffolds

/// `hornbook import FORMAT` of a format that holds a curriculum.
struct ImportCurriculum<Format: ContentFormat>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let words = Format.words
    let manual = words.shape == nil ? "" : "\n`hornbook manual exchange` shows the JSON's shape."
    return CommandConfiguration(
      commandName: Format.name, abstract: "Turn \(words.imports) into a curriculum.",
      discussion: """
        \(words.importing)\(manual)

        Example:
          hornbook import \(Format.name) \(words.sampleFile) my-course && hornbook lint my-course
        \(Format.joinsModules ? intoExample : "")
        Exit status: \(words.importStatus)
        """)
  }

  private static var intoExample: String {
    "  hornbook import \(Format.name) \(Format.words.sampleFile) --into my-course/training\n"
  }

  @Argument(help: fileHelp, completion: .file(extensions: Format.fileEndings))
  var file: String

  @Argument(help: "The folder of the new curriculum.", completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The folder of a module to which the blocks are added, instead of a new curriculum.", valueName: "module"),
    completion: .directory)
  var into: String?

  private static var fileHelp: ArgumentHelp {
    ArgumentHelp(Format.itemInFolder == nil ? "The JSON file." : "The file, or a folder of files.")
  }

  func validate() throws {
    if folder == nil, into == nil { throw ValidationError("name the folder of the new curriculum, or use --into") }
    if folder != nil, into != nil { throw ValidationError("name either a folder or --into, not both") }
    if into != nil, !Format.joinsModules {
      throw ValidationError("the content of \(Format.title) cannot be added to a module; name a new folder")
    }
  }

  func run() throws {
    if let folder { try CurriculumFolder.refuseNested(folder) }
    let (sources, isWhole) = try sources()
    if let into { try add(sources, to: into) } else if let folder { try write(sources, to: folder) }
    if !isWhole { throw ExitStatus.findings }
  }

  private func write(_ sources: [SourceText], to folder: String) throws {
    let schemas = SchemaFolder.path(for: FilePath.absolute(folder))
    let (files, diagnostics) = ProgressNote.during("reading \(file)") {
      Format.importing(sources, schemas: schemas)
    }
    try ImportedFiles.write(files, diagnostics, of: sources, into: folder)
  }

  private func add(_ sources: [SourceText], to module: String) throws {
    let folder = try CurriculumFolder(containing: module)
    let (authored, _) = try readOrFail(folder)
    let id = String(FilePath.absolute(module).dropFirst(folder.root.utf8.count + 1))
    guard !id.isEmpty else { throw Self.notAModule(module, authored) }
    let (files, diagnostics) = Format.importing(sources, schemas: SchemaFolder.path(for: folder.root))
    // What has an error is shown with its findings; all else that keeps it from being written comes before them.
    if diagnostics.contains(where: { $0.severity == .error }) {
      return try ImportedFiles.show(diagnostics, of: sources)
    }
    let addition: BlockAddition
    do throws(ScaffoldProblem) {
      addition = try BlockAddition(files, to: id, in: authored)
    } catch {
      throw CommandFailure(error.description, help: error.help)
    }
    try ImportedFiles.show(diagnostics, of: sources)
    try ImportedFiles.add(addition, to: folder)
    try ImportedFiles.end(diagnostics)
  }

  private static func notAModule(_ path: String, _ authored: AuthoredCurriculum) -> CommandFailure {
    let folder = path.hasSuffix("/") ? path : path + "/"
    let modules = authored.modules.map { "`\(folder)\($0.header.id)`" }
    return CommandFailure(
      "'\(path)' is the folder of a curriculum, not of a module",
      help: modules.isEmpty
        ? "make a module with `hornbook new module`" : "name one of \(modules.joined(separator: ", "))")
  }

  /// The file; where the content may be a folder, all files in it with one of the format's endings, and whether all of
  /// them could be read.
  private func sources() throws -> (files: [SourceText], isWhole: Bool) {
    let most = Format.mostBytes
    guard let item = Format.itemInFolder, let names = try names(ofEach: item) else {
      return ([SourceText(path: file, bytes: try FileReading.bytesOrFail(of: file, atMost: most))], true)
    }
    var (size, sources, failures) = (0, [SourceText](), [CommandFailure]())
    for name in names {
      let path = file.hasSuffix("/") ? file + name : "\(file)/\(name)"
      do throws(CommandFailure) {
        let bytes = try FileReading.bytesOrFail(of: path, atMost: most)
        size += bytes.count
        sources.append(SourceText(path: path, bytes: bytes))
      } catch {
        failures.append(error)
      }
      guard size <= most else {
        throw CommandFailure(
          "the files in '\(file)' have more than \(most) bytes together", help: "import them in several folders")
      }
    }
    // Content whose files name one another is imported whole or not at all.
    if let first = failures.first, sources.isEmpty || !Format.joinsModules { throw first }
    for failure in failures { Terminal.writeError("hornbook: \(failure.message), so it is left out\n") }
    return (sources, failures.isEmpty)
  }

  /// The names of the files in a folder; nil when it is not one.
  private func names(ofEach item: String) throws(CommandFailure) -> [String]? {
    guard PathKind(at: file) == .folder else { return nil }
    do throws(UnreadableFile) {
      let names = try FolderListing.list(file, within: Boundary(file)).paths.filter { name in
        Format.fileEndings.contains { name.lowercased().hasSuffix(".\($0)") }
      }
      if !names.isEmpty { return names }
    } catch {
      throw CommandFailure(error)
    }
    let endings = Format.fileEndings.map { ".\($0)" }.joined(separator: " or ")
    throw CommandFailure("'\(file)' holds no \(item)", help: "name a folder with files that end in \(endings)")
  }
}
