/// How many wrong variants of solutions the checks of their tasks tell from right programs.
public struct MutantCounts: Sendable, Hashable, Counters {
  /// Variants that a check refuses.
  public var killed = 0
  /// Variants that pass all checks and are proven to be wrong.
  public var survivors = 0
  /// Variants that pass all checks and did the same as the solution wherever they were tried.
  public var equivalent = 0
  /// Variants that were stopped, or could not be tried on all inputs, before anything was said.
  public var outOfReach = 0

  /// How many there were.
  public var count: Int { killed + survivors + equivalent + outOfReach }

  /// None tried yet.
  public init() {}

  /// Everything that is counted, in a fixed order.
  var counters: [Int] {
    get { [killed, survivors, equivalent, outOfReach] }
    set { (killed, survivors, equivalent, outOfReach) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}
