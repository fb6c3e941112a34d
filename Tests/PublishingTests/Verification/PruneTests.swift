import Commands
import CurriculumBundle
import Foundation
import Publishing
import TestSupport
import Testing

/// `hornbook prune`: which content goes, and that nothing else does.
struct PruneTests {
  private let folder: TemporaryDirectory
  private let store: BundleStore

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore(folder.path)
  }

  /// Publishes contents, each as the next version: `Text 0.` as 1.0.0, `Text 1.` as 1.0.1.
  private func publish(_ numbers: Range<Int>, on channel: Channel = .stable) throws {
    for number in numbers {
      var stamp = Samples.stamp("1.0.\(number)")
      stamp.channel = channel
      _ = try store.publish(try Samples.bundle(text: "Text \(number)."), as: stamp)
    }
  }

  private func version(_ patch: Int) -> SemanticVersion { SemanticVersion(1, 0, patch) }

  /// Which versions still have all of their content.
  private var whole: [Int] {
    get throws {
      try store.history().releases.filter { release in
        (try? store.site.curriculum(of: store.site.index(of: release))) != nil
      }.map(\.version.patch)
    }
  }

  @Test("the newest ten of a channel keep their content, all keep their versions, and the others are recorded")
  func usual() throws {
    try publish(0..<13)
    let before = try folder.files()
    let pruning = try store.prune(keeping: Retention.usual)
    #expect(pruning.versions == [0, 1, 2].map(version))
    // The second module is the same in all of them.
    #expect(pruning.files.count == 6)
    #expect(try whole == Array(3..<13))
    #expect(try store.site.removed() == RemovedContent(pruned: [0, 1, 2].map(version)))
    let gone = Set(before).subtracting(try folder.files())
    #expect(gone == Set(pruning.files.map(\.path)))
    let verification = try SiteVerification(store.site)
    #expect(verification.problems == [] && verification.prunedCount == 3 && verification.releaseCount == 10)
    #expect(try store.prune(keeping: Retention.usual).isEmpty)
    #expect(throws: PublishingError.self) { try publish(0..<1) }
  }

  @Test("what a channel offers to older apps, and the newest of each channel, is kept whatever is asked")
  func offered() throws {
    let beta = try #require(Channel("beta"))
    try publish(0..<2)
    var newer = Samples.curriculum()
    let poll = Card(id: "poll", content: .poll(PollCard(text: "How?", answers: ["a", "b"])))
    newer.modules[0].blocks[0].episodes[0].cards.append(poll)
    _ = try store.publish(PublishedBundle(newer), as: Samples.stamp("1.0.2"))
    try publish(3..<6, on: beta)
    #expect(try store.history().channels[.stable]?.offers?.map(\.version) == [version(1)])
    #expect(try store.prune(keeping: 0).versions == [0, 3, 4].map(version))
    #expect(try whole == [1, 2, 5])
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("a rehearsal names the same and deletes nothing")
  func rehearsal() throws {
    try publish(0..<4)
    let before = try folder.files()
    let rehearsal = try store.prune(keeping: 1, isRehearsal: true)
    #expect(try folder.files() == before)
    #expect(rehearsal.byteCount > 0)
    #expect(try store.prune(keeping: 1) == rehearsal)
  }

  @Test("versions are recorded before anything is deleted, and a prune that was ended early is repeated")
  func killed() throws {
    struct Killed: Error {}
    try publish(0..<4)
    let before = try folder.files()
    let killed = BundleStore(folder.path) { bytes, path in
      #expect(path.hasSuffix("/removed.json"))
      #expect(try folder.files() == before)
      try AtomicFile.write(bytes, to: path)
      throw Killed()
    }
    #expect(throws: Killed.self) { try killed.prune(keeping: 1) }
    // Nobody takes for damage what is half gone.
    let index = try #require(try store.history().releases.first).index.path
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(index)")
    #expect(try SiteVerification(store.site).problems == [])
    let pruning = try store.prune(keeping: 1)
    #expect(pruning.versions == [] && pruning.files.count == 5)
    #expect(try whole == [3])
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("where a file of a release that is kept is damaged, nothing is deleted", arguments: [0, 1, 2])
  func damaged(number: Int) throws {
    try publish(0..<4)
    let latest = try #require(try store.history().latest)
    let index = try store.site.index(of: latest)
    let path = number == 0 ? latest.index.path : index.modules[number - 1].content.path
    try folder.write("half", to: path)
    let before = try folder.files()
    let error = #expect(throws: (any Error).self) { try store.prune(keeping: 1) }
    #expect(error.map { "\($0)".contains("nothing is deleted") && "\($0)".contains(path) } == true)
    #expect(try folder.files() == before)
  }

  @Test("content that no release names goes, and what is not content stays")
  func leftovers() throws {
    try publish(0..<1)
    let left = ContentDigest.reference(to: Array("{}".utf8)).path
    try folder.write("{}", to: left)
    try folder.write("mine", to: "content/notes.txt")
    let pruning = try store.prune(keeping: 1)
    #expect(pruning.versions == [] && pruning.files.map(\.path) == [left] && pruning.byteCount == 2)
    #expect(try folder.files().contains("content/notes.txt"))
    #expect(try !folder.files().contains("removed.json"))
  }

  @Test("content of a pruned release that is published again is written again, and the record goes")
  func publishedAgain() throws {
    try publish(0..<3)
    _ = try store.prune(keeping: 1)
    #expect(try whole == [2])
    _ = try store.publish(try Samples.bundle(text: "Text 0."), as: Samples.stamp("1.1.0"))
    #expect(try whole == [0, 2, 0])
    #expect(try store.site.removed() == RemovedContent(pruned: [version(1)]))
    #expect(try SiteVerification(store.site).problems == [])
    _ = try store.prune(keeping: 1)
    #expect(try whole == [0, 0])
    _ = try store.prune(keeping: 0)
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("a pruned version is named as that to whoever wants its content")
  func messages() throws {
    try publish(0..<3)
    _ = try store.prune(keeping: 1)
    let first = try #require(try store.history().releases.first)
    let error = #expect(throws: (any Error).self) { try store.site.index(of: first) }
    #expect(error.map { "\($0)".contains("the content of 1.0.0 was pruned from ") } == true, "\(error as Any)")
  }

  @Test("a withdrawn file is named as that to whoever wants it")
  func withdrawn() throws {
    try publish(0..<1)
    let manifest = try #require(try store.history().latest)
    let index = try store.site.index(of: manifest)
    let content = index.modules[0].content.path
    let withdrawal = RemovedContent.Withdrawal(item: "a/b/c", because: "it is not ours", content: [content])
    try store.write(RemovedContent(withdrawn: [withdrawal]))
    try store.delete([try #require(ContentPath(content))])
    let error = #expect(throws: (any Error).self) { try store.site.curriculum(of: index) }
    #expect(error.map { "\($0)".contains("'a/b/c' is withdrawn, because it is not ours") } == true)
    // What may be missing does not keep anybody from pruning.
    #expect(try store.prune(keeping: 1).isEmpty)
  }
}
