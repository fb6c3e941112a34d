/// Numbers that are counted up in several places at once, and added when these are done.
package protocol Counters {
  /// Nothing counted yet.
  init()

  /// Visits every number that is counted, once, beside the same number of others.
  ///
  /// Adding and keeping take them in this order. Each is named in the code and not through a key path: parts of a run
  /// are added one after the other, thousands of them.
  mutating func visit(beside others: Self, _ body: (inout Int, Int) -> Void)
}

extension Counters {
  /// Every number, in the order of visits.
  package var numbers: [Int] {
    var (numbers, copy) = ([Int](), self)
    copy.visit(beside: self) { _, number in numbers.append(number) }
    return numbers
  }

  /// Adds what another part of the run counted.
  package static func += (left: inout Self, right: Self) { left.addNumbers(of: right) }

  /// Adds every number that another part of the run counted, and nothing else.
  package mutating func addNumbers(of other: Self) { visit(beside: other) { $0 += $1 } }
}
