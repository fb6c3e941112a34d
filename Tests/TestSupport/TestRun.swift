import Foundation

/// Which tests run: all of them, or only those of `make test-fast`.
///
/// A suite that is left out there says so by a trait, and why by what it lacks:
///
///     @Suite("Random programs", .enabled(if: TestRun.hasJudges))
///     @Suite("Publishers that are killed", .enabled(if: TestRun.hasTime))
public enum TestRun {
  /// Whether outside judges may be asked: programs that are no part of this package and say whether we are right.
  public static let hasJudges = !isFast
  /// Whether fuzzers and long suites run: what takes more than some seconds.
  public static let hasTime = !isFast

  /// The rounds of a test with drawn input: as many as it says, and `HORNBOOK_ROUNDS` times as many in `make fuzz`.
  public static func rounds(_ count: Int) -> Int { count * roundFactor }

  /// Every nth of many samples, which stand for the rest, and all of them in `make fuzz` and `make sanitize`.
  public static func share<Sample>(of samples: [Sample], oneIn nth: Int) -> [Sample] {
    roundFactor > 1 ? samples : samples.indices.filter { $0.isMultiple(of: nth) }.map { samples[$0] }
  }

  private static let roundFactor =
    ProcessInfo.processInfo.environment["HORNBOOK_ROUNDS"].flatMap { Int($0) } ?? 1
  private static let isFast = ProcessInfo.processInfo.environment["HORNBOOK_FAST_TESTS"] != nil
}
