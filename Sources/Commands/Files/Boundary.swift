import Diagnostics
import POSIX

/// A folder out of which no link may lead: what is read and written below it is really in it.
struct Boundary {
  /// The folder's path with every link resolved.
  let root: String

  /// The boundary of a folder, which may be reached through links itself.
  init(_ folder: String) { root = FilePath.real(folder) }

  /// Whether a path without links is that of the folder, or of something in it.
  func contains(_ real: String) -> Bool {
    root.withBytes { root in real.withBytes { Self.rest(of: $0, below: root) != nil } }
  }

  /// `/b/c` of `/a/b/c` below `/a`; nil for a path that does not lead below the folder.
  private static func rest(
    of path: UnsafeBufferPointer<UInt8>, below root: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    if root.count == 1 { return path[...] }
    guard path.count >= root.count, root.indices.allSatisfy({ path[$0] == root[$0] }) else { return nil }
    let rest = path[root.count...]
    return rest.isEmpty || rest.first == UInt8(ascii: "/") ? rest : nil
  }

  /// Opens a file below the folder; links are followed as far as they stay in it.
  func open(_ path: String) throws(SystemError) -> InputFile {
    if isPlainlyInside(path), let file = try? InputFile(path, links: .nowhere) { return file }
    return try openThroughLinks(path)
  }

  /// Asks afterwards where the open file really is, so that nobody gains by changing a folder into a link meanwhile.
  private func openThroughLinks(_ path: String) throws(SystemError) -> InputFile {
    let file: InputFile
    do throws(SystemError) {
      file = try InputFile(path, links: .inFolders)
    } catch {
      guard let link = Link(at: path) else { throw error }
      file = try InputFile(try link.target(within: self), links: .inFolders)
    }
    let real = file.realPath ?? FilePath.real(path)
    guard contains(real) else { throw .leaves(real) }
    return file
  }

  /// True only means that the path leads into the folder as long as no name in it is that of a link.
  private func isPlainlyInside(_ path: String) -> Bool {
    root.withBytes { root in
      path.withBytes { path in
        guard let rest = Self.rest(of: path, below: root) else { return false }
        // A name that begins with two dots may lead upward.
        return !(rest.startIndex..<max(rest.startIndex, rest.endIndex - 2)).contains {
          path[$0] == UInt8(ascii: "/") && path[$0 + 1] == UInt8(ascii: ".") && path[$0 + 2] == UInt8(ascii: ".")
        }
      }
    }
  }

  /// The path without links at which a file below the folder is written.
  ///
  /// - Throws: `FileFailure` when it is not in the folder.
  func target(of path: String) throws(FileFailure) -> String {
    let real = FilePath.realOrNew(path)
    guard contains(real) else { throw FileFailure("write", path, .leaves(real)) }
    return real
  }
}
