internal import Foundation

/// A folder out of which no link may lead: what is read and written below it is really in it.
struct Boundary {
  /// The folder's path with every link resolved.
  let root: String

  /// The boundary of a folder, which may be reached through links itself.
  init(_ folder: String) { root = ShownPath.real(folder) }

  /// Whether a path without links is that of the folder, or of something in it.
  func contains(_ real: String) -> Bool {
    guard root != "/", real.utf8.starts(with: root.utf8) else { return root == "/" }
    let rest = real.utf8.dropFirst(root.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// Opens a file below the folder; links are followed as far as they stay in it.
  ///
  /// What was opened is asked where it is, so that nobody gains by changing a folder into a link meanwhile.
  func open(_ path: String) throws(SystemError) -> InputFile {
    let file: InputFile
    do throws(SystemError) {
      file = try InputFile(path, followsLinks: false)
    } catch {
      guard let link = Link(at: path) else { throw error }
      file = try InputFile(try link.target(within: self), followsLinks: false)
    }
    let real = file.realPath ?? ShownPath.real(path)
    guard contains(real) else { throw .leaves(real) }
    return file
  }

  /// The path without links at which a file below the folder is written.
  ///
  /// - Throws: `FileFailure` when it is not in the folder.
  func target(of path: String) throws(FileFailure) -> String {
    let real = ShownPath.realOrNew(path)
    guard contains(real) else { throw FileFailure("write", path, .leaves(real)) }
    return real
  }
}

/// A symbolic link.
struct Link {
  /// The path that it holds.
  let text: String
  private let path: String

  /// The link at a path; nil where there is none.
  init?(at path: String) {
    let text = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
      }
    }
    guard !text.isEmpty else { return nil }
    self.text = String(decoding: text, as: UTF8.self)
    self.path = path
  }

  /// The path without links of what it leads to.
  ///
  /// - Throws: `SystemError` when there is nothing, and when it is outside of a boundary.
  func target(within boundary: Boundary) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      let failure = SystemError.last
      if failure.code == ENOENT, !boundary.contains(ShownPath.realOrNew(path)) { throw .leaves(text) }
      switch failure.code {
      case ENOENT: throw .dangling(text)
      case ELOOP: throw .circular(text)
      default: throw failure
      }
    }
    defer { free(resolved) }
    let real = String(cString: resolved)
    guard boundary.contains(real) else { throw .leaves(text) }
    return real
  }
}
