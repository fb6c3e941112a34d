internal import Foundation

/// Asks git about the repository that a folder belongs to.
struct GitQuery {
  private let folder: String
  /// What `env` ends with when there is no program of a name (POSIX).
  private static let statusOfMissingProgram: Int32 = 127

  /// Questions about a folder's repository.
  init(in folder: String) { self.folder = folder }

  /// Why git did not answer.
  struct Failure: Error {
    /// Git's words.
    let reason: String
    /// What to do about it, as an imperative; nil when it depends on what was asked.
    var help: String?
  }

  /// What a git command prints, without the line end; nil when it fails, as it does outside a repository.
  func output(_ arguments: String...) -> String? { try? answer(arguments).trimmingCharacters(in: .newlines) }

  /// What a git command prints.
  ///
  /// - Throws: `Failure` with git's words.
  func answer(_ arguments: [String]) throws(Failure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, errors) = (try Catch(), try Catch())
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw Failure(reason: "git cannot be run: \(error.localizedDescription)") }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == Self.statusOfMissingProgram {
      throw Failure(
        reason: "there is no git on PATH", help: "install git, or check everything without `--changed-since`")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(reason: try errors.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return try output.text
  }
}

extension GitQuery {
  /// A file without a name that takes in one of git's outputs: unlike a pipe it never fills up, so git never waits.
  private final class Catch {
    private let file: UnsafeMutablePointer<FILE>

    init() throws(Failure) {
      guard let file = tmpfile() else {
        throw Failure(reason: "there is no room for git's answer: \(SystemError.last.reason)")
      }
      self.file = file
    }

    deinit { fclose(file) }

    /// For git to write to.
    var handle: FileHandle { FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false) }

    /// What git wrote.
    var text: String {
      get throws(Failure) {
        do throws(SystemError) {
          guard lseek(fileno(file), 0, SEEK_SET) == 0 else { throw .last }
          return String(decoding: try OpenFile.readAll(fileno(file)), as: UTF8.self)
        } catch {
          throw Failure(reason: "git's answer cannot be read: \(error.reason)")
        }
      }
    }
  }
}
