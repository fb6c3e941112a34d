internal import Foundation

/// Asks git about the repository that a folder belongs to.
struct GitQuery {
  private let folder: String

  /// Questions about a folder's repository.
  init(in folder: String) { self.folder = folder }

  /// What a git command prints, without the line end; nil when it fails, as it does outside a repository.
  func output(_ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
