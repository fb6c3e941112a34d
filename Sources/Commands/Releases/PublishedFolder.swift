import CurriculumBundle
import POSIX
package import Publishing
import Support

/// A folder of this machine with what was published.
package struct PublishedFolder: PublishedSite {
  package let name: String

  /// The folder at a path.
  package init(_ path: String) { name = path }

  /// Whether a path leads to a folder into which something was published: one with a channel's file, or a manifest that
  /// is kept.
  static func isThere(at path: String) -> Bool {
    guard !PathKind.exists(FilePath.absolute("\(path)/curriculum.yaml")) else { return false }
    if PathKind(at: FilePath.absolute("\(path)/\(Manifest.path)")) == .other { return true }
    let folder = PublishedFolder(path)
    return ["channels", "versions"].contains { name in
      (try? folder.names(in: name))?.contains { $0.hasSuffix(".json") } ?? false
    }
  }

  package func fetch(_ files: [WantedFile]) throws -> [SiteFile] {
    try files.concurrentMap(chunk: 1) { file in Result { try fetch(file) } }.map { try $0.get() }
  }

  private func fetch(_ file: WantedFile) throws -> SiteFile {
    let (full, limit) = ("\(name)/\(file.path)", file.mostBytesOfKind)
    do throws(SystemError) {
      return SiteFile(content: .whole(try FileReading.contents(of: full, atMost: limit)))
    } catch {
      if case .tooLarge? = error.refusal { return SiteFile(content: .tooLarge(received: nil, limit: limit)) }
      guard error.code == ENOENT else { throw FileFailure("read", full, error) }
      return SiteFile(content: .missing)
    }
  }

  package func names(in folder: String) throws -> [String]? {
    try DurableFolder.names(in: "\(name)/\(folder)").filter { !$0.hasPrefix(".") }
  }
}
