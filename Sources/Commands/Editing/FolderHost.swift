import Authoring
import CurriculumBundle
import Diagnostics
import LanguageServer
import POSIX

/// The files of this machine, as a language server sees them.
struct FolderHost: EditorHost {
  private let rules = RulePages()
  private let previews = OpenPreviews()

  func curriculum(containing path: String) -> String? { try? CurriculumFolder(containing: path).root }

  func bytes(of path: String) -> [UInt8]? { try? InputFile(path).bytes(atMost: CurriculumReader.mostFileBytes) }

  func address(ofRule code: Diagnostic.Code) -> String? {
    rules.path(of: code).map { DocumentURI(path: $0).text }
  }

  func schemas(of root: String) -> String? { SchemaFolder.path(for: root) }

  func showPreview(of root: String, at item: ItemPath) throws(RequestFailure) {
    guard previews.show(root, at: item) else {
      throw RequestFailure(.failed, "the system has no room for a thread")
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws(RequestFailure) {
    guard !PathKind.exists(path) else { throw RequestFailure(.failed, "'\(path)' is there already") }
    do {
      let folder = try CurriculumFolder(containing: path)
      try DurableFolder.make(FilePath.folder(of: path))
      try ContentFile(path: path, root: folder.root).create(bytes)
    } catch {
      throw RequestFailure(.failed, "\(error)")
    }
  }
}
