import CurriculumBundle
import Publishing
import TestSupport
import Testing

@testable import Commands

/// Reading releases from a place where files are intact, but not what they should be.
struct PublishedSiteTests {
  private func thrown(reading manifest: Manifest, at place: VerifiedSite) -> CommandFailure? {
    do {
      _ = try place.store.site.curriculum(of: place.store.site.index(of: manifest))
      return nil
    } catch {
      return error as? CommandFailure
    }
  }

  @Test("a module's file without a title is named, with what it lacks")
  func module() throws {
    let place = try VerifiedSite()
    try place.rewrite(place.module(0), #""title":"Training""#, #""titel":"Training""#)
    let failure = try #require(thrown(reading: place.manifest("2.0.0"), at: place))
    let file = "\(place.folder.path)/\(try place.module(0))"
    #expect(failure.message.description == "'\(file)' is not what it should be: there is no 'title'")
    #expect(failure.help?.description == "publish the content again as a new version")
  }

  @Test("an index that is not one, or not JSON, is named, too")
  func index() throws {
    let place = try VerifiedSite()
    for text in [#"{"title":"Champion"}"#, "no JSON", ""] {
      try place.rewrite(place.index(), as: Array(text.utf8))
      let failure = try #require(thrown(reading: place.manifest("2.0.0"), at: place))
      let file = "\(place.folder.path)/\(try place.index())"
      #expect(failure.message.description.hasPrefix("'\(file)' is not what it should be: "), "\(text): \(failure.text)")
    }
  }

  @Test("a malformed name is damage, and is shown on one line")
  func names() throws {
    let place = try VerifiedSite()
    try place.rewrite(place.index(), #""id":"say-hello""#, #""id":"say\n::error::hello""#)
    let failure = try #require(thrown(reading: place.manifest("2.0.0"), at: place))
    #expect(failure.message.description.hasSuffix("'say␊::error::hello' cannot be the id of an episode"))
  }

  @Test("a file that is larger than any of its kind is not read")
  func large() throws {
    let place = try VerifiedSite()
    let limit = 1 << 20
    try place.folder.write([UInt8](repeating: 0x20, count: limit + 1), to: Manifest.path)
    let file = "\(place.folder.path)/\(Manifest.path)"
    #expect(throws: SiteFailure.tooLarge(file: file, received: nil, limit: limit)) {
      try place.store.site.manifest(at: Manifest.path)
    }
    let failure = SiteFailure.tooLarge(file: "a", received: nil, limit: 5)
    #expect(failure.message == "'a' has more than 5 bytes, which no such file has")
    #expect(failure.help == "restore it from a copy of what was published")
  }

  @Test("a digest that leads elsewhere is not followed")
  func digests() throws {
    let place = try VerifiedSite()
    let bytes = try place.folder.read(place.index())
    try place.folder.write(bytes, to: "elsewhere.json")
    var manifest = try place.manifest("2.0.0")
    manifest.index.sha256 = "../elsewhere"
    let failure = try #require(thrown(reading: manifest, at: place))
    #expect(failure.message.description.hasSuffix("is missing or damaged"))
  }

  /// The end of a process in the middle of its work.
  private struct Killed: Error {}

  @Test("a copy that ends in the middle leaves nothing, or the highest sequence number")
  func copyThatEndsInTheMiddle() throws {
    let place = try VerifiedSite()
    // A promotion raises the number of the channel's file alone.
    try place.replace(#""sequence":3"#, #""sequence":4"#, in: "channels/beta.json")
    let copy = try SiteCopy(of: place.store.site, channel: .stable)
    var cut = 0
    var met: Set<Int> = []
    while true {
      let folder = try TemporaryDirectory()
      var left = cut
      let target = BundleStore(folder.path) { bytes, path in
        guard left > 0 else { throw Killed() }
        left -= 1
        try AtomicFile.write(bytes, to: path)
      }
      let isDone: Bool
      do {
        try copy.write(into: target)
        isDone = true
      } catch is Killed {
        isDone = false
      }
      let history = try target.history()
      #expect(history.releases.isEmpty || history.lastSequence == copy.history.lastSequence, "\(cut) files")
      met.insert(history.releases.count)
      if isDone { break }
      cut += 1
    }
    #expect(met.contains(0) && met.count > 2)
    #expect(copy.history.lastSequence == 4)
  }
}
