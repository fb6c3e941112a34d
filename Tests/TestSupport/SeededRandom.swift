import Support

/// Random numbers that are the same on every run.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var stream: SplitMix64

  /// The sequence that belongs to a seed.
  public init(seed: UInt64) { stream = SplitMix64(seed: seed) }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { stream.next() }
}
