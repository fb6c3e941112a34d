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
  func isPrivate() throws {
    let file = try folder.write("old", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let bytes = [UInt8](repeating: 0x61, count: 32 << 20)
    // A thread of its own: beside a thousand other tests a task may start only after the last write.
    let seen = Mutex<Set<Int>>([])
    let isDone = Atomic(false)
    let observer = Thread { [folder] in
      while !isDone.load(ordering: .relaxed) {
        let modes = Self.modesOfTemporaryFiles(in: folder.path)
        seen.withLock { $0.formUnion(modes) }
      }
    }
    observer.start()
    defer { isDone.store(true, ordering: .relaxed) }
    for count in 0..<1_000 where count < 8 || seen.withLock({ $0.isEmpty }) {
      try AtomicFile.write(bytes, to: file)
    }
    let modes = seen.withLock { $0 }
    #expect(modes == [0o600], "no file was seen while it was written, or others could read it")
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
