import Authoring
import POSIX

/// A content file, which its author may be editing: all that this tool writes into one goes through here.
struct ContentFile: Hashable {
  /// The path as it is shown.
  let path: String
  /// The folder out of which no link may lead; nil for a file that is in no curriculum and was named itself.
  let root: String?

  /// A file by its path inside a curriculum's folder.
  init(_ path: String, in folder: CurriculumFolder) {
    self.init(path: "\(folder.root)/\(path)", root: folder.root)
  }

  /// A file by its path as it is shown.
  init(path: String, root: String?) {
    self.path = path
    self.root = root
  }

  /// Throws for a link that leads out of `root`, and for a file that is larger than it may be: by default, than a
  /// curriculum's.
  func read(atMost limit: Int = CurriculumReader.mostFileBytes) throws(SystemError) -> [UInt8] {
    guard let root else { return try FileReading.contents(of: path, atMost: limit) }
    return try Boundary(root).open(FilePath.absolute(path)).bytes(atMost: limit)
  }

  /// Replaces the bytes that were read of the file, or of the one that a link inside `root` leads to.
  ///
  /// - Throws: `FileFailure`, one that `isOvertaken` where somebody has saved the file since it was read.
  func replace(_ old: [UInt8], by bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) { try AtomicFile.replace(old, by: bytes, at: target) } catch { throw error.about(path) }
  }

  /// Writes a file that is not there yet.
  func create(_ bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) { try AtomicFile.create(bytes, at: target) } catch { throw error.about(path) }
  }

  /// Deletes the file if it still has the given bytes; a later save stays.
  func delete(ifStill bytes: [UInt8]) {
    guard let target = try? target, SavedFile(target).holds(bytes) else { return }
    unlink(target)
  }

  private var target: String {
    get throws(FileFailure) {
      let absolute = FilePath.absolute(path)
      guard let root else { return absolute }
      return try Boundary(root).target(of: absolute)
    }
  }
}

/// A new version of a content file, together with the bytes that it was made from.
struct ContentChange {
  /// The location on disk, which may be shared with an editor.
  let file: ContentFile
  /// The bytes that were read; a file that differs from them by now is not written.
  let old: [UInt8]
  /// The bytes to write.
  let new: [UInt8]
}

extension [ContentChange] {
  /// Makes changes that belong together: all of them, or none where one cannot be made.
  ///
  /// - Throws: `FileFailure` about the file that could not be written.
  func make() throws(FileFailure) {
    for (index, change) in enumerated() {
      do throws(FileFailure) { try change.file.replace(change.old, by: change.new) } catch {
        for made in self[..<index] { try? made.file.replace(made.new, by: made.old) }
        throw error
      }
    }
  }
}
