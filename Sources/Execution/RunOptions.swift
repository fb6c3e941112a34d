/// What a run depends on besides its program, its input and its budget.
///
/// Apps run every program under the same options, all zero. Runs under other ones show whether an output depends on
/// what CPython has otherwise in every run.
///
///     RunOptions(hashSeed: 77)    // the order of sets, places in memory and the clock of another run
public struct RunOptions: Sendable {
  /// What `PYTHONHASHSEED` is for CPython.
  ///
  /// Hashes of strings are drawn from it, and with them the order of sets; under another seed places in memory and the
  /// clock begin elsewhere, too.
  public var hashSeed: UInt32
  /// What the seed of `random` depends on where the program gives none.
  public var drawSeed: UInt32
  /// What runs hand on to each other, which changes nothing of what they do; nil to ask the system for all anew.
  public var memory: RunMemory?
  /// Tells that the run is given up; nil for a run that never is.
  ///
  /// It is asked every few milliseconds. Once it is true it has to stay true: the run is stopped then as one that has
  /// spent its steps, and its outcome is worth nothing.
  public var isCancelled: (@Sendable () -> Bool)?

  /// Options from their parts, by default those of apps.
  public init(
    hashSeed: UInt32 = 0, drawSeed: UInt32 = 0, memory: RunMemory? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.hashSeed = hashSeed
    self.drawSeed = drawSeed
    self.memory = memory
    self.isCancelled = isCancelled
  }
}
