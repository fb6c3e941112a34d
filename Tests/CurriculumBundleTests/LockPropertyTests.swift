import CurriculumBundle
import CurriculumSamples
import JSON
import TestSupport
import Testing

/// The engine against a naive reading of the same rules, on curricula at random.
@Suite("Locks of random curricula")
struct LockPropertyTests {
  static let seeds: Range<UInt64> = 0..<2000

  @Test("on every way through a curriculum the open episodes are those of the naive fix-point, step by step")
  func agreesWithNaive() throws {
    var (states, shut) = (0, 0)
    for seed in Self.seeds {
      let curriculum = RandomCurriculum.make(seed: seed)
      let (naive, rules) = (NaiveLocks(curriculum), UnlockRules(curriculum))
      let published = try UnlockRules(Self.index(of: curriculum, rules))
      var random = SeededRandom(seed: seed)
      var learner = NaiveLocks.Learner(hasCodes: seed % 4 != 0)
      var progress = LearnerProgress(accessCodes: learner.hasCodes ? ["CODE"] : [])
      var map = rules.map(for: progress)
      while true {
        let open = naive.open(for: learner)
        #expect(map.openEpisodes == open, "seed \(seed), finished \(learner.finished)")
        #expect(rules.map(for: progress).openEpisodes == open, "seed \(seed), from progress")
        #expect(published.map(for: progress).openEpisodes == open, "seed \(seed), from the index")
        states += 1
        let candidates = open.filter { !learner.finished.contains($0) }
        guard let next = candidates.randomElement(using: &random), states % 100 != 99 else { break }
        let stars = rules[next]?.starCount == 0 ? 0 : Int.random(in: 1...3, using: &random)
        learner.finished.insert(next)
        learner.stars[next] = stars
        progress.finishedEpisodes.insert(next)
        progress.earn(stars, for: next)
        let opened = map.finish(next, stars: stars)
        #expect(opened == naive.open(for: learner).filter { !open.contains($0) }, "seed \(seed), after \(next)")
      }
      shut += rules.episodePaths.count - map.openEpisodes.count
    }
    #expect(states > 5_000 && shut > 1_000, "\(states) states, \(shut) shut")
  }

  @Test("an item is shut exactly when there is a reason, and every reason is true")
  func reasonsAreTrue() {
    var reasons = 0
    for seed in Self.seeds {
      let curriculum = RandomCurriculum.make(seed: seed)
      let (naive, rules) = (NaiveLocks(curriculum), UnlockRules(curriculum))
      var random = SeededRandom(seed: seed)
      var learner = NaiveLocks.Learner(hasCodes: seed % 4 != 0)
      var map = rules.map(for: LearnerProgress(accessCodes: learner.hasCodes ? ["CODE"] : []))
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        guard let next = map.openEpisodes.filter({ !map.isFinished($0) }).randomElement(using: &random) else { break }
        learner.finished.insert(next)
        _ = map.finish(next)
      }
      for item in rules.items {
        #expect(map.isFinished(item.path) == naive.isFinished(item.path, learner), "seed \(seed), \(item.path)")
        #expect(map.isOpen(item.path) == map.whyShut(item.path).isEmpty, "seed \(seed), \(item.path)")
        for reason in map.whyShut(item.path) {
          reasons += 1
          switch reason {
          case .waitsFor(let other): #expect(!naive.isFinished(other, learner), "seed \(seed)")
          case .waitsForOne(let others): #expect(!others.contains { naive.isFinished($0, learner) }, "seed \(seed)")
          case .needsStars(let count, _): #expect(count > 0)
          case .needsAccessCode: #expect(!learner.hasCodes)
          }
        }
      }
    }
    #expect(reasons > 2_000)
  }

  @Test("what a simulated learner never gets to is what brute force never opens")
  func neverOpens() {
    var count = 0
    for seed in Self.seeds {
      let curriculum = RandomCurriculum.make(seed: seed)
      let never = LearnerSimulation(.doesEverything, UnlockRules(curriculum)).neverOpen
      #expect(never == NaiveLocks(curriculum).neverOpen, "seed \(seed)")
      if !never.isEmpty { count += 1 }
    }
    #expect(count > 200)
  }

  /// The index as it is published, through its JSON.
  private static func index(of curriculum: Curriculum, _ rules: UnlockRules) throws -> BundleIndex {
    let open = Lock(after: nil, allOf: [])
    let modules = curriculum.modules.map { module in
      let path = ItemPath(module.id)
      let blocks = module.blocks.map { block in
        let path = path.appending(block.id)
        let episodes = block.episodes.map { EpisodeOutline($0, lock: rules[path.appending($0.id)]?.lock ?? open) }
        return BlockOutline(block, lock: rules[path]?.lock ?? open, episodes: episodes)
      }
      return ModuleOutline(
        module, number: 1, access: module.access.map { AccessDigest(salt: "", sha256: $0) },
        lock: rules[path]?.lock ?? open, content: ContentReference(sha256: "", size: 2),
        blocks: blocks)
    }
    let index = BundleIndex(
      title: "C", locale: "en", minimumClient: SemanticVersion(1, 0, 0), order: curriculum.order, modules: modules)
    return try JSONValueDecoder().decode(BundleIndex.self, from: JSONValueEncoder().encode(index))
  }
}
