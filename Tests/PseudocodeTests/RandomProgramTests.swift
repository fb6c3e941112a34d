import TestSupport
import Testing

/// Random programs come to the same here and in a second reading of the reference sheet, run by the real `python3`.
@Suite("Random programs in pseudocode", .enabled(if: TestRun.hasJudges))
struct RandomProgramTests {
  /// 2,000 in `make fuzz`.
  private static let count = TestRun.rounds(100)

  @Test("random programs come to what their translations come to")
  func agree() throws {
    let programs = try PseudocodeJudge.randomPrograms(from: 1, count: Self.count)
    let verdicts = try PseudocodeJudge.results(of: programs)
    try #require(programs.count == Self.count && verdicts.count == Self.count)
    for (program, verdict) in zip(programs, verdicts) {
      let ours = program.ours.result
      #expect(ours.agrees(with: verdict), "\(program.source)\n\(program.input) \(program.grid ?? [])")
    }
    let ends = verdicts.count { $0.kind == nil }
    #expect(ends * 2 > Self.count, "\(ends) of \(Self.count) programs come to their ends")
    #expect(Set(verdicts.compactMap(\.kind)).count >= 10)
  }
}
