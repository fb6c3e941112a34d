import Authoring
import CurriculumBundle
import Support

/// A hundred learners who have come to different items of a course, each on a way of its own.
///
/// They know all access codes and earn all stars. Most go on in the order of the course, now and then one chooses
/// another episode that is unlocked. The same course gives the same learners.
struct LearnerSample: Sendable {
  /// How many of them see each episode next, by its full id.
  let next: [ItemPath: Int]
  /// Everything that the result depends on.
  private let steps: [Step]

  /// How many there are.
  static let count = ways * stops
  private static let ways = 10
  private static let stops = 10
  /// Of so many choices one is not the next episode in order.
  private static let detour: UInt64 = 4

  /// The facts of an item that decide what is unlocked when.
  private struct Step: Sendable, Equatable {
    let path: ItemPath
    let lock: Lock
    let isOptional: Bool
    let stars: Int
    let accessKey: String?

    init(_ item: UnlockRules.Item) {
      (path, lock, isOptional) = (item.path, item.lock, item.isOptional)
      (stars, accessKey) = (item.starCount, item.accessKey)
    }
  }

  /// The learners of a course, drafts included; the earlier ones where no lock has changed.
  init(of authored: AuthoredCurriculum, after earlier: LearnerSample?) {
    let rules = UnlockRules(authored.outlineOfEverything)
    steps = rules.items.map(Step.init)
    next = earlier?.steps == steps ? earlier?.next ?? [:] : Self.next(rules)
  }

  private static func next(_ rules: UnlockRules) -> [ItemPath: Int] {
    let codes = rules.accessKeys
    var next: [ItemPath: Int] = [:]
    for way in 0..<ways {
      var map = rules.map(for: LearnerProgress(accessCodes: codes))
      var (open, random) = (Array(map.openEpisodes.reversed()), SplitMix64(seed: UInt64(way)))
      let length = rules.episodePaths.count
      // Each way is walked once; a learner has come to each of its stops.
      var stops = (0..<Self.stops).map { _ in Int(random.next() % UInt64(max(1, length))) }.sorted()
      for done in 0... {
        while stops.first == done || (open.isEmpty && !stops.isEmpty) {
          stops.removeFirst()
          if let episode = map.resumeEpisode { next[episode, default: 0] += 1 }
        }
        guard !open.isEmpty, !stops.isEmpty else { break }
        // The next one in order is the last of the list.
        let index = random.next() % detour == 0 ? Int(random.next() % UInt64(open.count)) : open.count - 1
        open.swapAt(index, open.count - 1)
        open += map.finish(open.removeLast(), stars: StarCount.mostAtOnce).reversed()
      }
    }
    return next
  }
}
