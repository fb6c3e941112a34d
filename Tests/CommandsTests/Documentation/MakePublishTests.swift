import TestSupport
import Testing

/// What the Makefile gives `hornbook publish`, which nothing runs here.
@Suite("The Makefile and the first release")
struct MakePublishTests {
  /// The options that `make` with some words would publish with.
  private func options(_ words: String..., published: [String] = []) throws -> [Substring] {
    let folder = try TemporaryDirectory()
    for file in published { try folder.write("{}", to: file) }
    let make = try Command(
      "/usr/bin/env", ["make", "-n", "-f", Repository.path("Makefile"), "HORNBOOK=hornbook"] + words, in: folder.path,
      environment: ["MAKEFLAGS": nil, "MAKELEVEL": nil, "FIRST": nil, "AFTER": nil, "VERSION": nil]
    ).run()
    let lines = make.output.replacing("\\\n", with: " ").split(separator: "\n")
    let publish = try #require(lines.first { $0.hasPrefix("hornbook publish ") }, "\(make.output)\(make.errors)")
    return publish.split(separator: " ").dropFirst(2).filter { !$0.hasSuffix("curriculum") }
  }

  @Test("`make publish` begins no place anew unasked")
  func asks() throws {
    #expect(try options("publish") == ["--output", "dist"])
    #expect(try options("publish", "FIRST=1") == ["--output", "dist", "--first"])
    #expect(try options("publish", "AFTER=old") == ["--output", "dist", "--after", "old"])
  }

  @Test("plain `make` publishes a first release into an empty folder, and goes on from what is there")
  func tries() throws {
    #expect(try options() == ["--output", "dist", "--first"])
    #expect(try options("AFTER=old") == ["--output", "dist", "--after", "old"])
    for file in ["dist/manifest.json", "dist/channels/beta.json", "dist/versions/1.0.0.json"] {
      #expect(try options(published: [file]) == ["--output", "dist"])
    }
  }
}
