internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import Exchange
internal import POSIX

/// `hornbook import FORMAT` of a format that holds a curriculum.
struct ImportCurriculum<Format: CurriculumFormat>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let words = Format.words
    let manual = words.shape == nil ? "" : "\nThe shape of the JSON tells `hornbook manual exchange`."
    return CommandConfiguration(
      commandName: Format.name, abstract: "Turn \(words.imports) into a curriculum.",
      discussion: """
        \(words.importing)\(manual)

        Example:
          hornbook import \(Format.name) \(words.sampleFile) my-course && hornbook lint my-course

        Exit status: \(words.importStatus)
        """)
  }

  @Argument(help: "The JSON file.", completion: .file(extensions: ["json"]))
  var file: String

  @Argument(help: "The folder of the new curriculum.", completion: .directory)
  var folder: String

  func run() throws {
    let sources = try sources()
    let schemas = SchemaFolder.path(for: FilePath.absolute(folder))
    let (files, diagnostics) = ProgressNote.during("reading \(file)") {
      Format.importing(sources, schemas: schemas)
    }
    try ImportedFiles.write(files, diagnostics, of: sources, into: folder)
  }

  /// The file; where the content may be a folder, all files in it whose names end in `.json`.
  private func sources() throws -> [SourceText] {
    if let item = Format.itemInFolder, let names = try names(ofEach: item) {
      return try names.map { name in
        let path = file.hasSuffix("/") ? file + name : "\(file)/\(name)"
        return SourceText(path: path, bytes: try FileReading.bytesOrFail(of: path))
      }
    }
    return [SourceText(path: file, bytes: try FileReading.bytesOrFail(of: file))]
  }

  /// The names of the files in a folder; nil when it is not one.
  private func names(ofEach item: String) throws(CommandFailure) -> [String]? {
    guard PathKind(at: file) == .folder else { return nil }
    do throws(UnreadableFile) {
      let names = try FolderListing.list(file, within: Boundary(file)).paths.filter {
        $0.hasSuffix(LevelFile.jsonSuffix)
      }
      if !names.isEmpty { return names }
    } catch {
      throw CommandFailure(error)
    }
    throw CommandFailure("'\(file)' holds no \(item)", help: "name a folder with files that end in .json")
  }
}
