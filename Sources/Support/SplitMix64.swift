/// A stream of random numbers, the same on every device.
///
/// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014.
package struct SplitMix64 {
  private var state: UInt64

  /// A generator that begins with a seed.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    defer { state &+= Self.increment }
    return Self.following(state)
  }

  /// The number that a generator with a state gives next.
  @inlinable package static func following(_ state: UInt64) -> UInt64 { mixed(state &+ increment) }

  /// By how much the state grows with each number: 2^64 divided by the golden ratio.
  @inlinable package static var increment: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// A number of which each bit depends on all bits of another.
  @inlinable package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
