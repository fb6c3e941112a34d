import Authoring
import POSIX

/// Finds content files that a person named.
enum ContentFiles {
  /// How the name of a file ends that may be laid out; content itself ends in `.yaml`.
  private static let yamlEndings = [".yaml", ".yml"]

  /// The YAML files at or below paths, each once, and what is refused there.
  ///
  /// - Throws: `CommandFailure` when a path does not exist, is a file of another kind or holds no YAML file.
  static func find(_ paths: [String]) throws(CommandFailure) -> (files: [ContentFile], refused: [UnreadableFile]) {
    var found: [ContentFile] = []
    var refused: [UnreadableFile] = []
    for path in paths {
      guard let kind = PathKind(at: path) else { throw CurriculumFolder.missing(path) }
      let root = (try? CurriculumFolder(containing: path))?.root
      if let root, case let real = FilePath.real(path), !Boundary(root).contains(real) {
        let target = Link(at: path)?.text ?? real
        refused.append(UnreadableFile(path: path, .leavesCurriculum(target: target)))
      } else if kind == .folder {
        let below = try contentFiles(below: path, root: root ?? FilePath.absolute(path))
        found += below.files
        refused += below.refused
      } else {
        guard yamlEndings.contains(where: path.hasSuffix) else {
          throw CommandFailure(
            "'\(path)' is not a YAML file: its name does not end in `.yaml`",
            help: "name YAML files, or folders that have some")
        }
        found.append(ContentFile(path: path, root: root))
      }
    }
    var seen: Set<String> = []
    found = found.filter { seen.insert($0.path).inserted }
    guard !found.isEmpty || !refused.isEmpty else {
      throw CommandFailure(
        "there is no YAML file in \(paths.map { "'\($0)'" }.joined(separator: ", "))",
        help: "name a folder with files that end in `.yaml`")
    }
    return (found, refused)
  }

  private static func contentFiles(
    below folder: String, root: String
  ) throws(CommandFailure) -> (files: [ContentFile], refused: [UnreadableFile]) {
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let shown = { (name: String) in trimmed == "." ? name : "\(trimmed)/\(name)" }
    do throws(UnreadableFile) {
      let listing = try FolderListing.list(folder, within: Boundary(root))
      let names = listing.paths.filter { $0.hasSuffix(".yaml") }
      return (
        names.map { ContentFile(path: shown($0), root: root) },
        listing.refused.map { UnreadableFile(path: shown($0.path), $0.refusal) }
      )
    } catch {
      throw CommandFailure(error)
    }
  }
}
