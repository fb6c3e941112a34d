import Execution

/// What the options of a run come to inside the machine: where things begin that CPython has otherwise in every run.
///
/// Under seed 0, that of apps, all of it is zero. Random numbers do not depend on the hash seed, since apps show
/// everyone the same ones.
struct RunConditions {
  /// The key of the hashes of strings and bytes.
  let hashKey: HashKey
  /// By how much the seed of `random` differs from the one that apps use.
  let draws: UInt32

  init(_ options: RunOptions) {
    hashKey = HashKey(seed: options.hashSeed)
    draws = options.drawSeed
  }

  /// The nanoseconds by which the clock is ahead at the start of a run: none under seed 0, days to years under others.
  var clockStart: Int { Int(hashKey.first % 5000) * 100_003_000_000_000 }

  /// How many times as long as under seed 0 a step takes, on the clock.
  var slowness: Int { 1 + Int(hashKey.first % 97) }

  /// By what the hashes of objects differ from those under seed 0, as these depend on places in memory.
  var objectMask: Int { Int(hashKey.second >> 28 & 0xFFFF) }

  /// By how much the places of things in memory are higher than under seed 0.
  var memoryStart: Int { Int(hashKey.second & 0xFFF) << 24 }
}

/// The key of SipHash that belongs to a hash seed.
struct HashKey {
  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0

  /// The key for a seed, drawn as CPython draws it (`lcg_urandom` in Python/bootstrap_hash.c); 0 has the zero key.
  init(seed: UInt32) {
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
}
