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
}
