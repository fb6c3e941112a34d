internal import Authoring
internal import Foundation

/// Writes files that are not there yet.
enum NewFiles {
  /// Writes files below a folder; none when one of them is there already.
  ///
  /// - Throws: `CommandFailure` when a file is there, `FileFailure` when one cannot be written.
  static func write(_ files: [NewFile], below folder: String) throws {
    let absolute = ShownPath.absolute(folder)
    if let there = files.first(where: { FileManager.default.fileExists(atPath: "\(absolute)/\($0.path)") }) {
      throw CommandFailure(
        "'\(folder)/\(there.path)' is there already", help: "name a folder without a curriculum; nothing was written")
    }
    for file in files {
      let path = "\(absolute)/\(file.path)"
      try DurableFolder.make(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try AtomicFile.write(Array(file.text.utf8), to: path)
    }
  }
}
