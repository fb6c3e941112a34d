import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

/// Writing a file in the place of what was read of it, while others save it.
@Suite("A file that is replaced")
struct ReplacedFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("a save since a file was read stays, and is reported")
  func overtaken() throws {
    let file = try folder.write("saved", to: "a.yaml")
    for read in ["read", "saved and more", "", "save"] {
      let error = #expect(throws: FileFailure.self) {
        try AtomicFile.replace(bytes(read), by: bytes("new"), at: file)
      }
      #expect(error?.isOvertaken == true)
      #expect(error?.description.hasSuffix("': another program has changed it since it was read") == true)
    }
    let gone = #expect(throws: FileFailure.self) {
      try AtomicFile.replace(bytes("read"), by: bytes("new"), at: "\(folder.path)/gone.yaml")
    }
    #expect(gone?.isOvertaken == true)
    #expect(try folder.read("a.yaml") == bytes("saved"))
    #expect(try folder.files() == ["a.yaml"])
    try AtomicFile.replace(bytes("saved"), by: bytes("new"), at: file)
    #expect(try folder.read("a.yaml") == bytes("new"))
  }

  @Test("creating a file replaces no other, and of two at once only one succeeds")
  func create() async throws {
    let file = try folder.write("saved", to: "a.yaml")
    let error = #expect(throws: FileFailure.self) { try AtomicFile.create(bytes("new"), at: file) }
    #expect(error?.description.hasSuffix("': a file of that name is there") == true)
    #expect(try folder.read("a.yaml") == bytes("saved"))
    let path = "\(folder.path)/b.yaml"
    let made = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask { (try? AtomicFile.create([UInt8(number)], at: path)) == nil ? 0 : 1 }
      }
      return await group.reduce(0, +)
    }
    #expect(made == 1)
    #expect(try folder.files() == ["a.yaml", "b.yaml"])
  }

  @Test("a link stays a link to the file that is replaced")
  func link() throws {
    try folder.write("old", to: "real.yaml")
    let link = "\(folder.path)/link.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.yaml")
    try AtomicFile.replace(bytes("old"), by: bytes("new"), at: link)
    #expect(try folder.read("real.yaml") == bytes("new"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.yaml")
  }

  @Test(
    "owner, group, permissions and extended attributes stay",
    .enabled(if: geteuid() == 0 && TestRun.hasJudges, "only the superuser gives files away"),
    arguments: ["write", "replace"])
  func attributes(way: String) throws {
    let file = try folder.write("old", to: "a.yaml")
    let script = """
      import os, sys
      path = sys.argv[1]
      if sys.argv[2] == "set":
        os.chown(path, 12345, 23456)
        os.chmod(path, 0o664)
        os.setxattr(path, "user.author", b"Ada\\0")
        # An access list (acl(5)) by which user 7 may read and write, too.
        entries = [(1, 6, -1), (2, 6, 7), (4, 4, -1), (16, 6, -1), (32, 4, -1)]
        acl = (2).to_bytes(4, "little") + b"".join(
          tag.to_bytes(2, "little") + mode.to_bytes(2, "little") + (who & 0xFFFFFFFF).to_bytes(4, "little")
          for tag, mode, who in entries)
        os.setxattr(path, "system.posix_acl_access", acl)
      status = os.stat(path)
      print(status.st_uid, status.st_gid, oct(status.st_mode), [(n, os.getxattr(path, n)) for n in sorted(os.listxattr(path))])
      """
    let before = try Judge.python(script, file, "set")
    try #require(before.status == 0, "\(before.errors)")
    if way == "write" {
      try AtomicFile.write(bytes("new"), to: file)
    } else {
      try AtomicFile.replace(bytes("old"), by: bytes("new"), at: file)
    }
    let after = try Judge.python(script, file, "get")
    #expect(after.output == before.output)
    #expect(before.output.hasPrefix("12345 23456 0o100664 [") && before.output.contains("user.author"))
    #expect(try folder.read("a.yaml") == bytes("new"))
  }

  /// The ways in which editors save, each with its own moment at which a save could be lost.
  enum Saver: CaseIterable {
    /// Empties the file as it opens it, and writes it in two parts.
    case emptying
    /// Opens the file some time before it empties it.
    case emptyingLate
    /// Writes a new file, and gives it the name.
    case renaming
    /// Gives the old file another name, and writes a new one.
    case backingUp

    static var all: [Saver] {
      #if os(Linux)
        allCases
      #else
        allCases.filter { $0 != .emptyingLate }
      #endif
    }

    func save(_ text: String, to path: String, pause: UInt32) {
      switch self {
      case .emptying: write(text, to: open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644), pause: pause)
      case .emptyingLate:
        let file = open(path, O_WRONLY)
        usleep(pause)
        ftruncate(file, 0)
        write(text, to: file, pause: pause)
      case .renaming:
        write(text, to: open("\(path).new", O_WRONLY | O_CREAT | O_TRUNC, 0o644), pause: pause)
        rename("\(path).new", path)
      case .backingUp:
        rename(path, "\(path)~")
        usleep(pause)
        write(text, to: open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644), pause: pause)
        unlink("\(path)~")
      }
    }

    private func write(_ text: String, to file: Int32, pause: UInt32) {
      let half = text.utf8.count / 2
      text.withCString { pointer in
        _ = Foundation.write(file, pointer, half)
        usleep(pause)
        _ = Foundation.write(file, pointer + half, text.utf8.count - half)
      }
      close(file)
    }
  }

  @Test("no save is lost, whenever it comes and however", .enabled(if: TestRun.hasTime), arguments: Saver.all)
  func races(saver: Saver) throws {
    var random = SeededRandom(seed: 41)
    let path = "\(folder.path)/a.yaml"
    var (lost, counts) = (0, [true: 0, false: 0])
    for round in 0..<300 {
      try folder.write("old \(round)\n", to: "a.yaml")
      let delays = (0..<3).map { _ in UInt32.random(in: 0...1500, using: &random) }
      let saving = DispatchGroup()
      DispatchQueue.global().async(group: saving) {
        usleep(delays[0])
        saver.save("saved \(round)\n", to: path, pause: delays[2] / 10)
      }
      usleep(delays[1] / 4)
      // The file may have no name at this moment.
      let read = (try? folder.read("a.yaml")) ?? []
      do {
        try AtomicFile.replace(read, by: read + bytes("repaired\n"), at: path)
        counts[true, default: 0] += 1
      } catch {
        #expect(error.isOvertaken, "\(error)")
        counts[false, default: 0] += 1
      }
      saving.wait()
      let text = String(decoding: try folder.read("a.yaml"), as: UTF8.self)
      if !["saved \(round)\n", "saved \(round)\nrepaired\n"].contains(text) { lost += 1 }
    }
    #expect(lost == 0)
    #expect(counts.values.allSatisfy { $0 > 0 }, "\(counts): nothing was raced for")
    #expect(try folder.files() == ["a.yaml"])
  }

  @Test("of two repairs of one file at once, none undoes the other", .enabled(if: TestRun.hasTime))
  func repairs() async throws {
    let path = try folder.write("", to: "a.yaml")
    let made = await withTaskGroup(of: [String].self) { group in
      for writer in 0..<4 {
        group.addTask { (0..<60).compactMap { round in Self.append("\(writer).\(round)\n", to: path) } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let lines = String(decoding: try folder.read("a.yaml"), as: UTF8.self).split(separator: "\n").map { "\($0)\n" }
    #expect(lines.sorted() == made.sorted())
    #expect(made.count > 60)
  }

  /// Adds a line to a file; nil where somebody else was first.
  private static func append(_ line: String, to path: String) -> String? {
    guard let read = FileManager.default.contents(atPath: path).map(Array.init) else { return nil }
    return (try? AtomicFile.replace(read, by: read + Array(line.utf8), at: path)) == nil ? nil : line
  }
}
