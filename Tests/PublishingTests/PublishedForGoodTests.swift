import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// What is published once stays, whatever happens to publishers and to `manifest.json`.
struct PublishedForGoodTests {
  @Test(
    "nothing published changes or is taken twice, whatever befalls publishers and the manifest",
    arguments: 1...120)
  func randomSequence(seed: UInt64) throws {
    var course = try RandomCourse(seed: seed)
    for _ in 0..<16 { try course.step() }
    try course.publish(killedAt: nil, version: nil)
    #expect(course.refusals == 0, "without a named version, every release is possible again")
  }

  @Test("the random sequences kill publishers at each of their writes, and meet every kind of release")
  func coverage() throws {
    var kills: Set<String> = []
    var kinds: Set<String> = []
    for seed in UInt64(1)...40 {
      var course = try RandomCourse(seed: seed)
      for _ in 0..<16 { try course.step() }
      kills.formUnion(course.kills)
      kinds.formUnion(course.kinds)
    }
    let files = ["content", "versions", "manifest.json"]
    #expect(kills == Set(files.flatMap { ["before \($0)", "after \($0)"] }))
    #expect(kinds == ["unchanged", "restored", "new", "new after a set-back", "refused"])
  }
}

/// A course that is published again and again, by publishers that may be killed, in a folder that a person touches.
private struct RandomCourse {
  private let folder: TemporaryDirectory
  private var random: SeededRandom
  private var text = 0
  private var before: [String: [UInt8]] = [:]
  private var contentOfVersion: [String: ContentReference] = [:]
  private var contentOfSequence: [Int: ContentReference] = [:]
  /// At which writes publishers were killed.
  private(set) var kills: Set<String> = []
  /// What came of publishing.
  private(set) var kinds: Set<String> = []
  /// How often publishing without a version was refused.
  private(set) var refusals = 0

  init(seed: UInt64) throws {
    folder = try TemporaryDirectory()
    random = SeededRandom(seed: seed)
  }

  /// Publishes, is killed while it does, or touches the manifest.
  mutating func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: try publish(killedAt: nil, version: randomVersion())
    case 4..<7: try publish(killedAt: Int.random(in: 0..<9, using: &random), version: randomVersion())
    case 7..<9:
      let kept = try folder.files().filter { $0.hasPrefix("versions/") && !$0.hasSuffix(".tmp") }
      if let path = kept.randomElement(using: &random) { try folder.write(try folder.read(path), to: Manifest.path) }
    default: try? FileManager.default.removeItem(atPath: "\(folder.path)/\(Manifest.path)")
    }
    try checkNothingIsLost()
  }

  /// A version that somebody names; most times nobody does.
  private mutating func randomVersion() -> SemanticVersion? {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
    return SemanticVersion(1, Int.random(in: 0..<3, using: &random), Int.random(in: 0..<4, using: &random))
  }

  /// A publisher that was killed.
  private struct Killed: Error {}

  /// Publishes one of a few contents; a publisher may be killed before or after one of its writes.
  mutating func publish(killedAt moment: Int?, version: SemanticVersion?) throws {
    if Bool.random(using: &random) { text = Int.random(in: 0..<4, using: &random) }
    let bundle = try Samples.bundle(text: "Text \(text).")
    let (root, name) = (folder.path, TemporaryName.unused(by: 4_194_305))
    var (countdown, death) = (moment ?? -1, "")
    let store = BundleStore(root) { bytes, path in
      let kind = path.dropFirst(root.count + 1).split(separator: "/")[0]
      if countdown == 0 || countdown == 1 { death = "\(countdown == 0 ? "before" : "after") \(kind)" }
      if countdown == 0 {
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try Data(bytes.prefix(bytes.count / 2)).write(to: URL(fileURLWithPath: "\(parent)/\(name)"))
        throw Killed()
      }
      try AtomicFile.write(bytes, to: path, isLasting: false)
      if countdown == 1 { throw Killed() }
      countdown -= 2
    }
    let history = try store.history()
    do {
      let lagged = history.lags(.stable)
      let release = try store.publish(bundle) { history in
        Samples.stamp("\(version ?? bundle.nextVersion(on: .stable, after: history))")
      }
      try checkOutcome(release, of: bundle, store)
      kinds.insert(Self.kind(of: release, lagged: lagged))
    } catch is PublishingError {
      kinds.insert("refused")
      if version == nil { refusals += 1 }
    } catch {
      let failure = error as? BundleStore.FailureAfterRelease
      try #require((failure?.failure ?? error) is Killed, "\(error)")
      #expect(try store.history().latest == failure?.manifest ?? history.latest, "a version is taken in silence")
      if let failure { #expect(failure.isCurrent == (try store.currentManifest() == failure.manifest)) }
      kills.insert(death)
    }
    try checkNothingIsLost()
  }

  private static func kind(of release: Release, lagged: Bool) -> String {
    switch release {
    case .unchanged: "unchanged"
    case .restored: "restored"
    case .promoted: "promoted"
    case .new: lagged ? "new after a set-back" : "new"
    }
  }

  /// The manifest is one of those that are kept, the one with the highest sequence number, and names this content.
  private func checkOutcome(_ release: Release, of bundle: PublishedBundle, _ store: BundleStore) throws {
    let history = try store.history()
    #expect(history.channels[.stable] == release.manifest)
    #expect(history.latest == release.manifest)
    #expect(release.manifest.index == bundle.index)
    #expect(try folder.read(Manifest.path) == folder.read(release.manifest.keptPath))
    #expect(try SiteVerification(store.site).problems == [])
    #expect(try folder.files().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  /// Every file that was ever there is there with its bytes; no version and no sequence number has two contents.
  private mutating func checkNothingIsLost() throws {
    let names = try folder.files().filter { $0.contains("/") && !$0.hasSuffix(".tmp") }
    let now = Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.read($0)) })
    for (path, bytes) in before { #expect(now[path] == bytes, "\(path) changed or is gone") }
    before = now
    for (path, bytes) in now where path.hasPrefix("versions/") {
      let manifest = try Manifest(reading: PublishedFile(path: path, bytes: bytes))
      let version = contentOfVersion.updateValue(manifest.index, forKey: "\(manifest.version)") ?? manifest.index
      let sequence = contentOfSequence.updateValue(manifest.index, forKey: manifest.sequence) ?? manifest.index
      #expect(version == manifest.index, "version \(manifest.version) has two contents")
      #expect(sequence == manifest.index, "sequence number \(manifest.sequence) has two contents")
    }
    let sequences = Set(
      try now.filter { $0.key.hasPrefix("versions/") }.map { path, bytes in
        try Manifest(reading: PublishedFile(path: path, bytes: bytes)).sequence
      })
    #expect(sequences.count == now.keys.count { $0.hasPrefix("versions/") }, "a sequence number is taken twice")
  }
}
