import Commands
import CurriculumBundle
import CurriculumSamples
import Publishing
import TestSupport
import Testing

/// Lessons and images that are taken back from everybody.
struct WithdrawalTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
  private static let jpg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 4]
  private static let hello = WithdrawnItem.lesson("training/printing/say-hello")
  private static let picture = WithdrawnItem.image("assets/a.png")
  private static let beta = Channel("beta") ?? .stable

  private let folder: TemporaryDirectory
  private let store: BundleStore

  init() throws {
    folder = try TemporaryDirectory()
    store = BundleStore("\(folder.path)/dist")
  }

  /// A curriculum whose first lesson has a badge with a picture, and its second one another.
  private static func curriculum(_ text: String, level: Int = 0) -> Curriculum {
    var curriculum = Samples.curriculum(text: text)
    curriculum.modules[0].blocks[0].episodes[0].badge = Badge(title: "Hello", image: "assets/a.png")
    curriculum.modules[0].blocks[1].episodes[0].badge = Badge(title: "Again", image: "assets/b.jpg")
    if level > 0 {
      let poll = PollCard(text: "How?", answers: ["a", "b"])
      curriculum.modules[1].blocks[0].episodes[0].cards.append(Card(id: "mood", content: .poll(poll)))
    }
    return curriculum
  }

  @discardableResult
  private func publish(
    _ text: String, _ version: String, on channel: Channel = .stable, level: Int = 0, in store: BundleStore? = nil
  ) throws -> Release {
    let store = store ?? self.store
    var earlier: EarlierRelease?
    if let latest = try store.history().latest {
      let index = try store.site.index(of: latest)
      earlier = EarlierRelease(index, try store.site.curriculum(of: index))
    }
    let bundle = try PublishedBundle(
      Self.curriculum(text, level: level),
      assets: [
        PublishedAsset(path: "assets/a.png", bytes: Self.png), PublishedAsset(path: "assets/b.jpg", bytes: Self.jpg),
      ],
      after: earlier)
    var stamp = Samples.stamp(version)
    stamp.channel = channel
    return try store.publish(bundle, as: stamp)
  }

  private func withdraw(_ item: WithdrawnItem, in store: BundleStore? = nil) throws -> WithdrawalPlan {
    try (store ?? self.store).withdraw(item, because: "it is not ours", toolVersion: "1").0
  }

  /// All bytes of content as one text.
  private func contents() throws -> String {
    try folder.files().filter { $0.hasPrefix("dist/content/") }
      .map { String(decoding: try folder.read($0), as: UTF8.self) }.joined()
  }

  @Test("an image: the next release shows words in its place, and no file has its bytes")
  func image() throws {
    try publish("One.", "1.0.0")
    try publish("Two.", "1.0.1")
    let withdrawal = try withdraw(Self.picture)
    #expect(withdrawal.replacements.map(\.version.description) == ["1.0.1"])
    let manifest = try #require(try store.currentManifest())
    #expect(manifest.version == SemanticVersion(1, 0, 2) && manifest.sequence == 3)
    #expect(manifest.because == "it is not ours")
    let index = try store.site.index(of: manifest)
    #expect(index.assets?.keys.sorted() == ["assets/b.jpg"])
    let rest = try store.site.curriculum(of: index)
    #expect(rest.assetPaths == ["assets/b.jpg"])
    #expect(rest.modules[0].blocks[0].episodes[0].badge == Badge(title: "Hello"))
    #expect(try !folder.files().contains { $0.hasSuffix(".png") })
    #expect(try folder.files().contains { $0.hasSuffix(".jpg") })
    #expect(try store.site.removed().withdrawn?.map(\.item) == ["assets/a.png"])
    #expect(try SiteVerification(store.site).problems == [])
  }

  @Test("a lesson: the next release is without it, no file has its text, and learners keep the rest")
  func lesson() throws {
    try publish("A secret.", "1.0.0")
    try publish("A secret, again.", "1.1.0", on: Self.beta)
    let withdrawal = try withdraw(Self.hello)
    #expect(withdrawal.replacements.map(\.manifest.version.description) == ["1.0.1", "1.1.1"])
    #expect(try !contents().contains("secret"))
    for channel in [Channel.stable, Self.beta] {
      let manifest = try #require(try store.site.manifest(at: channel.path))
      let index = try store.site.index(of: manifest)
      let rest = try store.site.curriculum(of: index)
      #expect(rest.modules[0].blocks.map(\.id) == ["more"])
      let progress = LearnerProgress(finishedEpisodes: ["training/printing/say-hello"]).following(index.ids ?? IDMap())
      #expect(UnlockRules(index).map(for: progress).isOpen("training/more/again"))
    }
  }

  @Test("a release that two channels offer is replaced once, and older apps get a replacement of theirs")
  func channels() throws {
    try publish("One.", "1.0.0")
    try publish("Two.", "2.0.0", on: Self.beta, level: 1)
    try publish("Two.", "2.0.0", level: 1)
    let before = try #require(try store.currentManifest())
    #expect(before.offered.map(\.version.description) == ["2.0.0", "1.0.0"])
    let withdrawal = try withdraw(Self.hello)
    #expect(withdrawal.replacements.map(\.manifest.version.description) == ["1.0.1", "2.0.1"])
    let stable = try #require(try store.currentManifest())
    #expect(stable.offered.map(\.version.description) == ["2.0.1", "1.0.1"])
    #expect(stable.sequence > before.sequence)
    #expect(try store.site.manifest(at: Self.beta.path)?.version.description == "2.0.1")
    #expect(stable.release(for: SemanticVersion(1, 0, 0))?.version.description == "1.0.1")
  }

  @Test("where no version is free between two, the newer one rises, too")
  func noVersionBetween() throws {
    try publish("One.", "1.0.0")
    try publish("Two.", "1.0.1", level: 1)
    var without = Self.curriculum("Three.", level: 1)
    without.modules[0].blocks[0].episodes[0].badge = nil
    _ = try store.publish(try PublishedBundle(without), as: Samples.stamp("1.0.2"))
    let withdrawal = try withdraw(Self.picture)
    #expect(withdrawal.replacements.map(\.manifest.version.description) == ["1.0.3", "1.0.4"])
    let manifest = try #require(try store.currentManifest())
    #expect(manifest.offered.map(\.version.description) == ["1.0.4", "1.0.3"])
    let index = try store.site.index(of: manifest)
    #expect(try store.site.curriculum(of: index).modules.last == without.modules.last)
  }

  @Test("a pre-release stays one")
  func preRelease() throws {
    try publish("One.", "1.1.0-beta.1", on: Self.beta)
    #expect(try withdraw(Self.hello).replacements.map(\.manifest.version.description) == ["1.1.0-beta.1.1"])
  }

  @Test("the same is neither published nor restored again, under whatever id")
  func forGood() throws {
    try publish("One.", "1.0.0")
    _ = try withdraw(Self.hello)
    #expect(throws: PublishingError.withdrawn(item: "training/printing/say-hello", because: "it is not ours")) {
      try publish("Other words.", "2.0.0")
    }
    var renamed = Self.curriculum("Again.")
    renamed.modules[0].blocks[0].episodes[0].id = "greet"
    renamed.modules[0].blocks[0].episodes[0].formerly = ["say-hello"]
    #expect(throws: PublishingError.self) {
      try store.publish(try PublishedBundle(renamed), as: Samples.stamp("2.0.0"))
    }
    renamed.modules[0].blocks[0].episodes[0].formerly = []
    _ = try store.publish(try PublishedBundle(renamed), as: Samples.stamp("2.0.0"))
  }

  @Test("an image is known by its bytes, under whatever path")
  func imageByBytes() throws {
    try publish("One.", "1.0.0")
    _ = try withdraw(Self.picture)
    var other = Samples.curriculum()
    other.modules[0].badge = Badge(title: "B", image: "assets/new.png")
    let same = try PublishedBundle(other, assets: [PublishedAsset(path: "assets/new.png", bytes: Self.png)])
    let refusal = PublishingError.withdrawn(
      item: "assets/a.png", because: "it is not ours", image: "assets/new.png")
    #expect(throws: refusal) {
      try store.publish(same, as: Samples.stamp("2.0.0"))
    }
    let new = try PublishedBundle(other, assets: [PublishedAsset(path: "assets/a.png", bytes: Self.jpg)])
    _ = try store.publish(new, as: Samples.stamp("2.0.0"))
  }

  @Test("a prune goes on after a withdrawal, and a withdrawal after a prune")
  func pruned() throws {
    for number in 0..<4 { try publish("Text \(number).", "1.0.\(number)") }
    _ = try store.prune(keeping: 2)
    _ = try withdraw(Self.picture)
    #expect(try SiteVerification(store.site).problems == [])
    _ = try store.prune(keeping: 1)
    #expect(try SiteVerification(store.site).problems == [])
    _ = try withdraw(Self.hello)
    #expect(try SiteVerification(store.site).problems == [])
    #expect(try store.site.removed().withdrawn?.count == 2)
    #expect(try !contents().contains("Text"))
  }

  @Test("what nobody is offered is only deleted")
  func old() throws {
    try publish("One.", "1.0.0")
    _ = try store.publish(try Samples.bundle(), as: Samples.stamp("1.0.1"))
    let before = try folder.read("dist/manifest.json")
    let withdrawal = try withdraw(Self.picture)
    #expect(withdrawal.replacements.isEmpty && withdrawal.channels.isEmpty)
    #expect(try folder.read("dist/manifest.json") == before)
    #expect(try !folder.files().contains { $0.hasSuffix(".png") })
  }

  @Test("what cannot be withdrawn is refused, and nothing changes")
  func refused() throws {
    #expect(throws: WithdrawalError.nothing) { try withdraw(Self.hello) }
    try publish("One.", "1.0.0")
    let before = try folder.files()
    #expect(throws: WithdrawalError.unknown(.image("assets/z.png"))) { try withdraw(.image("assets/z.png")) }
    #expect(throws: WithdrawalError.unknown(.lesson("a/b/c"))) { try withdraw(.lesson("a/b/c")) }
    #expect(try folder.files() == before)
  }

  @Test("lessons that only its stars unlock are named, and nothing changes")
  func stars() throws {
    var whole = Samples.curriculum()
    whole.modules[0].blocks[0].episodes[0].stars = MistakeThresholds(three: 0, two: 1)
    whole.modules[1].requiresStars = 3
    _ = try store.publish(try PublishedBundle(whole), as: Samples.stamp("1.0.0"))
    #expect(throws: WithdrawalError.unreachable(SemanticVersion(1, 0, 0), ["first-step/numbers/numbers"])) {
      try withdraw(Self.hello)
    }
    #expect(try store.site.removed() == RemovedContent())
  }

  @Test("the only lesson is not withdrawn")
  func onlyLesson() throws {
    var one = Samples.curriculum()
    one.modules = [one.modules[1]]
    one.modules[0].requires = []
    _ = try store.publish(try PublishedBundle(one), as: Samples.stamp("1.0.0"))
    #expect(throws: WithdrawalError.nothingLeft(SemanticVersion(1, 0, 0))) {
      try withdraw(.lesson("first-step/numbers/numbers"))
    }
  }

  @Test("a withdrawal that ends at any file is completed by the next one")
  func killed() throws {
    struct Killed: Error {}
    func fill(_ store: BundleStore) throws {
      try publish("One.", "1.0.0", in: store)
      try publish("Two.", "2.0.0", on: Self.beta, level: 1, in: store)
      try publish("Two.", "2.0.0", level: 1, in: store)
    }
    try fill(store)
    _ = try withdraw(Self.hello)
    let whole = Set(try folder.files().map { String($0.dropFirst("dist/".count)) })
    var writes = 0
    for end in 0... {
      let other = try TemporaryDirectory()
      try fill(BundleStore(other.path))
      var left = end
      let broken = BundleStore(other.path) { bytes, path in
        guard left > 0 else { throw Killed() }
        left -= 1
        try AtomicFile.write(bytes, to: path)
      }
      let isKilled = (try? withdraw(Self.hello, in: broken)) == nil
      if isKilled {
        writes += 1
        _ = try withdraw(Self.hello, in: BundleStore(other.path))
      }
      let files = Set(try other.files())
      #expect(files == whole, "after \(end) files: \(files.symmetricDifference(whole))")
      #expect(try SiteVerification(BundleStore(other.path).site).problems == [], "after \(end) files")
      for channel in [Channel.stable, Self.beta] {
        let offered = try #require(try BundleStore(other.path).site.manifest(at: channel.path)).offered
        for manifest in offered {
          let index = try BundleStore(other.path).site.index(of: manifest)
          #expect(index.modules.allSatisfy { $0.blocks.allSatisfy { $0.id != "printing" } }, "after \(end) files")
        }
      }
      if !isKilled { break }
    }
    #expect(writes >= 8)
  }

  @Test("40 random histories: the lesson is in no file, whatever its ids were, and nothing else is lost")
  func histories() throws {
    for seed in 0..<40 { try Self.history(UInt64(seed)) }
  }

  private static func history(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let store = BundleStore(try TemporaryDirectory().path)
    var course = EditedCourse()
    var courses: [SemanticVersion: EditedCourse] = [:]
    var finished: Set<Int> = []
    var progress = LearnerProgress()
    for step in 0..<12 {
      if step > 0 { course.edit(&random) }
      let earlier = try store.history().latest.map { try Self.earlier(of: $0, in: store) }
      let version = SemanticVersion(step + 1, 0, 0)
      _ = try store.publish(
        try PublishedBundle(course.curriculum, after: earlier), as: ReleaseStamp(version: version, toolVersion: "1"))
      courses[version] = course
      if step == 4 || step == 9 {
        let old = try #require(courses.keys.sorted().randomElement(using: &random).flatMap { courses[$0] })
        let (number, path) = try #require(
          old.episodes.compactMap { episode in episode.numbers.min().map { ($0, episode.path) } }
            .randomElement(using: &random))
        guard course.takeOut(number) else { continue }
        _ = try store.withdraw(.lesson(path), because: "a test", toolVersion: "1")
        try expectGone(number, courses, store, "seed \(seed), step \(step), \(path)")
        let current = try #require(try store.currentManifest())
        courses[current.version] = course
      }
      let manifest = try #require(try store.currentManifest())
      let index = try store.site.index(of: manifest)
      progress = progress.following(index.ids ?? IDMap())
      for number in finished {
        guard let path = course.paths[number] else { continue }
        #expect(progress.finishedEpisodes.contains(path), "seed \(seed), step \(step): \(path) is lost")
      }
      guard let next = course.episodes.first(where: { !progress.finishedEpisodes.contains($0.path) }) else { continue }
      progress.finishedEpisodes.insert(next.path)
      if next.numbers.count == 1 { finished.formUnion(next.numbers) }
    }
    #expect(finished.count > 2)
  }

  private static func earlier(of manifest: Manifest, in store: BundleStore) throws -> EarlierRelease {
    let index = try store.site.index(of: manifest)
    return EarlierRelease(index, try store.site.curriculum(of: index))
  }

  /// Of each release, the file of the module that had the lesson is gone, and all others are there.
  private static func expectGone(
    _ number: Int, _ courses: [SemanticVersion: EditedCourse], _ store: BundleStore, _ moment: String
  ) throws {
    let history = try store.history()
    for (version, course) in courses {
      guard let path = course.paths[number], let manifest = history.release(of: version) else { continue }
      let index = try store.site.index(of: manifest)
      let module = try #require(index.modules.first { $0.id == path.components.first.map(String.init) })
      #expect(try store.site.read(module.content.path) == nil, "\(moment): \(version) has it as \(path)")
    }
    #expect(try SiteVerification(store.site).problems == [], "\(moment)")
  }
}
