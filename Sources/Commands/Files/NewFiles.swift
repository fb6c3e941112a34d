import Authoring
import POSIX

/// Writes files that are not there yet.
enum NewFiles {
  /// Writes files below a folder, then does what belongs to them; none stays when one of them is there already, or
  /// something cannot be written.
  ///
  /// - Throws: `CommandFailure` when a file is there, `FileFailure` when one cannot be written.
  static func write(_ files: [NewFile], below folder: String, then finish: () throws -> Void = {}) throws {
    let absolute = FilePath.absolute(folder)
    if let there = files.first(where: { PathKind.exists("\(absolute)/\($0.path)") }) {
      throw alreadyThere(there, folder)
    }
    try make(files, below: absolute, then: finish)
  }

  /// Writes files below a folder, those left alone that are there with the same bytes; none when one has others.
  ///
  /// - Returns: The files that were written.
  /// - Throws: `CommandFailure` when a file is there, `FileFailure` when one cannot be written.
  static func repeatWriting(_ files: [NewFile], below folder: String) throws -> [NewFile] {
    let missing = try missing(files, below: folder)
    try make(missing, below: FilePath.absolute(folder))
    return missing
  }

  /// The files that are not below a folder with the same bytes.
  ///
  /// - Throws: `CommandFailure` when one is there with others.
  static func missing(_ files: [NewFile], below folder: String) throws -> [NewFile] {
    let absolute = FilePath.absolute(folder)
    return try files.filter { file in
      let path = "\(absolute)/\(file.path)"
      guard PathKind.exists(path) else { return true }
      if (try? FileReading.contents(of: path)) == file.bytes { return false }
      throw alreadyThere(file, folder)
    }
  }

  private static func alreadyThere(_ file: NewFile, _ folder: String) -> CommandFailure {
    CommandFailure(
      "'\(folder)/\(file.path)' is there already", help: "name a folder without a curriculum; nothing was written")
  }

  /// Writes all files, or deletes those again, with their folders, that were written before something failed.
  private static func make(_ files: [NewFile], below folder: String, then finish: () throws -> Void = {}) throws {
    let boundary = Boundary(folder)
    var written: [(file: ContentFile, bytes: [UInt8])] = []
    var folders: [String] = []
    do {
      for new in files {
        let path = try boundary.target(of: "\(folder)/\(new.path)")
        try DurableFolder.make(FilePath.folder(of: path), adding: &folders)
        let file = ContentFile(path: path, root: boundary.root)
        try file.create(new.bytes)
        written.append((file, new.bytes))
      }
      try finish()
    } catch {
      for (file, bytes) in written { file.delete(ifStill: bytes) }
      DurableFolder.delete(folders)
      throw error
    }
  }
}
