/// How far a value is from those that the checks of a task give, the nearest first.
///
/// Values that are inside are tried first. The others are tried where no such value tells a wrong program from a right
/// one. What is farther than all of these is never tried, since the task may not be made for it.
enum DomainDistance: Int, Comparable, CaseIterable {
  /// Such as the checks give.
  case inside
  /// A little smaller, larger, longer or shorter, but of the same order.
  case near
  /// At a bound that a right program writes out, or in an order that no check has.
  case far
  /// Zero, or a negative number where a right program decides about such, and no check gives one.
  case farthest

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Sequence<DomainDistance?> {
  /// The largest distance; nil where one of them is too far.
  var farthest: DomainDistance? {
    var result = DomainDistance.inside
    for distance in self {
      guard let distance else { return nil }
      result = distance > result ? distance : result
    }
    return result
  }
}
