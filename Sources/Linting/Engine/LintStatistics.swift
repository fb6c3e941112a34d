/// What a run of the linter looked at.
public struct LintStatistics: Sendable, Hashable {
  /// Files read.
  public var files = 0
  /// Cards checked.
  public var cards = 0
  /// Programs run, each once however many rules asked.
  public var programs = 0
  /// Steps that the programs took together.
  public var steps = 0
  /// Executors whose result, and questions whose key, were compared with what really happens, and tasks all of whose
  /// solutions are right; not those whose program was stopped, or reads input that the card has not, which are findings.
  public var proven = 0
  /// Cards that no run can prove: questions of which their authors say so, and code in a language that is only shown.
  public var unproven = 0

  /// Nothing looked at yet.
  public init() {}

  /// Adds what another part of the run looked at.
  public static func += (left: inout LintStatistics, right: LintStatistics) {
    left.files += right.files
    left.cards += right.cards
    left.programs += right.programs
    left.steps += right.steps
    left.proven += right.proven
    left.unproven += right.unproven
  }
}
