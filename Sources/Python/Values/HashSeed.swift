import Synchronization

/// What `PYTHONHASHSEED` is for CPython: the number from which the hashes of texts and bytes are drawn, and with them
/// the order of sets.
///
/// Programs run under 0, as apps run them; a second run under another seed shows whether an output hangs on that order.
/// So that it shows the same of places in memory and of the clock, these begin elsewhere then, too. Random numbers are
/// for themselves, since apps show everyone the same ones: `draws` is the seed of generators that nobody gives another
/// one.
enum HashSeed {
  /// The key of SipHash that belongs to a seed.
  struct Key: Sendable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    /// By how much the seed of `random` differs from the one that apps use.
    let draws: UInt32

    /// The key for a seed, drawn as CPython draws it (`lcg_urandom` in Python/bootstrap_hash.c); 0 has the zero key.
    init(_ seed: UInt32 = 0, draws: UInt32 = 0) {
      self.draws = draws
      guard seed != 0 else { return }
      var state = seed
      func word() -> UInt64 {
        (0..<8).reduce(0) { word, place in
          state = state &* 214_013 &+ 2_531_011
          return word | UInt64(state >> 16 & 0xFF) << UInt64(8 * place)
        }
      }
      first = word()
      second = word()
    }

    /// The nanoseconds that the clock is ahead at the start of a run: none under seed 0, days to years under others.
    var clockStart: Int { Int(first % 5000) * 100_003_000_000_000 }

    /// How many times as long as under seed 0 a step takes, on the clock.
    var slowness: Int { 1 + Int(first % 97) }

    /// What the hashes of objects differ by from those under seed 0, as these hang on places in memory.
    var objectMask: Int { Int(second >> 28 & 0xFFFF) }

    /// By how much the places of things in memory are higher than under seed 0.
    var memoryStart: Int { Int(second & 0xFFF) << 24 }
  }

  /// The key of the run on this thread.
  @inline(__always)
  static var current: Key { others.load(ordering: .relaxed) == 0 ? Key() : key }

  /// Does something under a seed of hashes and one of random numbers.
  static func with<Result>(_ seed: UInt32, draws: UInt32, _ work: () -> Result) -> Result {
    guard seed != 0 || draws != 0 else { return work() }
    others.add(1, ordering: .relaxed)
    defer { others.subtract(1, ordering: .relaxed) }
    return $key.withValue(Key(seed, draws: draws), operation: work)
  }

  @TaskLocal private static var key = Key()
  /// How many runs under seeds other than 0 there are now, so that all the others need not look for theirs.
  private static let others = Atomic<Int>(0)
}
