internal import Linting
internal import Synchronization

/// What a run found in episodes so far, before what earlier runs left in the cache: the same episode as an older commit
/// has it is not proven again.
final class RunMemory: LintMemory {
  private let cache: ProofCache?
  private let found = Mutex<[LintKey: [UInt8]]>([:])

  /// A memory for one run, in front of a cache if there is one.
  init(before cache: ProofCache?) { self.cache = cache }

  func recall(_ key: LintKey) -> [UInt8]? { found.withLock { $0[key] } ?? cache?.recall(key) }

  func keep(_ bytes: [UInt8], under key: LintKey) {
    found.withLock { $0[key] = bytes }
    cache?.keep(bytes, under: key)
  }
}
