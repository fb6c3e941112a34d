import Foundation
import TestSupport
import Testing

/// `hornbook verify` and `hornbook diff` of a server that `hornbook serve` runs as a process.
@Suite("Releases that are read from a server")
struct VerifyServedTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try publish("You can print", "You can print well", "--first")
    try publish("You can print well", "You can print best")
    try publish("You can print best", "You can print", "--channel", "beta")
  }

  /// Publishes, then edits the curriculum.
  private func publish(_ old: String, _ new: String, _ options: String...) throws {
    let published = try hornbook(["publish"] + options)
    try #require(published.status == 0, "\(published.output)\(published.errors)")
    let path = "curriculum/training/printing/say-hello.yaml"
    let text = String(decoding: try folder.read(path), as: UTF8.self)
    try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  private func hornbook(_ arguments: [String]) throws -> FinishedProcess {
    try Command(BuiltProduct.path(of: "hornbook"), arguments, in: folder.path).run()
  }

  /// A server that listens, and its address.
  private func start(_ options: String...) throws -> (server: RunningProcess, address: String) {
    let server = try Command(
      try BuiltProduct.path(of: "hornbook"), ["serve", "dist", "--port", "0"] + options, in: folder.path
    ).start()
    let output = try server.output { $0.contains("Ctrl-C") }
    return (server, String(try #require(output.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/)).output))
  }

  @Test("a server that is right has no problem: what stable offers, and each channel that is named")
  func right() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let stable = try hornbook(["verify", address])
    #expect(stable.status == 0, "\(stable.output)\(stable.errors)")
    #expect(stable.output.hasPrefix("\(address): no problems in 1 channel, 1 release, 4 files, "))
    let both = try hornbook(["verify", "\(address)/", "--channel", "beta"])
    #expect(both.output.hasPrefix("\(address): no problems in 2 channels, 2 releases, 8 files, "))
    let other = try hornbook(["verify", address, "--channel", "gamma"])
    #expect(other.status == 2 && other.errors.contains("'\(address)' has no 'channels/gamma.json'"))
  }

  @Test("what the server has pruned is not asked for, and nothing is said about it")
  func pruned() throws {
    #expect(try hornbook(["prune", "--keep", "0"]).output.hasPrefix("deleted the content of 1.0.0\n"))
    let (server, address) = try start()
    defer { server.killNow() }
    #expect(try hornbook(["verify", address, "--channel", "beta"]).status == 0)
    let diff = try hornbook(["diff", "\(address)@1.0.0", address])
    #expect(diff.status == 2 && diff.errors.contains("the content of 1.0.0 was pruned from '\(address)'"))
  }

  @Test(
    "each way in which a server can be broken is reported",
    arguments: [
      ("missing", 1, "is missing; 1.0.1 names it"), ("damaged", 1, "has other bytes than its digest says; 1.0.1"),
      ("truncated", 1, " bytes in place of "), ("newer", 1, "has format 999, which this tool does not know"),
      ("portal", 1, "manifest.json: is not a manifest"), ("unavailable", 2, "the server answered with status 503"),
    ])
  func broken(way: String, status: Int32, message: String) throws {
    let (server, address) = try start("--broken", way)
    defer { server.killNow() }
    let verified = try hornbook(["verify", address])
    #expect(verified.status == status)
    #expect((verified.output + verified.errors).contains(message), "\(verified.output)\(verified.errors)")
  }

  @Test("an empty folder goes on from a server, whose other channels are found by their versions")
  func goesOn() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let published = try hornbook(["publish", "--output", "fresh", "--after", address])
    #expect(published.status == 0, "\(published.output)\(published.errors)")
    #expect(published.output.hasPrefix("published version 1.0.3 (sequence 4): fresh/manifest.json"))
    #expect(
      published.errors.contains(
        "note: nothing was published in 'fresh', so '\(address)' was copied into it first: 2 releases"))
    let verified = try hornbook(["verify", "fresh"])
    #expect(verified.status == 0, "\(verified.output)")
    let again = try hornbook(["publish", "--output", "fresh", "--after", address])
    #expect(again.status == 0 && again.output.hasPrefix("nothing to do"), "\(again.output)\(again.errors)")
    try publish("You can print", "You can print anything", "--channel", "beta")
    try publish("You can print anything", "You can print", "--channel", "beta", "--version", "2.0.0")
    let behind = try hornbook(["publish", "--output", "fresh", "--after", address])
    #expect(behind.status == 2, "\(behind.output)")
    #expect(
      behind.errors.contains("'\(address)' has 2.0.0 (sequence 5), which 'fresh' does not have"), "\(behind.errors)")
  }

  @Test("an empty folder that goes on from a server has the manifests of its pruned versions, too")
  func goesOnAfterPruning() throws {
    try publish("You can print", "You can print anything", "--channel", "alpha", "--version", "5.0.0")
    try publish("You can print anything", "You can print nothing", "--channel", "alpha", "--version", "7.5.0")
    #expect(try hornbook(["prune", "--keep", "0"]).output.hasPrefix("deleted the content of 1.0.0, 5.0.0\n"))
    let (server, address) = try start()
    defer { server.killNow() }
    let published = try hornbook(["publish", "--output", "fresh", "--after", address])
    #expect(published.status == 0, "\(published.output)\(published.errors)")
    // That of 5.0.0 leads to the channel with 7.5.0, whose version is near no other one.
    for path in ["removed.json", "channels/alpha.json"] + ["1.0.0", "5.0.0", "7.5.0"].map({ "versions/\($0).json" }) {
      #expect(try folder.read("fresh/\(path)") == folder.read("dist/\(path)"), "\(path)")
    }
    let verified = try hornbook(["verify", "fresh"])
    #expect(verified.status == 0, "\(verified.output)")
    let taken = try hornbook(["publish", "--output", "fresh", "--version", "5.0.0"])
    #expect(taken.errors.contains("version 5.0.0 is published with other content"), "\(taken.errors)")
  }

  @Test("many files are fetched by few processes")
  func batches() throws {
    let calls = folder.path + "/calls"
    let curl = try Command("/bin/sh", ["-c", "command -v curl"]).run().output.split(separator: "\n")[0]
    try folder.write("#!/bin/sh\necho x >> '\(calls)'\nexec \(curl) \"$@\"\n", to: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/curl")
    let (server, address) = try start()
    defer { server.killNow() }
    let verified = try Command(
      BuiltProduct.path(of: "hornbook"), ["verify", address, "--channel", "beta"], in: folder.path,
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    ).run()
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    let count = try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n").count
    // Channels, versions, what was removed, indexes and modules, however many of each there are.
    #expect(count == 5)
  }

  @Test(
    "a comparison of a server's releases is that of the folder's",
    arguments: [("@1.0.0", "@1.0.1"), ("", "@beta"), ("@1.0.0", "")])
  func difference(old: String, new: String) throws {
    let (server, address) = try start()
    defer { server.killNow() }
    for format in ["text", "markdown", "json"] {
      let there = try hornbook(["diff", "\(address)\(old)", "\(address)\(new)", "--format", format])
      let here = try hornbook(["diff", "dist\(old)", "dist\(new)", "--format", format])
      #expect(there.status == 0 && here.status == 0, "\(there.errors)\(here.errors)")
      #expect(here.output.contains("well-done"))
      #expect(there.output.replacingOccurrences(of: address, with: "dist") == here.output)
    }
    let mixed = try hornbook(["diff", "\(address)\(old)", "dist\(new)"])
    #expect(mixed.status == 0 && mixed.output.contains("well-done"))
  }
}
