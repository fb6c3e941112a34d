public import CurriculumBundle
import Support

/// What a newer release does to learners: a thousand of them, simulated on the older one, are carried over.
///
/// They know all access codes. Most go on in the order of the course, now and then one chooses another episode that is
/// unlocked, and each has begun the next one; stars are drawn. The same releases give the same learners.
public struct LearnerReplay: Sendable, Equatable {
  /// How many learners each thing happens to.
  public struct Counts: Sendable, Equatable {
    /// They have finished a card, ran or answered, that is gone.
    public var lostCards = 0
    /// They have fewer stars.
    public var lostStars = 0
    /// They have lost a badge.
    public var lostBadges = 0
    /// The lesson that they had begun is gone, or nothing is left that they may go on with.
    public var lostPlaces = 0
    /// They find an episode locked that was unlocked.
    public var metLocks = 0

    /// Nothing has happened to anybody.
    public init() {}

    static func += (left: inout Counts, right: Counts) {
      left.lostCards += right.lostCards
      left.lostStars += right.lostStars
      left.lostBadges += right.lostBadges
      left.lostPlaces += right.lostPlaces
      left.metLocks += right.metLocks
    }
  }

  /// How many learners there are.
  public static let learners = ways * stops
  private static let ways = 100
  private static let stops = 10
  /// Of so many choices one is not the next episode in order.
  private static let detour: UInt64 = 4

  /// How many learners each thing happens to.
  public let counts: Counts
  /// How many learners meet each episode of the newer release locked that was unlocked for them.
  public let locked: [ItemPath: Int]

  /// Carries the learners over.
  public init(_ old: BundleIndex, _ new: BundleIndex, _ comparison: ReleaseComparison) {
    let road = Crossing(old, new, comparison)
    let walks = Array(0..<Self.ways).concurrentMap(chunk: 5) { Self.walk(UInt64($0), road) }
    var (counts, locked) = (Counts(), [Int: Int]())
    for walk in walks {
      counts += walk.counts
      for (episode, count) in walk.locked { locked[episode, default: 0] += count }
    }
    self.counts = counts
    self.locked = Dictionary(
      locked.map { (road.new.episodePaths[$0.key], $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the learners on one way meet, each of whom has come to a stop on it.
  private static func walk(_ seed: UInt64, _ road: Crossing) -> (counts: Counts, locked: [Int: Int]) {
    var traveller = Traveller(road)
    var random = SplitMix64(seed: seed)
    let length = UInt64(road.old.episodes.count)
    var stops = (0..<Self.stops).map { _ in Int(random.next() % (length + 1)) }.sorted()
    var (counts, locked) = (Counts(), [Int: Int]())
    for done in 0... {
      while let stop = stops.first, stop == done || traveller.isAtEnd {
        stops.removeFirst()
        counts += traveller.losses { locked[$0, default: 0] += 1 }
      }
      guard !stops.isEmpty else { break }
      let isDetour = random.next() % detour == 0
      traveller.finishNext(detour: isDetour ? random.next() : nil, stars: random.next())
    }
    return (counts, locked)
  }
}
