import PythonSamples
import TestSupport
import Testing

/// Random programs do here what they do in the real `python3`; `make fuzz-python` tries twenty thousand.
@Suite("Random programs", .enabled(if: TestRun.hasJudges))
struct DifferenceTests {
  @Test("print what CPython prints, and end as it does", arguments: [1, 2] as [UInt64])
  func differences(seed: UInt64) throws {
    let (differences, skipped) = try PythonDifference.find(count: 150, seed: seed)
    #expect(skipped == 0, "programs that do not end cannot be compared")
    #expect(differences.isEmpty, "\(differences.first.map(String.init(describing:)) ?? "")")
  }
}
