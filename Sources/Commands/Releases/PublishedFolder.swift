internal import POSIX
internal import Support

/// A folder of this machine with what was published.
package struct PublishedFolder: ReleasePlace {
  package let name: String

  /// The folder at a path.
  package init(_ path: String) { name = path }

  /// Whether a path leads to a folder into which something was published.
  static func isThere(at path: String) -> Bool {
    ["manifest.json", "channels", "versions"].contains { PathKind.exists(FilePath.absolute("\(path)/\($0)")) }
      && !PathKind.exists(FilePath.absolute("\(path)/curriculum.yaml"))
  }

  package func read(_ path: String) throws -> [UInt8]? {
    let full = "\(name)/\(path)"
    do throws(SystemError) {
      return try FileReading.contents(of: full)
    } catch {
      guard error.code == ENOENT else { throw FileFailure("read", full, error) }
      return nil
    }
  }

  package func read(_ paths: [String]) throws -> [[UInt8]?] {
    try paths.concurrentMap(chunk: 1) { path in Result { try read(path) } }.map { try $0.get() }
  }

  package func names(in folder: String) throws -> [String]? {
    try DurableFolder.names(in: "\(name)/\(folder)").filter { !$0.hasPrefix(".") }
  }
}
