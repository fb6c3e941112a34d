public import Execution
public import Grading

/// What a run of a program came to.
///
///     {"ending": {"finished": {"status": 0}}, "output": "25", "steps": 1, "bytes": 2, "chances": 0}
public struct RunEvidence: Sendable, Hashable, Codable {
  /// How it ended.
  public let ending: Ending
  /// What was printed on standard output, without the line ends that close it.
  public let output: String
  /// How many lines with nothing on them were printed, where that is all; nil for another output, and for none.
  public let emptyLines: Int?
  /// Steps spent.
  public let steps: Int
  /// The largest number of bytes that were held at once.
  public let bytes: Int
  /// What it asked for that may differ between runs.
  public let chances: Chance

  init(_ outcome: Outcome) {
    ending = outcome.ending
    output = Observation.withoutClosingLineEnds(outcome.standardOutput)
    emptyLines = Observation.emptyLines(in: outcome.standardOutput)
    steps = outcome.steps
    bytes = outcome.peakMemory
    chances = outcome.chances
  }

  /// What a learner sees of it; nil when it was stopped at a limit of its budget.
  public var seen: Observation? { Observation(output: output, ending, emptyLines: emptyLines) }
}
