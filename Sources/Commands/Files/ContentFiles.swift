internal import Authoring
internal import Foundation

/// Finds content files that a person named.
enum ContentFiles {
  /// The YAML files at or below paths, as they are shown, each once.
  ///
  /// - Throws: `CommandFailure` when a path does not exist or holds no YAML file.
  static func find(_ paths: [String]) throws(CommandFailure) -> [String] {
    var found: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CurriculumFolder.missing(path)
      }
      found += isFolder.boolValue ? try contentFiles(below: path) : [path]
    }
    var seen: Set<String> = []
    found = found.filter { seen.insert($0).inserted }
    guard !found.isEmpty else {
      throw CommandFailure(
        "there is no YAML file in \(paths.map { "'\($0)'" }.joined(separator: ", "))",
        help: "name a folder with files that end in `.yaml`")
    }
    return found
  }

  private static func contentFiles(below folder: String) throws(CommandFailure) -> [String] {
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    do throws(UnreadableFile) {
      let names = try FolderListing.files(below: folder).filter { $0.hasSuffix(".yaml") }
      return names.map { trimmed == "." ? $0 : "\(trimmed)/\($0)" }
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension FileReading {
  /// The bytes of a file; one that cannot be read ends the command.
  static func bytesOrFail(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(UnreadableFile) { return try bytes(of: path) } catch { throw CommandFailure(error) }
  }
}
