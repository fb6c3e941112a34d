import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Temporary folders")
struct TemporaryFolderTests {
  @Test("a folder is this user's alone while it is used, and goes with all that is in it, but not what links lead to")
  func isRemoved() throws {
    let outside = try TemporaryDirectory()
    try outside.write("stays", to: "file")
    let path = try TemporaryFolder.use { temporary in
      #expect(temporary.folder.isPrivate)
      let files = FileManager.default
      try files.createDirectory(atPath: "\(temporary.path)/a/b/c", withIntermediateDirectories: true)
      for name in ["file", ".hidden", "a/file", "a/b/c/file"] {
        #expect(files.createFile(atPath: "\(temporary.path)/\(name)", contents: Data(name.utf8)))
      }
      try files.createSymbolicLink(atPath: "\(temporary.path)/a/link", withDestinationPath: outside.path)
      try files.createSymbolicLink(atPath: "\(temporary.path)/dangling", withDestinationPath: "nowhere")
      return temporary.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try outside.files() == ["file"])
  }

  @Test("a folder goes when its use fails, too")
  func isRemovedAfterFailure() throws {
    var path = ""
    #expect(throws: CommandFailure.self) {
      try TemporaryFolder.use { temporary in
        path = temporary.path
        throw CommandFailure("no")
      }
    }
    #expect(!path.isEmpty && !FileManager.default.fileExists(atPath: path))
  }

  @Test("folders of ended processes are deleted at the next use, and those of a lock or a running process stay")
  func isSwept() throws {
    let parent = TemporaryFolder.parent
    let suffix = String(UInt32.random(in: 0 ... .max), radix: 36)
    let names = ["hornbook-4194305-\(suffix)", "hornbook-4194306-\(suffix)", "hornbook-\(getpid())-\(suffix)"]
    let paths = names.map { "\(parent)/\($0)" }
    for path in paths {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      #expect(FileManager.default.createFile(atPath: "\(path)/half", contents: Data("half".utf8)))
    }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    let held = try OpenFolder(paths[1], followsLink: false)
    #expect(held.lock())
    try withExtendedLifetime(held) { try TemporaryFolder.use { _ in } }
    #expect(paths.map { FileManager.default.fileExists(atPath: $0) } == [false, true, true])
  }

  @Test("a write takes away what killed writers of this machine left in the folder, and nothing else")
  func writesSweep() throws {
    let folder = try TemporaryDirectory()
    let own = TemporaryName.unused
    let dead = TemporaryName.unused(by: 4_194_305)
    let parts = own.split(separator: "-", omittingEmptySubsequences: false)
    let others = [
      own, ".hornbook-4194305-\(parts[2])x-\(parts[3])", ".hornbook-4194305-x.tmp", ".hornbook-notes",
      ".hornbook-4194305-\(parts[2])-my notes.tmp", ".hornbook-notes.tmp/monday", ".hornbook-.tmp/a/b", "episode.yaml",
    ]
    for name in [dead] + others { try folder.write("half", to: name) }
    try folder.write("half", to: TemporaryName.unused(by: 4_194_305) + "/file")
    try AtomicFile.write(Array("new".utf8), to: "\(folder.path)/episode.yaml")
    #expect(Set(try folder.files()) == Set(others))
  }
}
