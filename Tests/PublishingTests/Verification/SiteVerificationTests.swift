import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// `hornbook verify` of a folder: every kind of problem, and none where there is none.
struct SiteVerificationTests {
  @Test("a place that is right has no problem, and all of it is counted")
  func right() throws {
    let place = try VerifiedSite()
    let verification = try SiteVerification(place.store.site)
    #expect(verification.problems == [])
    #expect(verification.channelCount == 2 && verification.releaseCount == 3)
    #expect(try verification.fileCount == place.files.count)
    #expect(try verification.byteCount == place.files.reduce(0) { try $0 + place.folder.read($1).count })
  }

  @Test("each edit that spoils a place is reported, and nothing else", arguments: SiteEdit.all)
  func edits(edit: SiteEdit) throws {
    let place = try VerifiedSite()
    try edit.edit(place)
    let problems = try place.problems
    for part in edit.expected { #expect(problems.contains { $0.message.contains(part) }, "\(part)\n\(problems)") }
    for problem in problems {
      #expect(edit.expected.contains { problem.message.contains($0) }, "\(problem)")
      #expect(!problem.help.isEmpty)
    }
  }

  @Test(
    "one bit that differs in any file is reported, but for a channel's own number, which may be any higher one",
    .enabled(if: TestRun.hasTime))
  func flippedBits() throws {
    let place = try VerifiedSite()
    var random = SeededRandom(seed: 21)
    var count = 0
    for path in try place.files {
      let bytes = try place.folder.read(path)
      // Content is held by its digest alone, so that some of its places are enough.
      for offset in stride(from: 0, to: bytes.count, by: path.hasPrefix("content/") ? 23 : 1) {
        var changed = bytes
        changed[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        if Self.raisesSequence(of: path, bytes, changed) { continue }
        try place.folder.write(changed, to: path)
        count += 1
        let text = String(decoding: changed, as: UTF8.self)
        #expect(try !place.problems.isEmpty, "\(path) at \(offset): \(text)")
      }
      try place.folder.write(bytes, to: path)
    }
    #expect(count > 1500)
    #expect(try place.problems == [])
  }

  private static func raisesSequence(of path: String, _ old: [UInt8], _ new: [UInt8]) -> Bool {
    guard path == Manifest.path || path.hasPrefix("channels/"),
      let before = try? Manifest(reading: PublishedFile(path: path, bytes: old)),
      var after = try? Manifest(reading: PublishedFile(path: path, bytes: new)), after.sequence > before.sequence
    else { return false }
    after.sequence = before.sequence
    return after == before
  }

  @Test("a file left by a killed publisher that no release names is not a problem")
  func leftovers() throws {
    let place = try VerifiedSite()
    let bytes = Array("{}".utf8)
    try place.folder.write(bytes, to: ContentDigest.reference(to: bytes).path)
    try place.folder.write("half", to: "content/.hornbook-4194305-x.tmp")
    #expect(try place.problems == [])
  }

  @Test("a path that leads out of the place is not followed")
  func outside() throws {
    let place = try VerifiedSite()
    let digest = try place.manifest("1.0.0").index.sha256
    try place.replace(digest, "../../\(digest.dropFirst(6))", in: "versions/1.0.0.json", "manifest.json")
    #expect(try place.problems.contains { $0.message.hasPrefix("is not the path of a file of content") })
  }

  @Test("where nothing is published, and where a named channel is not, nothing can be verified")
  func nothing() throws {
    let folder = try TemporaryDirectory()
    #expect(throws: (any Error).self) { try SiteVerification(PublishedFolder(folder.path)) }
    let place = try VerifiedSite()
    let (beta, gamma) = (try #require(Channel("beta")), try #require(Channel("gamma")))
    #expect(try SiteVerification(place.store.site, channels: [beta, .stable]).problems == [])
    #expect(throws: (any Error).self) { try SiteVerification(place.store.site, channels: [gamma]) }
  }
}
