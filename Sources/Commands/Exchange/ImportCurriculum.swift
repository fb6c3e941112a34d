internal import ArgumentParser
internal import Authoring
internal import Diagnostics
internal import Exchange
internal import Foundation

/// An import of a system whose content comes in as a curriculum.
private protocol ExchangeImport: ParsableCommand {
  static var system: ExchangeSystem { get }
  var source: ImportSource { get }
}

/// What is imported, and where to.
struct ImportSource: ParsableArguments {
  @Argument(help: "The JSON file.", completion: .file(extensions: ["json"]))
  var file: String

  @Argument(help: "The folder of the new curriculum.", completion: .directory)
  var folder: String
}

extension ExchangeImport {
  func run() throws {
    let sources = try Self.sources(source.file)
    let schemas = SchemaFolder.path(for: ShownPath.absolute(source.folder))
    let (files, diagnostics) = ProgressNote.during("reading \(source.file)") {
      Self.system.importing(sources, schemas: schemas)
    }
    try ImportedFiles.write(files, diagnostics, of: sources, into: source.folder)
  }

  /// A file; for levels, which may have a file each, all in a folder whose names end in `.json`.
  private static func sources(_ path: String) throws -> [SourceText] {
    if system == .ar, let names = try levels(in: path) {
      return try names.map { name in
        let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        return SourceText(path: file, bytes: try FileReading.bytesOrFail(of: file))
      }
    }
    return [SourceText(path: path, bytes: try FileReading.bytesOrFail(of: path))]
  }

  /// The files of levels in a folder; nil when it is none.
  private static func levels(in folder: String) throws(CommandFailure) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else { return nil }
    do throws(UnreadableFile) {
      let names = try FolderListing.list(folder, within: Boundary(folder)).paths.filter {
        $0.hasSuffix(LevelFile.jsonSuffix)
      }
      if !names.isEmpty { return names }
    } catch {
      throw CommandFailure(error)
    }
    throw CommandFailure("'\(folder)' holds no level", help: "name a folder with files that end in .json")
  }

  fileprivate static func described(_ content: String, _ more: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: system.rawValue, abstract: "Turn \(content) into a curriculum.",
      discussion: """
        \(more)
        The shape of the JSON tells `hornbook manual exchange`.

        Example:
          hornbook import \(system.rawValue) content.json my-course && hornbook lint my-course

        Exit status: 0 written, 1 the JSON has findings: errors keep all from being
        written, warnings tell what was left out; 2 could not run.
        """)
  }
}

/// `hornbook import swiftly`.
struct ImportSwiftly: ExchangeImport {
  static let system = ExchangeSystem.swiftly
  static let configuration: CommandConfiguration = described(
    "Swiftly's chapters, as Firestore exports them,",
    "A chapter becomes a module with its lessons and its playground; images become\nfiles under assets/.")

  @OptionGroup var source: ImportSource
}

/// `hornbook import quicode`.
struct ImportQuicode: ExchangeImport {
  static let system = ExchangeSystem.quicode
  static let configuration: CommandConfiguration = described(
    "Quicode's modules of questions", "A difficulty of a block becomes an episode; they open as a ladder.")

  @OptionGroup var source: ImportSource
}

/// `hornbook import slang`.
struct ImportSlang: ExchangeImport {
  static let system = ExchangeSystem.slang
  static let configuration: CommandConfiguration = described(
    "Slang's lessons and challenges", "A page becomes an exercise, a lesson an episode.")

  @OptionGroup var source: ImportSource
}

/// `hornbook import ar`.
struct ImportLevels: ExchangeImport {
  static let system = ExchangeSystem.ar
  static let configuration: CommandConfiguration = described(
    "a set of AR Programming's levels",
    """
    The levels are a JSON array, or a folder with a JSON file for each.
    A level becomes an episode with a robot challenge, for which a solution is
    looked for. What a level unlocks opens when it is finished.
    """
  )

  @OptionGroup var source: ImportSource
}
