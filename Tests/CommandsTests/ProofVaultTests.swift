import Commands
import Foundation
import Remembering
import TestSupport
import Testing

@Suite("The folder of proofs")
struct ProofVaultTests {
  private let folder: TemporaryDirectory
  private let name = "0123"

  init() throws { folder = try TemporaryDirectory() }

  private var path: String { "\(folder.path)/hornbook" }
  private var file: String { "\(path)/\(name).proofs" }

  private func key(_ digit: Character) throws -> EntryKey {
    try #require(EntryKey(String(repeating: digit, count: 64)))
  }

  private func vault() throws -> ProofVault { try #require(ProofVault(path)) }

  private func archive(_ texts: [Character: String], lastUse: Int = 100) throws -> ProofArchive {
    var archive = ProofArchive()
    for (digit, text) in texts {
      archive.entries[try key(digit)] = ProofArchive.Entry(bytes: Array(text.utf8), lastUse: lastUse)
    }
    return archive
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("what was written is read again, by another vault too, and only its owner can read the files")
  func readsAgain() throws {
    let written = try archive(["a": "first", "b": ""])
    try vault().write(written, to: name, now: 100)
    #expect(try vault().read(name).entries == written.entries)
    #expect(try mode(of: path) == 0o700)
    for file in try folder.files() { #expect(try mode(of: "\(folder.path)/\(file)") == 0o600) }
    #expect(try folder.files().count == 2)
  }

  @Test("of all archives, one that is too large hides none that is older and small")
  func large() throws {
    try vault().write(archive(["a": "small"]), to: "0", now: 100)
    try vault().write(archive(["b": String(repeating: "large", count: 1000)]), to: "1", now: 100)
    #expect(try vault().readAll(atMost: 1000).entries.keys.sorted() == [key("a")])
    #expect(try vault().readAll().entries.keys.sorted() == [key("a"), key("b")])
  }

  @Test("a byte that is changed anywhere, and a file that is cut off anywhere, leave nothing")
  func changedBytes() throws {
    try vault().write(archive(["a": "first", "b": "second"]), to: name, now: 100)
    let bytes = try folder.read("hornbook/\(name).proofs")
    let vault = try vault()
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      try folder.write(changed, to: "hornbook/\(name).proofs")
      #expect(vault.read(name).entries.isEmpty, "byte \(index)")
      try folder.write(Array(bytes[..<index]), to: "hornbook/\(name).proofs")
      #expect(vault.read(name).entries.isEmpty, "cut off at \(index)")
    }
    try folder.write(bytes, to: "hornbook/\(name).proofs")
    #expect(vault.read(name).entries.count == 2)
  }

  @Test("a file under another name, or with another key, leaves nothing")
  func swapped() throws {
    try vault().write(archive(["a": "first"]), to: name, now: 100)
    try FileManager.default.copyItem(atPath: file, toPath: "\(path)/4567.proofs")
    #expect(try vault().read("4567").entries.isEmpty)
    try folder.write([UInt8](repeating: 7, count: 32), to: "hornbook/key")
    #expect(try vault().read(name).entries.isEmpty)
  }

  @Test("a link is not followed: not to a file of proofs, not to a key, not to a folder")
  func links() throws {
    try vault().write(archive(["a": "first"]), to: name, now: 100)
    let elsewhere = "\(folder.path)/elsewhere"
    try FileManager.default.moveItem(atPath: file, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: elsewhere)
    let before = try folder.read("elsewhere")
    #expect(try vault().read(name).entries.isEmpty)
    try vault().write(archive(["b": "second"]), to: name, now: 100)
    #expect(try folder.read("elsewhere") == before)
    #expect(try vault().read(name).entries.count == 1)

    let key = try folder.read("hornbook/key")
    try FileManager.default.moveItem(atPath: "\(path)/key", toPath: "\(folder.path)/key")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/key", withDestinationPath: "../key")
    #expect(try vault().read(name).entries.isEmpty)
    #expect(try folder.read("hornbook/key") != key && folder.read("key") == key)

    try FileManager.default.moveItem(atPath: path, toPath: "\(folder.path)/real")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real")
    #expect(ProofVault(path) == nil)
  }

  @Test("a folder that others can write is not used, and a file that others can write is not read")
  func modes() throws {
    try vault().write(archive(["a": "first"]), to: name, now: 100)
    for mode in [0o620, 0o602] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      #expect(try vault().read(name).entries.isEmpty)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    #expect(try vault().read(name).entries.count == 1)
    // Whoever could read the key may have made any seal.
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(path)/key")
    #expect(try vault().read(name).entries.isEmpty)
    #expect(try mode(of: "\(path)/key") == 0o600)
    for mode in [0o770, 0o707] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(ProofVault(path) == nil)
    }
  }

  @Test("what was not used for long is removed, then what was used longest ago, but never what this run used")
  func prunes() throws {
    var all = try archive(["a": "used", "b": "new"], lastUse: 50)
    all.entries[try key("c")] = ProofArchive.Entry(bytes: [1], lastUse: 10)
    all.entries[try key("d")] = ProofArchive.Entry(bytes: [1, 2], lastUse: 40)
    var pruned = all
    pruned.prune(unusedSince: 20, unusedBytes: 1000, used: [try key("a")])
    #expect(try Set(pruned.entries.keys) == Set(["a", "b", "d"].map(key)))
    pruned = all
    pruned.prune(unusedSince: 0, unusedBytes: 100, used: [try key("a")])
    #expect(try Set(pruned.entries.keys) == Set(["a", "b"].map(key)))
    pruned.prune(unusedSince: 60, unusedBytes: 0, used: [try key("a")])
    #expect(try Set(pruned.entries.keys) == [key("a")])
  }

  @Test("all files together are bounded; the oldest are removed, and those that were not written for 30 days")
  func bounded() throws {
    let now = Int(Date().timeIntervalSince1970)
    let big = try archive(["a": String(repeating: "x", count: 1000)], lastUse: now)
    for (name, age) in [("old", 3000), ("older", 4000), ("oldest", ProofVault.longestUnused + 10)] {
      try vault().write(big, to: name, now: now)
      let date = Date(timeIntervalSince1970: Double(now - age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(path)/\(name).proofs")
    }
    try vault().write(big, to: "new", now: now)
    #expect(try folder.files().map(\.lastName).sorted() == ["key", "new.proofs", "old.proofs", "older.proofs"])
    try vault().write(big, to: "new", now: now, mostBytes: 3000)
    #expect(try folder.files().map(\.lastName).sorted() == ["key", "new.proofs", "old.proofs"])
  }
}

extension String {
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
