import POSIX

/// A file that others may save at any moment: an editor, a second preview, a version control system.
///
/// None of them asks before it writes, so what was there is looked at once more when it has been taken away, and goes
/// back where it is not what was read.
struct SavedFile {
  private let path: String

  /// The file at a path without links.
  init(_ path: String) { self.path = path }

  /// The number of saves by others after which putting a file back gives up.
  private static let mostSaves = 1000
  /// The longest wait for another program to finish a save, in milliseconds.
  private static let longestSave = 1000

  /// Compares all bytes; a larger file is not read to its end.
  func holds(_ bytes: [UInt8]) -> Bool { Self.bytes(at: path, atMost: bytes.count) == bytes }

  /// Replaces this file with another one of the same folder, if this one still has the expected bytes.
  ///
  /// - Parameters:
  ///   - old: The bytes that are to be replaced.
  ///   - temporary: The path of the replacement.
  ///   - bytes: The bytes of the replacement.
  /// - Throws: `FileFailure`.
  func replace(
    _ old: [UInt8], by temporary: String, holding bytes: [UInt8], shownAs shown: String
  ) throws(FileFailure) {
    guard holds(old) else { throw .overtaken(shown) }
    do throws(SystemError) {
      guard try FileName.exchange(temporary, path) else {
        // On a file system that cannot exchange two files, a save between the look above and this line is lost.
        guard rename(temporary, path) == 0 else { throw .last }
        return
      }
    } catch {
      throw error.code == ENOENT ? .overtaken(shown) : FileFailure("write", shown, error)
    }
    let replaced = Self.settledBytes(at: temporary)
    guard replaced == old else {
      try putBack(temporary, holding: replaced, after: bytes, shown)
      throw .overtaken(shown)
    }
    unlink(temporary)
  }

  /// Gives a file that was taken away by mistake its name back.
  ///
  /// Where somebody has saved in the meantime as well, the later save stays.
  ///
  /// - Parameters:
  ///   - temporary: The path at which the file is now.
  ///   - taken: The bytes of that file; nil while somebody is writing it.
  ///   - bytes: The bytes of the file that now has the name, unless somebody has saved in the meantime.
  private func putBack(
    _ temporary: String, holding taken: [UInt8]?, after bytes: [UInt8], _ shown: String
  ) throws(FileFailure) {
    var (taken, expected) = (taken, Optional(bytes))
    for _ in 0..<Self.mostSaves {
      do throws(SystemError) {
        guard try FileName.exchange(temporary, path) else { throw SystemError(code: ENOTSUP) }
      } catch {
        // No file has the name: another program moved it away to save, or deleted it on purpose.
        guard error.code == ENOENT else { throw kept(temporary, shown) }
        do throws(SystemError) { try FileName.give(path, to: temporary) } catch { continue }
        return
      }
      let found = Self.settledBytes(at: temporary)
      if let found, found == expected {
        unlink(temporary)
        return
      }
      (expected, taken) = (taken, found)
    }
    throw kept(temporary, shown)
  }

  /// Renames another program's save that cannot be put back, so that sweeping temporary files spares it.
  private func kept(_ temporary: String, _ shown: String) -> FileFailure {
    let name = "\(temporary).saved"
    return .kept(shown, at: rename(temporary, name) == 0 ? name : temporary)
  }

  /// The bytes of a file that has lost its name, once no program writes it any more; nil where that takes too long.
  ///
  /// Whoever has opened it before still writes into it, so its bytes say nothing as long as somebody has. Linux tells
  /// by refusing a lease (fcntl(2)); elsewhere a program that has opened a file and not yet emptied it is overlooked.
  private static func settledBytes(at path: String) -> [UInt8]? {
    #if os(Linux)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      // A lease is broken by a signal, which by default ends the process; this one does nothing.
      _ = fcntl(descriptor, CInt(LINUX_F_SETSIG), SIGURG)
      for attempt in 0... {
        if fcntl(descriptor, CInt(LINUX_F_SETLEASE), CInt(F_RDLCK)) == 0 {
          _ = fcntl(descriptor, CInt(LINUX_F_SETLEASE), CInt(F_UNLCK))
          break
        }
        // Other errors, such as that of a file of another user, say nothing about writers.
        guard errno == EAGAIN else { break }
        guard attempt < longestSave else { return nil }
        usleep(1000)
      }
    #endif
    return bytes(at: path, atMost: InputFile.mostBytes)
  }

  private static func bytes(at path: String, atMost most: Int) -> [UInt8]? {
    try? InputFile(path, links: .inFolders).bytes(atMost: most)
  }
}
