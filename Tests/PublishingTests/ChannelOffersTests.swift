import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// What a channel offers after hotfixes, rollbacks, lost files and publishers that were ended in the middle.
struct ChannelOffersTests {
  private let folder: TemporaryDirectory
  private let store: BundleStore

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path)
  }

  private struct Ended: Error {}

  /// A store that is ended before it writes the file of a channel.
  private var ended: BundleStore {
    BundleStore(folder.path) { bytes, path in
      guard path.contains("/versions/") || path.contains("/content/") else { throw Ended() }
      try AtomicFile.write(bytes, to: path)
    }
  }

  private func earlier() throws -> EarlierRelease? {
    try store.history().latest.map { latest in
      let index = try store.site.index(of: latest)
      return EarlierRelease(index, try store.site.curriculum(of: index))
    }
  }

  /// Publishes content for apps of a version on; its text is the version that it got first.
  @discardableResult
  private func publish(
    _ version: String, client: String, text: String? = nil, in store: BundleStore? = nil
  ) throws -> Release {
    let bundle = try PublishedBundle(
      Samples.curriculum(text: text ?? version, minimumClient: client), after: try earlier())
    return try (store ?? self.store).publish(bundle, as: Samples.stamp(version))
  }

  private func rollBack(to old: String, as version: String, in store: BundleStore? = nil) throws {
    let history = try self.store.history()
    let manifest = try #require(SemanticVersion(old).flatMap { history.release(of: $0) })
    let index = try self.store.site.index(of: manifest)
    let bundle = try PublishedBundle(
      restoring: index, self.store.site.curriculum(of: index), format: manifest.format,
      after: try #require(try earlier()))
    var stamp = Samples.stamp(version)
    (stamp.restores, stamp.because) = (manifest.version, "it broke")
    _ = try (store ?? self.store).publish(bundle, as: stamp)
  }

  private func offered() throws -> [String] {
    try #require(try store.currentManifest()).offered.map(\.version.description)
  }

  private func dropChannel() throws { try FileManager.default.removeItem(atPath: "\(folder.path)/manifest.json") }

  @Test("a hotfix that was ended in the middle is completed, and the newest release stays")
  func endedHotfix() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    #expect(throws: BundleStore.FailureAfterRelease.self) { try publish("1.0.1", client: "1.0.0", in: ended) }
    #expect(try offered() == ["2.0.0", "1.0.0"])
    #expect(try store.history().lags(.stable))
    #expect(try store.history().latest(of: .stable)?.version.description == "2.0.0")
    #expect(try !SiteVerification(store.site).problems.isEmpty)
    try publish("1.0.1", client: "1.0.0")
    #expect(try offered() == ["2.0.0", "1.0.1"])
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("after such a hotfix the content of the newest release restores the file, too")
  func newestAfterEndedHotfix() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    #expect(throws: BundleStore.FailureAfterRelease.self) { try publish("1.0.1", client: "1.0.0", in: ended) }
    guard case .restored(let manifest, _) = try publish("2.0.0", client: "2.0.0") else {
      Issue.record("the file was not written again")
      return
    }
    #expect(manifest.version.description == "2.0.0")
    #expect(try offered() == ["2.0.0", "1.0.1"])
  }

  @Test("publishing a hotfix again changes nothing")
  func hotfixAgain() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    try publish("1.0.1", client: "1.0.0")
    guard case .unchanged(let manifest) = try publish("1.0.1", client: "1.0.0") else {
      Issue.record("something was published")
      return
    }
    #expect(manifest.version.description == "1.0.1")
  }

  @Test("what was taken back stays so when the channel's file is lost, or the rollback was ended in the middle")
  func takenBack() throws {
    try publish("1.0.0", client: "2.0.0")
    try publish("1.0.1", client: "1.0.0")
    #expect(throws: BundleStore.FailureAfterRelease.self) { try rollBack(to: "1.0.0", as: "1.0.2", in: ended) }
    try rollBack(to: "1.0.0", as: "1.0.2")
    #expect(try offered() == ["1.0.2"])
    try dropChannel()
    try publish("1.0.3", client: "2.0.0")
    #expect(try offered() == ["1.0.3"])
  }

  @Test("a rollback leaves what older apps are offered of the lines below")
  func olderLines() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    try publish("1.0.1", client: "1.0.0")
    try publish("2.0.1", client: "2.0.0")
    try rollBack(to: "2.0.0", as: "2.0.2")
    #expect(try offered() == ["2.0.2", "1.0.1"])
  }

  @Test("rolling back and forward again leaves the older content to older apps")
  func backAndForward() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    try rollBack(to: "1.0.0", as: "2.0.1")
    #expect(try offered() == ["2.0.1"])
    try rollBack(to: "2.0.0", as: "2.0.2")
    #expect(try offered() == ["2.0.2", "2.0.1"])
  }

  @Test("a prune keeps what a channel would offer whose file is lost")
  func pruneWithoutFile() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("2.0.0", client: "2.0.0")
    try dropChannel()
    _ = try store.prune(keeping: 0)
    try publish("2.0.0", client: "2.0.0")
    #expect(try offered() == ["2.0.0", "1.0.0"])
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("verify sees that the file of a channel was set back")
  func setBack() throws {
    try publish("1.0.0", client: "1.0.0")
    try publish("1.0.1", client: "1.0.0")
    try folder.write(try folder.read("versions/1.0.0.json"), to: "manifest.json")
    let problems = try SiteVerification(store.site).problems
    #expect(problems.map(\.path) == ["manifest.json"] && problems[0].message.contains("1.0.1 is the newest"))
  }

  @Test("a version above which there is none cannot be replaced")
  func highestVersion() throws {
    try publish("999999999.999999999.999999999", client: "1.0.0")
    #expect(throws: WithdrawalError.self) {
      try store.withdraw(.lesson("training/printing/say-hello"), because: "a test", toolVersion: "1")
    }
  }
}
