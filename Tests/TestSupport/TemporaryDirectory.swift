import Foundation

/// A folder of its own for one test; it goes when the value does.
public final class TemporaryDirectory: Sendable {
  /// Its absolute path, without a slash at the end.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hornbook-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that it needs, and gives its absolute path.
  @discardableResult
  public func write(_ bytes: [UInt8], to relative: String) throws -> String {
    let file = path + "/" + relative
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text.
  @discardableResult
  public func write(_ text: String, to relative: String) throws -> String { try write(Array(text.utf8), to: relative) }

  /// The bytes of a file.
  public func read(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + relative)))
  }

  /// Whether there is a file or folder.
  public func holds(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + relative) }

  /// The paths of all files in it, relative and sorted.
  public func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
