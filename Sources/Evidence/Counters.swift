/// Numbers that are counted up in several places at once, and added when these are done.
package protocol Counters {
  /// Nothing counted yet.
  init()

  /// Everything that is counted, in a fixed order.
  var counters: [Int] { get set }
}

extension Counters {
  /// What two parts of a run counted together.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.counters = zip(left.counters, right.counters).map(+)
    return sum
  }

  /// What was counted, from its numbers in their order; nil where they are not so many.
  package init?(counters: [Int]) {
    self.init()
    guard counters.count == self.counters.count else { return nil }
    self.counters = counters
  }
}
