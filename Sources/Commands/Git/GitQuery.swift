internal import Foundation

/// Asks git about the repository that a folder belongs to.
struct GitQuery {
  private let folder: String

  /// Questions about a folder's repository.
  init(in folder: String) { self.folder = folder }

  /// Why git did not answer.
  struct Failure: Error {
    /// Git's words.
    let reason: String
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
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw Failure(reason: "git cannot be run: \(error.localizedDescription)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let reason = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(reason: reason.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return text
  }
}
