import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

/// Writing a file whole or not at all.
struct AtomicFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test("a file that is there keeps its permissions, and a link keeps pointing to it")
  func existing() throws {
    let file = try folder.write("old", to: "real.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let link = "\(folder.path)/link.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.yaml")
    try AtomicFile.write(Array("new".utf8), to: link)
    #expect(try folder.read("real.yaml") == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.yaml")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try folder.files().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("a private file can be read by nobody else while it is written")
  func isPrivate() async throws {
    let file = try folder.write("old", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let bytes = [UInt8](repeating: 0x61, count: 32 << 20)
    let seen = try await withThrowingTaskGroup(of: [Int].self) { group in
      let isDone = Atomic(false)
      group.addTask {
        var modes: [Int] = []
        while !isDone.load(ordering: .relaxed) { modes += Self.modesOfTemporaryFiles(in: folder.path) }
        return modes
      }
      for _ in 0..<8 { try AtomicFile.write(bytes, to: file) }
      isDone.store(true, ordering: .relaxed)
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(!seen.isEmpty, "nobody looked while it was written, so this proves nothing")
    #expect(Set(seen).isSubset(of: [0o600]))
  }

  private static func modesOfTemporaryFiles(in folder: String) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".tmp") }.compactMap {
      (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\($0)"))?[.posixPermissions] as? Int
    }
  }

  @Test("a name as long as the system takes is written")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try AtomicFile.write([1], to: "\(folder.path)/\(name)")
    #expect(try folder.files() == [name])
  }

  @Test("writers that meet on one file leave the bytes of one of them, whole")
  func manyWriters() async throws {
    let path = "\(folder.path)/shared"
    let texts = (0..<8).map { [UInt8](repeating: UInt8($0), count: 100_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in texts { group.addTask { try AtomicFile.write(text, to: path) } }
      try await group.waitForAll()
    }
    #expect(texts.contains(try folder.read("shared")))
    #expect(try folder.files() == ["shared"])
  }

  @Test("a file that cannot be written is told, and nothing is left behind")
  func refused() throws {
    try folder.write("x", to: "name.yaml/inside")
    let error = #expect(throws: FileFailure.self) {
      try AtomicFile.write([1], to: "\(folder.path)/name.yaml")
    }
    // How the folder is shown depends on where the test runs.
    let description = try #require(error?.description)
    #expect(description.hasPrefix("cannot write '") && description.contains("/name.yaml': "))
    #expect(try folder.files() == ["name.yaml/inside"])
    #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: "\(folder.path)/none/name.yaml") }
  }

  @Test("a device stays a device and gets the bytes, or says why not")
  func device() throws {
    try AtomicFile.write([1], to: "/dev/null")
    let error = #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(error?.description == "cannot write '/dev/full': no space left on device")
    for path in ["/dev/null", "/dev/full"] {
      #expect(
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
  }
}
