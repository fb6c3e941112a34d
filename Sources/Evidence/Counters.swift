/// Numbers that are counted up in several places at once, and added when these are done.
package protocol Counters {
  /// Nothing counted yet.
  init()

  /// Every number that is counted, once; adding and keeping take them in this order.
  static var counted: [any WritableKeyPath<Self, Int> & Sendable] { get }
}

extension Counters {
  /// Adds what another part of the run counted.
  package static func += (left: inout Self, right: Self) { left.addNumbers(of: right) }

  /// Adds every number that another part of the run counted, and nothing else.
  package mutating func addNumbers(of other: Self) {
    for number in Self.counted { self[keyPath: number] += other[keyPath: number] }
  }
}
