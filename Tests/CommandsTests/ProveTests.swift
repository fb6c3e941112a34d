import Foundation
import TestSupport
import Testing

/// `hornbook prove`, and what `hornbook lint` makes of the evidence that it keeps.
@Suite("Evidence that machines share")
struct ProveTests {
  private static let curriculum = Repository.path("curriculum")

  @Test(
    "eight shards prove everything over HTTP, and one lint then runs nothing and finds the same",
    .enabled(if: TestRun.hasJudges))
  func shards() throws {
    let server = try WebDAVServer()
    let alone = try lint([])
    let provers = try (1...8).map { number in
      try hornbook(["prove", Self.curriculum, "--shard", "\(number)/8", "--evidence-store", server.address]).start()
    }
    for prover in provers {
      let end = try prover.wait()
      #expect(end.status == 0, "\(end.errors)")
      #expect(end.output.hasPrefix("proved ") && end.output.contains("of 8; the evidence is in \(server.address)\n"))
    }
    let collected = try lint(["--evidence-store", server.address, "--trust"])
    #expect(collected.use?["computed"] == 0)
    #expect(collected.use?["recalled"] ?? 0 > 100)
    #expect(collected.withoutUse == alone.withoutUse)
  }

  @Test("deleting, cutting off or changing any entry never changes a verdict")
  func damaged() throws {
    let folder = try TemporaryDirectory()
    let store = "\(folder.path)/store"
    let proven = try hornbook(["prove", Self.curriculum, "--evidence-store", store]).run()
    #expect(proven.status == 0, "\(proven.errors)")
    let whole = try lint(["--evidence-store", store])
    #expect(whole.use?["computed"] == 0)
    var random = SeededRandom(seed: 16)
    let names = try FileManager.default.contentsOfDirectory(atPath: store).sorted()
    for round in 0..<3 {
      for (number, name) in names.enumerated() where number % 2 == round % 2 {
        try damage("\(store)/\(name)", &random)
      }
      let found = try lint(["--evidence-store", store])
      #expect(found.use?["computed"] ?? 0 > names.count / 4)
      #expect(found.withoutUse == whole.withoutUse)
    }
    #expect(try lint(["--evidence-store", store]).use?["computed"] == 0, "what was damaged was not repaired")
  }

