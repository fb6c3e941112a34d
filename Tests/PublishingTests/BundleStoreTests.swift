import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// Publishing to a folder: what stands there afterwards.
struct BundleStoreTests {
  private let folder: TemporaryDirectory
  private let store: BundleStore

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path + "/deep/dist")
  }

  @discardableResult
  private func publish(_ text: String = "You can print.", as version: String) throws -> Release {
    try store.publish(try Samples.bundle(text: text), as: Samples.stamp(version))
  }

  private func contents() throws -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, try folder.read($0)) })
  }

  @Test("a manifest, its copy under its version, an index and a file a module are there, and nothing else")
  func files() throws {
    try publish(as: "1.0.0")
    let files = try folder.files()
    #expect(files.count == 5)
    #expect(files.count { $0.hasPrefix("deep/dist/content/") } == 3)
    #expect(try folder.read("deep/dist/manifest.json") == folder.read("deep/dist/versions/1.0.0.json"))
    #expect(try store.damage().isEmpty)
  }

  @Test("publishing the same again changes nothing, not even a file's date")
  func again() throws {
    try publish(as: "1.0.0")
    let before = try attributes()
    guard case .unchanged = try publish(as: "1.0.0") else {
      Issue.record("a new manifest was made")
      return
    }
    #expect(try attributes() == before)
  }

  @Test("two folders get the same bytes")
  func reproducible() throws {
    try publish(as: "1.0.0")
    let here = try contents()
    let other = try TemporaryDirectory()
    _ = try BundleStore(other.path + "/deep/dist").publish(try Samples.bundle(), as: Samples.stamp("1.0.0"))
    let there = Dictionary(uniqueKeysWithValues: try other.files().map { ($0, try other.read($0)) })
    #expect(here == there)
  }

  @Test("no one else can publish before what comes afterwards is done")
  func afterwards() throws {
    let isFree = { () -> Bool in
      let descriptor = open(folder.path + "/deep/dist", O_RDONLY)
      defer { close(descriptor) }
      return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
    let bundle = try Samples.bundle()
    var wasFree: Bool?
    _ = try store.publish(bundle, stamp: { _ in Samples.stamp("1.0.0") }, afterwards: { _ in wasFree = isFree() })
    #expect(wasFree == false)
    #expect(isFree())
  }

  @Test("a refused version leaves everything as it was")
  func refused() throws {
    try publish(as: "1.1.0")
    let before = try contents()
    #expect(throws: PublishingError.self) { try publish("Other.", as: "1.1.0") }
    #expect(throws: PublishingError.self) { try publish("Other.", as: "1.0.0") }
    #expect(try contents() == before)
  }

  @Test("older content stays for clients that still read it")
  func olderContent() throws {
    try publish(as: "1.0.0")
    let before = try contents()
    try publish("Other.", as: "1.1.0")
    let after = try contents()
    #expect(before.keys.allSatisfy { after[$0] != nil })
    #expect(before.filter { $0.key != "deep/dist/manifest.json" }.allSatisfy { after[$0.key] == $0.value })
    #expect(try store.currentManifest()?.sequence == 2)
  }

  @Test("what a killed publisher left is taken away, and damaged content is written anew")
  func leftovers() throws {
    try publish(as: "1.0.0")
    let before = try contents()
    let content = try #require(before.keys.first { $0.contains("/content/") })
    for place in ["deep/dist", "deep/dist/content"] {
      try folder.write("half", to: "\(place)/\(TemporaryName.unused(by: 4_194_305))")
    }
    try folder.write("half", to: content)
    #expect(try store.damage() == [String(content.dropFirst("deep/dist/".count))])
    try publish(as: "1.0.0")
    #expect(try contents() == before)
  }

  @Test("what a writer that still runs has not named yet is left to it")
  func unnamedYet() throws {
    let name = "deep/dist/\(TemporaryName.unused(by: getpid()))"
    try folder.write("half", to: name)
    try publish(as: "1.0.0")
    #expect(try folder.files().contains(name))
  }

  @Test("a manifest that was kept but never became current keeps its version and its sequence number")
  func unpublished() throws {
    try publish(as: "1.0.0")
    let first = try folder.read("deep/dist/manifest.json")
    try publish("Other.", as: "1.5.0")
    let second = try folder.read("deep/dist/manifest.json")
    try folder.write(first, to: "deep/dist/manifest.json")
    let before = try contents()
    #expect(throws: PublishingError.self) { try publish("Third.", as: "1.5.0") }
    #expect(throws: PublishingError.self) { try publish("Third.", as: "1.0.1") }
    #expect(try contents() == before)
    guard case .restored = try publish("Other.", as: "1.5.0") else {
      Issue.record("the version was not restored")
      return
    }
    #expect(try folder.read("deep/dist/manifest.json") == second)
    try folder.write(first, to: "deep/dist/manifest.json")
    try publish("Third.", as: "1.5.1")
    #expect(try store.currentManifest()?.sequence == 3)
    #expect(try folder.read("deep/dist/versions/1.5.0.json") == second)
  }

  @Test("the copy of a manifest under its version is restored before another becomes current")
  func lostCopy() throws {
    try publish(as: "1.0.0")
    let first = try folder.read("deep/dist/manifest.json")
    try FileManager.default.removeItem(atPath: folder.path + "/deep/dist/versions")
    try publish("Other.", as: "1.1.0")
    #expect(try folder.read("deep/dist/versions/1.0.0.json") == first)
    #expect(try store.currentManifest()?.sequence == 2)
  }

  @Test("what cannot be done once a release is out is told as that")
  func failureAfterwards() throws {
    struct Refusal: Error {}
    let bundle = try Samples.bundle()
    let failure = #expect(throws: BundleStore.FailureAfterRelease.self) {
      try store.publish(bundle, stamp: { _ in Samples.stamp("1.0.0") }, afterwards: { _ in throw Refusal() })
    }
    #expect(failure?.failure is Refusal && failure?.isCurrent == true)
    #expect(try store.currentManifest() == failure?.manifest)
  }

  @Test("what takes a version and does not become current is told as that, and becomes current by the same again")
  func keptAlone() throws {
    struct Full: Error {}
    try publish(as: "1.0.0")
    let first = try store.currentManifest()
    let full = BundleStore(folder.path + "/deep/dist") { bytes, path in
      if path.hasSuffix("/manifest.json") { throw Full() }
      try AtomicFile.write(bytes, to: path)
    }
    let bundle = try Samples.bundle(text: "Other.")
    let failure = #expect(throws: BundleStore.FailureAfterRelease.self) {
      try full.publish(bundle, as: Samples.stamp("1.0.1"))
    }
    #expect(failure?.failure is Full && failure?.isCurrent == false)
    #expect(failure?.manifest.version == SemanticVersion(1, 0, 1))
    #expect(try store.currentManifest() == first)
    #expect(throws: PublishingError.self) { try publish("Corrected.", as: "1.0.1") }
    // What is kept since an earlier run takes nothing more.
    #expect(throws: Full.self) { try full.publish(bundle, as: Samples.stamp("1.0.1")) }
    try publish("Other.", as: "1.0.1")
    #expect(try store.currentManifest() == failure?.manifest)
  }

  @Test("the version is chosen while no one else can publish, and whoever chooses may refuse")
  func choosing() throws {
    struct Refusal: Error {}
    let bundle = try Samples.bundle()
    try publish("Other.", as: "1.0.0")
    let before = try contents()
    #expect(throws: Refusal.self) { try store.publish(bundle) { _ in throw Refusal() } }
    #expect(try contents() == before)
    let release = try store.publish(bundle) { history in
      var stamp = Samples.stamp("0.0.0")
      stamp.version = bundle.nextVersion(on: .stable, after: history)
      return stamp
    }
    #expect(release.manifest.version == SemanticVersion(1, 0, 1))
  }

  @Test("what a newer tool published is told as that, whatever else it holds")
  func newerFormat() throws {
    try folder.write(#"{"formatVersion": 9, "edition": "autumn"}"#, to: "deep/dist/manifest.json")
    #expect(throws: PublishingError.newerFormat(9)) { try publish(as: "1.0.0") }
  }

  private func setSequence(_ number: String) throws {
    let manifest = try folder.read("deep/dist/manifest.json")
    let text = String(decoding: manifest, as: UTF8.self)
      .replacingOccurrences(of: #""sequence":1,"#, with: #""sequence":\#(number),"#)
    try folder.write(text, to: "deep/dist/manifest.json")
  }

  @Test("the last sequence number but one is read, and the next release has the last one")
  func lastSequence() throws {
    try publish(as: "1.0.0")
    try setSequence("9007199254740990")
    #expect(try publish("Other.", as: "1.0.1").manifest.sequence == 9_007_199_254_740_991)
  }

  @Test(
    "a manifest whose sequence number has none after it is refused",
    arguments: ["9223372036854775807", "9007199254740991", "0", "-1"])
  func oddSequence(number: String) throws {
    try publish(as: "1.0.0")
    try setSequence(number)
    let error = #expect(throws: PublishingError.self) { try publish("Other.", as: "1.0.1") }
    #expect(error?.message.hasPrefix("'manifest.json' is not a manifest: ") == true)
  }

  @Test("a manifest that is not one is told, with what it lacks")
  func malformedManifest() throws {
    try folder.write(#"{"formatVersion": 1, "formatMinor": 0, "version": "1.0.0"}"#, to: "deep/dist/manifest.json")
    let error = #expect(throws: PublishingError.self) { try publish(as: "1.0.0") }
    #expect(error?.message == "'manifest.json' is not a manifest: there is no 'sequence'")
  }

  @Test("a folder that cannot be made is told")
  func fileInTheWay() throws {
    try folder.write("x", to: "deep")
    let error = #expect(throws: FileFailure.self) { try publish(as: "1.0.0") }
    #expect(error?.description.hasPrefix("cannot make the folder '") == true)
  }

  @Test("a folder that the system will not make is told")
  func noSuchPlace() throws {
    for place in ["/dev/null", "/proc"] where FileManager.default.fileExists(atPath: place) {
      let error = #expect(throws: FileFailure.self) {
        try BundleStore("\(place)/hornbook/dist").publish(try Samples.bundle(), as: Samples.stamp("1.0.0"))
      }
      #expect(error?.description.hasPrefix("cannot make the folder '\(place)") == true)
    }
  }

  private func attributes() throws -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: try folder.files().map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
        let identity = [attributes[.systemFileNumber], attributes[.modificationDate]]
        return (name, identity.map { String(describing: $0) })
      }
    )
  }
}
