/// What became of the mutants of solutions on the checks of their tasks.
///
///     {"killed": 9, "survived": 3, "equivalent": 0, "timedOut": 0, "notRun": 0}
public struct MutantCounts: Sendable, Hashable, Codable, Counters {
  /// Mutants that fail a check.
  public var killed = 0
  /// Mutants that pass all checks and are proven to be wrong.
  public var survived = 0
  /// Mutants that did the same as the solution wherever they were run.
  public var equivalent = 0
  /// Mutants that were stopped before a check could fail, perhaps in a loop without end.
  public var timedOut = 0
  /// Mutants that were not run, or on no input but those of the checks, which they pass.
  public var notRun = 0

  /// How many there were.
  public var count: Int { numbers.reduce(0, +) }

  /// None tried yet.
  public init() {}

  /// Visits every number that is counted.
  package mutating func visit(beside others: Self, _ body: (inout Int, Int) -> Void) {
    body(&killed, others.killed)
    body(&survived, others.survived)
    body(&equivalent, others.equivalent)
    body(&timedOut, others.timedOut)
    body(&notRun, others.notRun)
  }
}
