public import Evidence

/// What became of mutants of solutions on the checks of their tasks.
public struct MutantStatistics: Sendable, Hashable, Codable {
  /// All of them together.
  public let whole: MutantScore
  /// The tasks that have mutants, those with the lowest score first.
  public let tasks: [TaskScore]

  /// What became of mutants of the solutions of a task.
  public struct TaskScore: Sendable, Hashable, Codable {
    /// The full id of its card.
    public let card: String
    /// The path of its file.
    public let file: String
    /// The line on which the card begins, from 1.
    public let line: Int
    /// What became of them.
    public let mutants: MutantScore
  }

  init(_ tasks: [TaskScore]) {
    whole = MutantScore(tasks.reduce(into: MutantCounts()) { $0 += $1.mutants.counts })
    // Of the same score, more mutants that are not killed are worse; then the order of the curriculum counts.
    self.tasks = tasks.enumerated().sorted { left, right in
      let (one, other) = (left.element.mutants, right.element.mutants)
      return (one.score ?? 2, other.missed, left.offset) < (other.score ?? 2, one.missed, right.offset)
    }.map(\.element)
  }
}

/// What became of some mutants.
public struct MutantScore: Sendable, Hashable, Codable {
  /// The part that is killed of those that are not equivalent, from 0 to 1; nil where there are none.
  public let score: Double?
  /// What became of them.
  public let counts: MutantCounts

  init(_ counts: MutantCounts) {
    self.counts = counts
    let others = counts.count - counts.equivalent
    score = others == 0 ? nil : fraction(counts.killed, of: others)
  }

  /// Those that are neither killed nor equivalent.
  public var missed: Int { counts.count - counts.equivalent - counts.killed }
}