  /// Deletes an entry, cuts it off, changes a bit of it, or puts a byte before it.
  private func damage(_ path: String, _ random: inout SeededRandom) throws {
    var bytes = FileManager.default.contents(atPath: path) ?? Data()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try FileManager.default.removeItem(atPath: path)
    case 1:
      let count = Int.random(in: 1...bytes.count, using: &random)
      try bytes.dropLast(count).write(to: URL(fileURLWithPath: path))
    case 2:
      bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try bytes.write(to: URL(fileURLWithPath: path))
    default: try (Data("0".utf8) + bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  @Test("what others can write is read only where it is trusted, and never by a release")
  func trust() throws {
    let folder = try TemporaryDirectory()
    let store = "\(folder.path)/store"
    #expect(try hornbook(["prove", Self.curriculum, "--evidence-store", store]).run().status == 0)
    #expect(chmod(store, 0o777) == 0)
    let unread = try lint(["--evidence-store", store])
    #expect(unread.use?["recalled"] == 0)
    #expect(unread.errors.contains("so nothing is read from it\n  help: add `--trust`"), "\(unread.errors)")
    let trusting = try lint(["--evidence-store", store, "--trust"])
    #expect(trusting.use?["computed"] == 0 && !trusting.errors.contains("--trust"))
    let publish = try hornbook(["publish", "--evidence-store", store]).run()
    #expect(publish.status == 2 && publish.errors.contains("'--evidence-store'"), "\(publish.errors)")
  }

  @Test("a store that is not there is made, which a linter says: its name may be misspelled")
  func newStore() throws {
    let folder = try TemporaryDirectory()
    let store = "\(folder.path)/stroe"
    #expect(try lint(["--evidence-store", store]).errors.contains("note: there was no evidence store"))
    #expect(try !lint(["--evidence-store", store]).errors.contains("note:"))
  }

  @Test("a server that does not answer costs time and no verdict; provers say so and fail")
  func silence() throws {
    let address = "http://127.0.0.1:9/evidence"
    let alone = try lint([])
    let found = try lint(["--evidence-store", address, "--trust"])
    #expect(found.withoutUse == alone.withoutUse)
    #expect(found.errors.contains("warning: the evidence store http://127.0.0.1:9/evidence cannot be read"))
    let prover = try hornbook(["prove", Self.curriculum, "--evidence-store", address]).run()
    #expect(prover.status == 2 && prover.errors.contains("does not answer: (7) "), "\(prover.errors)")
  }

  @Test(
    "arguments that mean nothing are refused, and no password is shown",
    arguments: [
      (["--shard", "0/8", "--evidence-store", "store"], "there is no shard 0 of 8"),
      (["--shard", "9/8", "--evidence-store", "store"], "there is no shard 9 of 8"),
      (["--shard", "1", "--evidence-store", "store"], "'1'"),
      (["--shard", "a/b", "--evidence-store", "store"], "'a/b'"),
      (["--evidence-store", "ftp://x/y"], "is not the URL of a folder"),
      (["--evidence-store", "http://x/y?z=secret"], "is not the URL of a folder"),
      (["--evidence-store", "https://name:secret@x/y"], "HORNBOOK_EVIDENCE_LOGIN"),
      (["--evidence-store", "/dev/null"], "is not a folder"), (["--trust"], "--evidence-store"),
      ([], "--evidence-store"),
    ])
  func refused(arguments: [String], words: String) throws {
    let folder = try TemporaryDirectory()
    var command = try hornbook(["prove", Self.curriculum] + arguments)
    command.directory = folder.path
    let end = try command.run()
    #expect(end.status == 2 && end.output.isEmpty && end.errors.hasPrefix("hornbook: "), "\(end.errors)")
    #expect(end.errors.contains(words) && !end.errors.contains("secret"), "\(end.errors)")
  }

  @Test("a store among lessons is refused, and cards that cannot be read are mentioned")
  func places() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    var prove = try hornbook(["prove", "--evidence-store", "curriculum/training"])
    prove.directory = folder.path
    let refused = try prove.run()
    #expect(refused.status == 2 && refused.errors.contains("is part of the curriculum itself"), "\(refused.errors)")
    #expect(try folder.files().filter { $0.hasPrefix("curriculum/") }.count == SampleCurriculum.files.count)
    try folder.write("title: More\ncards: 5\n", to: "curriculum/training/printing/more.yaml")
    prove.arguments = ["prove", "--evidence-store", "evidence"]
    let proved = try prove.run()
    #expect(proved.status == 0 && proved.errors.contains("`hornbook lint` says why"), "\(proved.errors)")
  }

  @Test("a store keeps its permissions, and no link in it is followed")
  func links() throws {
    let folder = try TemporaryDirectory()
    let (open, shared) = ("\(folder.path)/open", "\(folder.path)/shared")
    for (path, mode) in [(open, mode_t(0o755)), (shared, 0o777)] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(chmod(path, mode) == 0)
      #expect(try hornbook(["prove", Self.curriculum, "--evidence-store", path]).run().status == 0)
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(permissions == Int(mode))
    }
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: shared).min())
    let target = try folder.write("precious", to: "target")
    try FileManager.default.removeItem(atPath: "\(shared)/\(name)")
    try FileManager.default.createSymbolicLink(atPath: "\(shared)/\(name)", withDestinationPath: target)
    #expect(try hornbook(["prove", Self.curriculum, "--evidence-store", shared]).run().status == 0)
    #expect(String(decoding: try folder.read("target"), as: UTF8.self) == "precious")
  }

  private func hornbook(_ arguments: [String]) throws -> Command {
    Command(try BuiltProduct.path(of: "hornbook"), arguments)
  }

  /// What a run of the linter says.
  private struct Report {
    let withoutUse: String
    let use: [String: Int]?
    let errors: String
  }

  private func lint(_ arguments: [String]) throws -> Report {
    let end = try hornbook(
      ["lint", Self.curriculum, "--no-cache", "--format", "json", "--statistics"] + arguments
    ).run()
    var report = try #require(JSONSerialization.jsonObject(with: Data(end.outputBytes)) as? [String: Any])
    var statistics = try #require(report["statistics"] as? [String: Any])
    let use = statistics.removeValue(forKey: "evidence") as? [String: Int]
    report["statistics"] = statistics
    let rest = try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys])
    // A store may have what tools found out, so that where it has not, code of tools was not run and is not only shown.
    let text = String(decoding: rest, as: UTF8.self).replacing("\"not-run\"", with: "\"shown-only\"")
    return Report(withoutUse: text, use: use, errors: end.errors)
  }
}
