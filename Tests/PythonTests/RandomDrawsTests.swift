import PythonSamples
import TestSupport
import Testing

/// Seeded random numbers are CPython's, drawn by every function of `random`; `make fuzz-python` draws ten thousand for
/// each of fifty seeds.
@Suite("Random numbers", .enabled(if: TestRun.hasJudges))
struct RandomDrawsTests {
  @Test("are CPython's for fifty seeds of every kind")
  func manySeeds() throws {
    #expect(RandomDraws.seeds.count == 50)
    try check(RandomDraws.programs(seeds: RandomDraws.seeds, count: 100))
  }

  @Test("are CPython's ten thousand draws on")
  func manyDraws() throws {
    try check(RandomDraws.programs(seeds: ["2026"], count: 10_000))
  }

  private func check(_ programs: [String]) throws {
    let (differences, skipped) = try PythonDifference.find(among: programs)
    #expect(skipped == 0)
    #expect(differences.isEmpty, "\(differences.first.map(String.init(describing:)) ?? "")")
  }
}
